import type { BilingualText } from '../i18n/bilingual';
import type { BilingualHtml } from './content';

/** Designations that have a message page (section 9). */
export const MESSAGE_DESIGNATIONS = {
  'message-of-chairman': 4,
  'message-of-vice-chairman': 5,
  'message-of-principal': 6,
  'message-of-vice-principal': 12,
  'message-of-chief-patron': 1,
} as const;
export type MessagePage = keyof typeof MESSAGE_DESIGNATIONS;

export function isMessagePage(value: string): value is MessagePage {
  return Object.hasOwn(MESSAGE_DESIGNATIONS, value);
}

/** Governing body designations by id (section 3). */
export const DESIGNATION_NAMES: Readonly<Record<number, string>> = {
  1: 'Chief Patron', 2: 'Commander', 3: 'Chief Patron', 4: 'Chairmen', 5: 'Vice-Chairmen', 6: 'Principal',
  7: 'Principal (School)', 8: 'Principal (College)', 9: 'Shift In-charge', 10: 'Shift In-charge (BV)',
  11: 'Shift In-charge (EV)', 12: 'Vice-Principal', 13: 'Member', 14: 'Representative', 15: 'Managing Director',
  16: 'Director', 17: 'Professor', 18: 'Assists. Professor', 19: 'First Asst Vice President', 20: 'Senior Teacher',
};

/** A message from an office holder. */
export interface GoverningBodyMessage {
  designationId: number | null;
  /** The office held; never empty where the designation id is known. */
  designation: string;
  name: string;
  image: string | null;
  details: BilingualHtml;
  /** Digits; a 1 puts the message on the home page (section 5). */
  placement: string;
}

export interface GoverningMember {
  name: BilingualText;
  position: string;
  image: string | null;
}

export interface Employee {
  name: BilingualText;
  designation: BilingualText;
  department: string;
  image: string | null;
  /** null when the record does not tell. */
  isStaff: boolean | null;
}

const HOME_MESSAGES = 3;

/** Messages of the home page: placement contains the digit 1, at most three (sections 5 and 9). */
export function homeMessages(messages: readonly GoverningBodyMessage[]): GoverningBodyMessage[] {
  return messages.filter((message) => message.placement.includes('1')).slice(0, HOME_MESSAGES);
}

/** The message page a message belongs to, if its office has one. */
export function messagePageOf(message: GoverningBodyMessage): MessagePage | undefined {
  const pages = Object.keys(MESSAGE_DESIGNATIONS).filter(isMessagePage);
  return pages.find((page) => MESSAGE_DESIGNATIONS[page] === message.designationId);
}

/** Teachers or staff; both lists show all where no record tells the two apart. */
export function employeesOf(kind: 'teachers' | 'staff', all: readonly Employee[]): Employee[] {
  if (!all.some((employee) => employee.isStaff)) return [...all];
  return all.filter((employee) => (employee.isStaff === true) === (kind === 'staff'));
}
