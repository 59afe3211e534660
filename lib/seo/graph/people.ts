import type { Person } from 'schema-dts';
import type { Employee, GoverningBodyMessage, GoverningMember } from '../../domain/people';
import type { BilingualText } from '../../i18n/bilingual';
import { fileUrl, nodeId, shown, type GraphContext } from './context';

type PersonNode = Exclude<Person, string>;

function person(context: GraphContext, name: BilingualText | string, jobTitle: BilingualText | string, image: string | null): PersonNode[] {
  const called = shown(name, context.lang);
  if (!called) return [];
  return [{ '@type': 'Person', name: called, jobTitle: shown(jobTitle, context.lang), image: image ? fileUrl(context, image) : undefined }];
}

/** The governing body. */
export function memberNodes(context: GraphContext, members: readonly GoverningMember[]): PersonNode[] {
  return members.flatMap(({ name, position, image }) => person(context, name, position, image)).map((node) => ({ ...node, memberOf: nodeId(context, 'institution') }));
}

/** Teachers or staff. */
export function employeeNodes(context: GraphContext, employees: readonly Employee[]): PersonNode[] {
  return employees.flatMap(({ name, designation, image }) => person(context, name, designation, image)).map((node) => ({ ...node, worksFor: nodeId(context, 'institution') }));
}

/** Those whose messages a page shows, once each. */
export function authorNodes(context: GraphContext, messages: readonly GoverningBodyMessage[]): PersonNode[] {
  const authors = new Map(messages.map((message) => [shown(message.name, context.lang), message]));
  return [...authors.values()].flatMap(({ name, designation, image }) => person(context, name, designation, image)).map((node) => ({ ...node, affiliation: nodeId(context, 'institution') }));
}
