import type { Lang } from './lang';
import * as accessibility from './words/accessibility';
import * as administration from './words/administration';
import * as common from './words/common';
import * as contact from './words/contact';
import * as content from './words/content';
import * as errors from './words/errors';
import * as gallery from './words/gallery';
import * as home from './words/home';
import * as layout from './words/layout';
import * as notices from './words/notices';
import * as search from './words/search';
import * as share from './words/share';

/** All interface words of one language, by section; English is the type. */
export type Dictionary = ReturnType<typeof dictionaryOf>;

function dictionaryOf(lang: Lang) {
  return {
    accessibility: accessibility[lang],
    administration: administration[lang],
    common: common[lang],
    contact: contact[lang],
    content: content[lang],
    errors: errors[lang],
    gallery: gallery[lang],
    home: home[lang],
    layout: layout[lang],
    notices: notices[lang],
    search: search[lang],
    share: share[lang],
  };
}

const DICTIONARIES: Record<Lang, Dictionary> = { en: dictionaryOf('en'), bn: dictionaryOf('bn') };

/** The interface words of a language. Server side; a client component gets the few words it shows as props. */
export function getDictionary(lang: Lang): Dictionary {
  return DICTIONARIES[lang];
}

/** Puts values into the `{name}` places of a phrase. */
export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
