import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { PersonPhoto } from '@/components/ui/PersonPhoto/PersonPhoto';
import { Prose } from '@/components/ui/Prose/Prose';
import { htmlIn } from '@/components/content/html-in';
import type { GoverningBodyMessage } from '@/lib/domain/people';
import { isEmptyText } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import styles from './MessagePanel.module.scss';

interface MessagePanelProps {
  messages: readonly GoverningBodyMessage[];
  lang: Lang;
  /** Above the messages, where the page's own heading does not say it. */
  heading?: string;
}

/** The messages of an office: image and HTML details (section 2, administration). */
export function MessagePanel({ messages, lang, heading }: MessagePanelProps) {
  return (
    <>
      {heading && <h2>{heading}</h2>}
      {messages.map((message, index) => {
        const html = htmlIn(message.details, lang);
        return (
          <article className={styles.message} key={index}>
            <figure>
              <PersonPhoto name={isEmptyText(message.name) ? message.designation : message.name} image={message.image} lang={lang} sizes="(width < 768px) 60vw, 280px" priority={index === 0} />
              <figcaption>
                {!isEmptyText(message.name) && <LocalText as="strong" text={message.name} lang={lang} />}
                <LocalText as="span" text={message.designation} lang={lang} />
              </figcaption>
            </figure>
            <div>{html ? <Prose html={html} lang={lang} /> : <EmptyState message={getDictionary(lang).common.noDataFound} />}</div>
          </article>
        );
      })}
    </>
  );
}
