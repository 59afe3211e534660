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
export const DESIGNATION_NAMES: Readonly<Record<number, BilingualText>> = {
  1: { en: 'Chief Patron', bn: 'প্রধান পৃষ্ঠপোষক' },
  2: { en: 'Commander', bn: 'কমান্ডার' },
  3: { en: 'Chief Patron', bn: 'প্রধান পৃষ্ঠপোষক' },
  4: { en: 'Chairmen', bn: 'সভাপতি' },
  5: { en: 'Vice-Chairmen', bn: 'সহ-সভাপতি' },
  6: { en: 'Principal', bn: 'অধ্যক্ষ' },
  7: { en: 'Principal (School)', bn: 'অধ্যক্ষ (স্কুল)' },
  8: { en: 'Principal (College)', bn: 'অধ্যক্ষ (কলেজ)' },
  9: { en: 'Shift In-charge', bn: 'শিফট ইনচার্জ' },
  10: { en: 'Shift In-charge (BV)', bn: 'শিফট ইনচার্জ (বিভি)' },
  11: { en: 'Shift In-charge (EV)', bn: 'শিফট ইনচার্জ (ইভি)' },
  12: { en: 'Vice-Principal', bn: 'উপাধ্যক্ষ' },
  13: { en: 'Member', bn: 'সদস্য' },
  14: { en: 'Representative', bn: 'প্রতিনিধি' },
  15: { en: 'Managing Director', bn: 'ব্যবস্থাপনা পরিচালক' },
  16: { en: 'Director', bn: 'পরিচালক' },
  17: { en: 'Professor', bn: 'অধ্যাপক' },
  18: { en: 'Assists. Professor', bn: 'সহকারী অধ্যাপক' },
  19: { en: 'First Asst Vice President', bn: 'প্রথম সহকারী ভাইস প্রেসিডেন্ট' },
  20: { en: 'Senior Teacher', bn: 'জ্যেষ্ঠ শিক্ষক' },
};

/** A message from an office holder. */
export interface GoverningBodyMessage {
  designationId: number | null;
  /** The office held; never empty where the designation id is known. */
  designation: BilingualText;
  name: BilingualText;
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
