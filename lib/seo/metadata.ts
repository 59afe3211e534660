import 'server-only';
import type { Metadata } from 'next';
import { getEnv } from '../env';
import { excerpt } from '../html/excerpt';
import { inLanguage, type BilingualText } from '../i18n/bilingual';
import type { Lang } from '../i18n/lang';
import { localPath } from '../routes';
import { loadSite } from '../site';

const DESCRIPTION_CHARACTERS = 160;

export interface PageFacts {
  lang: Lang;
  /** Clean, language-neutral path. */
  path: string;
  /** The page's own title; the institution's name is added. Empty for the home page. */
  title: BilingualText | string;
  description?: string;
  /** A picture of the page's content, for those who share it. */
  image?: string;
  /** false keeps the page out of search engines. */
  index?: boolean;
}

/** The absolute address of a page in a language. */
export function absoluteUrl(lang: Lang, path: string): string {
  return getEnv().siteUrl + localPath(lang, path);
}

/** Title, description, canonical address and its other language, for the head of a page. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { lang, path, index = true } = facts;
  const { school } = await loadSite();
  const name = inLanguage(school.name, lang);
  const own = typeof facts.title === 'string' ? facts.title : inLanguage(facts.title, lang);
  const title = own ? `${own} | ${name}` : name;
  const about = facts.description || [own, inLanguage(school.tagline, lang), name, inLanguage(school.address, lang)].filter(Boolean).join(' · ');
  const description = excerpt(about, DESCRIPTION_CHARACTERS);
  const url = absoluteUrl(lang, path);
  return {
    metadataBase: new URL(getEnv().siteUrl),
    title,
    description,
    alternates: {
      canonical: url,
      languages: { en: absoluteUrl('en', path), 'bn-BD': absoluteUrl('bn', path), 'x-default': absoluteUrl('en', path) },
    },
    openGraph: {
      type: 'website',
      url,
      title,
      description,
      siteName: name,
      locale: lang === 'bn' ? 'bn_BD' : 'en_GB',
      alternateLocale: lang === 'bn' ? 'en_GB' : 'bn_BD',
    },
    ...(index ? {} : { robots: { index: false, follow: true } }),
  };
}
