import { Icon } from '@/components/ui/Icon/Icon';
import type { IconName } from '@/components/ui/Icon/icons';
import { getDictionary, type Dictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import styles from './QuickLinks.module.scss';

type QuickWord = keyof Dictionary['home']['quick'];

/** What parents come for, most asked first (section 2; the addresses are the specification's). */
const LINKS: ReadonlyArray<readonly [QuickWord, string, IconName]> = [
  ['notices', '/notice', 'bell'],
  ['classRoutine', '/class-routine', 'calendar'],
  ['examRoutine', '/exam-routine', 'clock'],
  ['results', '/hsc-results', 'award'],
  ['admission', '/admission-circular', 'file'],
  ['teachers', '/administration/teacher-information', 'book'],
  ['staff', '/administration/staff-information', 'people'],
  ['contact', '/contact', 'pin'],
];

/** Tiles that lead, within one tap, to what most visitors look for. */
export function QuickLinks({ phone, lang }: { phone: string; lang: Lang }) {
  const words = getDictionary(lang).home;
  const tiles = LINKS.map(([word, path, icon]) => ({ word, href: localPath(lang, path), icon }));
  const number = phone.replace(/[^\d+]/g, '');
  const all = number ? [...tiles, { word: 'call' as const, href: `tel:${number}`, icon: 'phone' as const }] : tiles;
  return (
    <nav aria-label={words.quickLinks} data-print="no">
      <ul className={styles.tiles}>
        {all.map(({ word, href, icon }) => (
          <li key={word}>
            <a className={styles.tile} href={href}>
              <Icon name={icon} className={styles.icon} />
              {words.quick[word]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
