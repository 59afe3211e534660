import { isEmptyText, type BilingualText } from '../i18n/bilingual';
import type { SiteMapItem } from './site-map';

/** An entry of the main menu. */
export interface MenuNode {
  key: string;
  name: BilingualText;
  /** Language-neutral path or external address; null for an entry that only opens its children. */
  href: string | null;
  external: boolean;
  children: MenuNode[];
}

/** The menu in its two halves (section 5). */
export interface MenuTree {
  first: MenuNode[];
  second: MenuNode[];
}

/** Menu codes that the menu leaves out (section 5); their pages still open. */
const EXCLUDED_CODES = new Set(['187', '216', '217', '12']);

/**
 * The menu of a site map (section 5): top level is ParentId 0, children under their parent, all by Id,
 * split into two halves of which the first is ceil(half). A child whose parent is missing or excluded
 * is left out, as is a top-level entry with nothing to open.
 */
export function buildMenu(siteMap: readonly SiteMapItem[]): MenuTree {
  const listed = siteMap.filter((item) => !EXCLUDED_CODES.has(item.menuCode) && !isEmptyText(item.name));
  const top = nodesUnder(0, listed, new Set()).filter((node) => node.href !== null || node.children.length > 0);
  const half = Math.ceil(top.length / 2);
  return { first: top.slice(0, half), second: top.slice(half) };
}

function nodesUnder(parentId: number, items: readonly SiteMapItem[], above: ReadonlySet<number>): MenuNode[] {
  const seen = new Set<string>();
  return items
    .filter((item) => item.parentId === parentId && item.id !== parentId && !above.has(item.id))
    .sort((a, b) => a.id - b.id)
    .map((item) => node(item, items, new Set([...above, item.id])))
    .filter((entry) => {
      const same = `${entry.name.en.toLowerCase()}\n${entry.name.bn}\n${entry.href}`;
      if (seen.has(same) && entry.children.length === 0) return false;
      seen.add(same);
      return true;
    });
}

function node(item: SiteMapItem, items: readonly SiteMapItem[], above: ReadonlySet<number>): MenuNode {
  const { destination } = item;
  return {
    key: String(item.id),
    name: item.name,
    href: hrefOf(item),
    external: destination.kind === 'external',
    children: nodesUnder(item.id, items, above),
  };
}

function hrefOf({ destination }: SiteMapItem): string | null {
  if (destination.kind === 'none') return null;
  return destination.kind === 'external' ? destination.url : (destination.paths[0] ?? null);
}
