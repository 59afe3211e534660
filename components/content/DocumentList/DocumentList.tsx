import { FileLabel } from '@/components/ui/FileLabel/FileLabel';
import { Icon } from '@/components/ui/Icon/Icon';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import type { Attachment } from '@/lib/domain/content';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import styles from './DocumentList.module.scss';

/** LayOut 1, FileType 3: the title of each document and a link that opens it in a new tab (section 2). */
export function DocumentList({ documents, lang }: { documents: readonly Attachment[]; lang: Lang }) {
  const words = getDictionary(lang);
  return (
    <ul className={styles.list}>
      {documents.map(({ file, title }, index) => {
        const name = title || fill(words.content.documentNumber, { number: formatNumber(index + 1, lang) });
        return (
          <li key={index}>
            <Icon name={file.kind === 'image' ? 'image' : 'file'} className={styles.icon} />
            <span className={styles.name}>
              <LocalText text={name} lang={lang} /> <FileLabel file={file} lang={lang} />
            </span>
            <a className={styles.open} href={file.url} target="_blank" rel="noopener">
              {words.common.openFile}{' '}
              <span className={styles.hidden}>
                <LocalText text={name} lang={lang} />, {words.common.opensInNewTab}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
