import type { ReactNode } from 'react';
import type { FileLink } from '@/lib/domain/file';
import type { NoticeDocument } from '@/lib/domain/notice-summary';
import type { Lang } from '@/lib/i18n/lang';
import { languageAttributes } from '@/lib/i18n/text-language';
import type { NoticeWords } from '../notice-words';
import styles from './NoticeFile.module.scss';

// What a browser can show in a frame. Others it would download unasked: the sandbox stops that.
const SHOWN_IN_FRAMES = new Set(['', 'PDF', 'HTML', 'HTM', 'ASPX', 'PHP', 'TXT']);

/** Without the pages' thumbnails, which would take half of the frame. */
function frameAddress({ url, kind }: FileLink): string {
  return kind === 'pdf' && !url.includes('#') ? `${url}#navpanes=0` : url;
}

interface NoticeFileProps {
  lang: Lang;
  file: NoticeDocument;
  title: string;
  /** A notice that is an image, where the server has made better sources of it. */
  picture?: ReactNode;
  words: NoticeWords;
}

/** The file of a notice: an image as an image, anything else in a frame, where the policy lets it (section 2, notice board). */
export function NoticeFile({ lang, file, title, picture, words }: NoticeFileProps) {
  if (file.kind === 'image') {
    return <div className={styles.picture} {...languageAttributes(title, lang)}>{picture ?? <img src={file.url} alt={title} decoding="async" />}</div>;
  }
  if (!file.framed) {
    return (
      <p className={styles.hint} data-print="no">
        {words.elsewhere}
      </p>
    );
  }
  return (
    <>
      <iframe
        className={styles.frame}
        src={frameAddress(file)}
        title={words.frameTitle.replace('{title}', title)}
        sandbox={SHOWN_IN_FRAMES.has(file.type) ? undefined : ''}
        loading="lazy"
        data-print="no"
      />
      <p className={styles.hint} data-print="no">
        {words.frameHint}
      </p>
    </>
  );
}
