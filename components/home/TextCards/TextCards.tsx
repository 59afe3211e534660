import { htmlIn } from '@/components/content/html-in';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { Prose } from '@/components/ui/Prose/Prose';
import type { BilingualHtml } from '@/lib/domain/content';
import { excerpt, plainText } from '@/lib/html/excerpt';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import { TEXT_PREVIEW } from '../home-rules';
import styles from './TextCards.module.scss';

export interface TextCard {
  title: string;
  /** The page with the full text; none where the site has no such page. */
  path?: string;
  details: BilingualHtml;
}

/** Mission, vision and the like: a beginning each, the full text in a dialog and on its page (section 2). */
export function TextCards({ cards, lang }: { cards: readonly TextCard[]; lang: Lang }) {
  const words = getDictionary(lang);
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, path, details }) => {
        const html = htmlIn(details, lang);
        const text = plainText(html);
        const preview = excerpt(text, TEXT_PREVIEW);
        return (
          <li key={title} className={styles.card}>
            <h3 className={styles.title}>
              {path ? <a href={localPath(lang, path)}>{title}</a> : <LocalText text={title} lang={lang} />}
            </h3>
            <LocalText as="p" text={preview} lang={lang} />
            {preview !== text && (
              <Dialog openLabel={words.home.readHere} title={title} closeLabel={words.common.close} buttonClassName={styles.open}>
                <Prose html={html} lang={lang} />
              </Dialog>
            )}
          </li>
        );
      })}
    </ul>
  );
}
