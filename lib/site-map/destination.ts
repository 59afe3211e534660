import type { BilingualText } from '../i18n/bilingual';
import { looksLikeHost, safeLink } from '../links';
import type { Destination } from './site-map';
import { decodeSegment, slug } from './slug';

/** Rows that lead somewhere although their address is `#` (issue: the leaves Home and Contact). */
const NAMED_LEAVES: Readonly<Record<string, string>> = {
  home: '/',
  হোম: '/',
  contact: '/contact',
  যোগাযোগ: '/contact',
};

/** Screens whose folder names carry capitals; every other address is lower case. */
const FOLDER_SCREENS: Readonly<Record<string, string>> = { imagefolder: 'imageFolder', videofolder: 'videoFolder' };

/**
 * Where a `MenuUrl` leads. One field may hold several addresses (`/class-routine | /school-class-routine`),
 * stray spaces and escapes; the first address is the clean one of the page.
 * @param isLeaf whether no row names this one as its parent
 */
export function destinationOf(menuUrl: string, name: BilingualText, isLeaf: boolean): Destination {
  const alternatives = menuUrl
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '#' && part !== '/#');
  const paths = alternatives.flatMap((address) => sitePath(address) ?? []);
  if (paths.length > 0) return { kind: 'page', paths: [...new Set(paths)] };
  const url = alternatives.map((address) => safeLink(address)).find((link) => link !== null);
  if (url) return { kind: 'external', url };
  const leaf = isLeaf ? (NAMED_LEAVES[name.en.toLowerCase()] ?? NAMED_LEAVES[name.bn]) : undefined;
  return leaf ? { kind: 'page', paths: [leaf] } : { kind: 'none' };
}

function sitePath(address: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//') || looksLikeHost(address)) return null;
  if (address === '/') return '/';
  const segments = address
    .split(/[?#]/, 1)
    .join('')
    .split('/')
    .flatMap((part) => slug(decodeSegment(part) ?? part) || []);
  const [first, ...rest] = segments;
  if (!first) return null;
  return `/${[FOLDER_SCREENS[first] ?? first, ...rest].join('/')}`;
}
