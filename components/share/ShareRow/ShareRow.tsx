import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { ShareLinks } from '../ShareLinks/ShareLinks';

/** The share row of a page. `url` is the page's absolute address. */
export function ShareRow({ url, title, lang }: { url: string; title: string; lang: Lang }) {
  return <ShareLinks url={url} title={title} words={getDictionary(lang).share} />;
}
