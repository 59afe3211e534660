import type { School } from './domain/school';
import type { BilingualText } from './i18n/bilingual';
import { textLanguage } from './i18n/text-language';
import { safeLink } from './links';
import type { ClientBasics } from './provider';
import type { SiteConfig } from './site-config';

const FALLBACK_NAME: BilingualText = { en: 'School', bn: 'বিদ্যালয়' };

/** A text without a language of its own field, put where its script says it belongs. */
function placed(text: string): BilingualText {
  return text && textLanguage(text, 'en') === 'bn' ? { en: '', bn: text } : { en: text, bn: '' };
}

/** Language by language, the first source that has the text. */
function merged(...sources: readonly BilingualText[]): BilingualText {
  const first = (lang: 'en' | 'bn'): string => sources.find((source) => source[lang])?.[lang] ?? '';
  return { en: first('en'), bn: first('bn') };
}

/**
 * Who the institution is: what client-basics carries wins over the site configuration.
 * @param basics null while the provider has never been heard; the configuration then stands alone
 */
export function schoolOf(basics: ClientBasics | null, config: SiteConfig): School {
  const option = (...names: readonly string[]): string =>
    names.map((name) => basics?.options.get(name)).find((value) => value) ?? '';
  const named = merged(basics?.name ?? { en: '', bn: '' }, config.name);
  const name = named.en || named.bn ? named : FALLBACK_NAME;
  return {
    name,
    shortName: merged(config.shortName, name),
    tagline: merged(placed(option('slogan', 'tagline')), config.tagline),
    address: merged(placed(basics?.address ?? ''), config.address),
    phone: basics?.phone || config.phone,
    email: basics?.email || config.email,
    logo: basics?.logo ?? null,
    codes: {
      eiin: option('eiin') || config.codes.eiin,
      collegeCode: option('college code', 'collegecode') || config.codes.collegeCode,
      schoolCode: option('school code', 'schoolcode') || config.codes.schoolCode,
    },
    socialUrl: safeLink(option('facebook', 'social link')) ?? (config.socialUrl || null),
    loginUrl: safeLink(option('login', 'login url')) ?? (config.loginUrl || null),
    mapEmbedUrl: config.mapEmbedUrl || null,
    onlineAdmissionUrl: safeLink(option('online admission')) ?? (config.onlineAdmissionUrl || null),
    author: option('siteauthor'),
    counters: config.counters,
    timeZone: config.timeZone,
  };
}
