import type { ReactNode, Ref } from 'react';
import { ShareLinks } from '@/components/share/ShareLinks/ShareLinks';
import { FileLabel } from '@/components/ui/FileLabel/FileLabel';
import { Icon } from '@/components/ui/Icon/Icon';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import type { NoticeSummary } from '@/lib/domain/notice-summary';
import type { Lang } from '@/lib/i18n/lang';
import { languageAttributes } from '@/lib/i18n/text-language';
import { NoticeCode } from '../NoticeCode/NoticeCode';
import { NoticeFile } from '../NoticeFile/NoticeFile';
import { codeAddress } from '../NoticeSelector/notice-path';
import type { NoticeWords } from '../notice-words';
import styles from './NoticePane.module.scss';

interface NoticePaneProps {
  lang: Lang;
  notice: NoticeSummary;
  /** Absolute address of the notice's page. */
  url: string;
  picture?: ReactNode;
  /** The address as a QR code, where the server has drawn it into the page. */
  code?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  words: NoticeWords;
}

/** The selected notice. */
export function NoticePane({ lang, notice, url, picture, code, headingRef, words }: NoticePaneProps) {
  const { title, file, created, date } = notice;
  return (
    <>
      <h2 className={styles.title} ref={headingRef} tabIndex={-1} {...languageAttributes(title, lang)}>
        {title}
      </h2>
      {created && (
        <p className={styles.date}>
          {words.published} <time dateTime={created}>{date}</time>
        </p>
      )}
      {file ? (
        <>
          <a className={styles.open} href={file.url} target="_blank" rel="noopener" data-print="no">
            <Icon name="external" />
            {words.open}
            <FileLabel file={file} lang={lang} />
            <span className={styles.hidden}>
              <LocalText text={title} lang={lang} />, {words.opensInNewTab}
            </span>
          </a>
          <NoticeFile lang={lang} file={file} title={title} picture={picture} words={words} />
        </>
      ) : (
        <p>{words.noFile}</p>
      )}
      <ShareLinks url={url} title={title} words={words.share} />
      <NoticeCode url={url} label={words.code}>
        {code ?? <img src={codeAddress(lang, notice.id)} alt="" fetchPriority="low" />}
      </NoticeCode>
    </>
  );
}
