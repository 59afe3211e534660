import type { Lang } from '@/lib/i18n/lang';
import { handOver } from './handed-over';
import { KeptMarkup, type KeptMarkupProps } from './KeptMarkup';

interface ServerMarkupProps extends Omit<KeptMarkupProps, 'place'> {
  /** The language of the site: each has its own. */
  site: Lang;
}

/**
 * An element of the layout whose content comes as HTML and not a second time as the framework's data (a third of
 * a page's weight for the menu alone). For content that is the same on every page of a language, holds no
 * component of the browser, and needs none: script works on it through the document.
 */
export function ServerMarkup({ site, children, ...element }: ServerMarkupProps) {
  const place = `${site} ${element.id}`;
  handOver(place, children);
  return <KeptMarkup {...element} place={place} />;
}
