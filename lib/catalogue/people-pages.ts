import { messagePages, PEOPLE_LISTS, type PeopleList } from '../domain/administration';
import { employeesOf } from '../domain/people';
import { plainText } from '../html/excerpt';
import type { BilingualText } from '../i18n/bilingual';
import { getDictionary } from '../i18n/dictionary';
import { noText, type Material, type SitePage } from './site-page';

type Parts = Pick<Material, 'members' | 'employees' | 'messages'>;
type Words = keyof ReturnType<typeof getDictionary>['administration'];

function named(key: Words): BilingualText {
  return { en: getDictionary('en').administration[key], bn: getDictionary('bn').administration[key] };
}

function photosOf(list: PeopleList, { members, employees }: Parts): (string | null)[] {
  if (list === 'governing-body') return members.map(({ image }) => image);
  return employeesOf(list === 'staff-information' ? 'staff' : 'teachers', employees).map(({ image }) => image);
}

/** The pages of the administration section: the lists of people and the messages. */
export function peoplePages(parts: Parts): SitePage[] {
  const lists = PEOPLE_LISTS.map((list): SitePage => {
    const photos = photosOf(list, parts);
    return {
      path: `/administration/${list}`,
      kind: 'people',
      title: named(list),
      date: null,
      pictures: photos.flatMap((photo) => photo ?? []),
      hasContent: photos.length > 0,
      text: noText,
    };
  });
  const messages = messagePages(parts.messages).map(({ page, messages: own }): SitePage => ({
    path: `/administration/${page}`,
    kind: 'message',
    title: named(page),
    date: null,
    pictures: own.flatMap(({ image }) => image ?? []),
    hasContent: true,
    text: () => {
      const text = (lang: 'en' | 'bn') => own.map(({ name, details }) => `${name} ${plainText(details[lang])}`).join(' ');
      return { en: text('en'), bn: text('bn') };
    },
  }));
  return [...lists, ...messages];
}
