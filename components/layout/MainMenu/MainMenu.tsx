import type { ReactNode } from 'react';
import { DrawnIcon } from '@/components/ui/Icon/DrawnIcon';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import type { MenuNode, MenuTree } from '@/lib/site-map/menu';
import { MenuBehaviour } from './MenuBehaviour';
import { MenuEntry } from './MenuEntry';
import styles from './MainMenu.module.scss';

/** The id that the button of the top bar names. */
export const MENU_ID = 'menu';

interface MainMenuProps {
  /** null when the site map cannot be had right now. */
  menu: MenuTree | null;
  lang: Lang;
  /** What else stands in the menu of small screens; no components of the browser. */
  children?: ReactNode;
}

/**
 * One menu in one place of the document: a bar of two rows on wide screens, a drawer below 1300 px
 * (a popover, so that it opens, closes on Escape and beside it, and keeps focus in order without script).
 */
export function MainMenu({ menu, lang, children }: MainMenuProps) {
  const words = getDictionary(lang);
  return (
    <>
      <ServerMarkup as="nav" site={lang} id={MENU_ID} className={styles.menu} popover="auto" aria-label={words.layout.mainMenu} data-print="no">
        <p className={styles.head}>
          {words.layout.menu}
          <button popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label={words.common.close}>
            <DrawnIcon name="close" />
          </button>
        </p>
        <div className={styles.rows}>
          {menu ? (
            <>
              <MenuRow nodes={menu.first} lang={lang} />
              <MenuRow nodes={menu.second} lang={lang} />
            </>
          ) : (
            <p>{words.layout.menuUnavailable}</p>
          )}
        </div>
        <div className={styles.more}>{children}</div>
      </ServerMarkup>
      <MenuBehaviour menuId={MENU_ID} />
    </>
  );
}

function MenuRow({ nodes, lang }: { nodes: readonly MenuNode[]; lang: Lang }) {
  if (nodes.length === 0) return null;
  return (
    <ul className={styles.row}>
      {nodes.map((node) => (
        <MenuEntry key={node.key} node={node} lang={lang} />
      ))}
    </ul>
  );
}
