import type { Lang } from '@/lib/i18n/lang';
import { localPath, segment } from '@/lib/routes';

/** The address of a notice, or of the board. */
export function noticePath(lang: Lang, id?: string): string {
  return localPath(lang, id === undefined ? '/notice' : `/notice/${segment(id)}`);
}

/** Where the QR code of a notice's address is drawn. */
export function codeAddress(lang: Lang, id: string): string {
  return `/share/code/${lang}/${segment(id)}`;
}

/** The notice that a path of the address bar names, however its letters are encoded. */
export function noticeAt<T extends { id: string }>(notices: readonly T[], path: string, lang: Lang): T | undefined {
  const sameAs = (href: string) => new URL(href, 'https://same.invalid').pathname;
  const wanted = sameAs(path);
  return notices.find(({ id }) => sameAs(noticePath(lang, id)) === wanted);
}
