import 'server-only';
import type { Metadata } from 'next';
import { getEnv } from '../env';
import { feedLinks } from '../feeds/feed-address';
import { excerpt } from '../html/excerpt';
import { inLanguage, type BilingualText } from '../i18n/bilingual';
import type { Lang } from '../i18n/lang';
import { localPath } from '../routes';
import { CARD_HEIGHT, CARD_WIDTH } from '../share/card-size';
import { cardOf, cardPath, sectionName, type ArticleKind } from '../share/card';
import { loadSite } from '../site';

const DESCRIPTION_CHARACTERS = 160;

export interface PageFacts {
  lang: Lang;
  /** Clean, language-neutral path. */
  path: string;
  /** The page's own title; the institution's name is added. Empty for the home page. */
  title: BilingualText | string;
  /** The title on the share card, where the page at the path is called something else. */
  cardTitle?: string;
  /** For a single notice, piece of news or achievement: its section stands in the title and on the share card. */
  kind?: ArticleKind;
  /** ISO instant of such a page. */
  date?: string | null;
  /** What makes the title the only one of its kind, where others are called the same. */
  distinction?: string;
  description?: string;
  /** A picture of the page's content, for those who share it. */
  image?: string;
  /** false keeps the page out of search engines. */
  index?: boolean;
}

/** An address of this site, made absolute and escaped as machines want it. */
export function absolute(address: string): string {
  return new URL(address, getEnv().siteUrl).href;
}

/** The absolute address of a page in a language. */
export function absoluteUrl(lang: Lang, path: string): string {
  return absolute(localPath(lang, path));
}

/** The whole head of a page: title, description, canonical address, languages, feeds and what messengers show. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { lang, path, kind, index = true } = facts;
  const { school } = await loadSite();
  const name = inLanguage(school.name, lang);
  const own = typeof facts.title === 'string' ? facts.title : inLanguage(facts.title, lang);
  const place = [kind ? sectionName(kind, lang) : '', facts.distinction].filter(Boolean).join(' ');
  const title = [[own, place].filter(Boolean).join(' · '), name].filter(Boolean).join(' | ');
  const about = facts.description || [own, inLanguage(school.tagline, lang), name, inLanguage(school.address, lang)].filter(Boolean).join(' · ');
  const description = excerpt(about, DESCRIPTION_CHARACTERS);
  const url = absoluteUrl(lang, path);
  // Pages that are nobody's to find carry the home page's card.
  const subject = index ? { ...facts, title: facts.cardTitle ?? facts.title } : { path: '/', title: '' };
  const card = cardOf(subject, school, getEnv().siteUrl, lang);
  const picture = { url: absolute(cardPath(card, subject.path)), width: CARD_WIDTH, height: CARD_HEIGHT, type: 'image/jpeg', alt: card.title };
  return {
    metadataBase: new URL(getEnv().siteUrl),
    title,
    description,
    alternates: {
      canonical: url,
      languages: { en: absoluteUrl('en', path), 'bn-BD': absoluteUrl('bn', path), 'x-default': absoluteUrl('en', path) },
      types: feedLinks(lang, path, name),
    },
    openGraph: {
      url,
      title: own || name,
      description,
      siteName: name,
      locale: lang === 'bn' ? 'bn_BD' : 'en_GB',
      alternateLocale: lang === 'bn' ? 'en_GB' : 'bn_BD',
      images: [picture, ...(facts.image ? [{ url: absolute(facts.image) }] : [])],
      ...(kind ? { type: 'article', publishedTime: facts.date ?? undefined } : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title: own || name, description, images: [{ url: picture.url, alt: picture.alt }] },
    ...(index ? {} : { robots: { index: false, follow: true } }),
  };
}
