import type { Lang } from '@/lib/i18n/lang';
import { isExternal } from '@/lib/links';
import { localPath } from '@/lib/routes';
import type { SearchDocument } from '@/lib/search/document';

/** Where a found document leads, on a page in a language; a menu item may lead to another site. */
export function hitHref({ href }: Pick<SearchDocument, 'href'>, lang: Lang): string {
  return isExternal(href) ? href : localPath(lang, href);
}
