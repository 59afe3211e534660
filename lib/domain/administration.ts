import { isMessagePage, MESSAGE_DESIGNATIONS, messagePageOf, type GoverningBodyMessage, type MessagePage } from './people';

/** The lists of the administration section (section 2). */
export const PEOPLE_LISTS = ['governing-body', 'teacher-information', 'staff-information'] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];

export function isPeopleList(value: string): value is PeopleList {
  return PEOPLE_LISTS.some((list) => list === value);
}

/** The lists that can be filtered: those of employees. */
export function isEmployeeList(value: string): value is Exclude<PeopleList, 'governing-body'> {
  return isPeopleList(value) && value !== 'governing-body';
}

/** What an address under /administration shows; a missing or unknown item is the governing body (section 2). */
export function administrationItem(segment: string): PeopleList | MessagePage {
  return isPeopleList(segment) || isMessagePage(segment) ? segment : 'governing-body';
}

// Menu pages that schools leave empty because the people are listed elsewhere (clean spellings of the real site map).
const LIST_PAGES: ReadonlyArray<readonly [RegExp, PeopleList]> = [
  [/^\/governing-body$/, 'governing-body'],
  [/^\/(?:teacher-information.*|teachers-list.*)$/, 'teacher-information'],
  [/^\/(?:staff-information|officers-and-staffs-list|non-teaching)$/, 'staff-information'],
];

/** The list of people that a menu page without content shows, if any. */
export function peopleListOf(path: string): PeopleList | undefined {
  return LIST_PAGES.find(([pattern]) => pattern.test(path))?.[1];
}

/** The message pages that have something to show, in the order of the section's list. */
export function messagePages(messages: readonly GoverningBodyMessage[]): { page: MessagePage; messages: GoverningBodyMessage[] }[] {
  return Object.keys(MESSAGE_DESIGNATIONS)
    .filter(isMessagePage)
    .map((page) => ({ page, messages: messages.filter((message) => messagePageOf(message) === page) }))
    .filter((entry) => entry.messages.length > 0);
}
