import { htmlIn } from '@/components/content/html-in';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { PersonPhoto } from '@/components/ui/PersonPhoto/PersonPhoto';
import { Prose } from '@/components/ui/Prose/Prose';
import { messagePageOf, type GoverningBodyMessage } from '@/lib/domain/people';
import { excerpt, plainText } from '@/lib/html/excerpt';
import { inLanguage, isEmptyText } from '@/lib/i18n/bilingual';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import { MESSAGE_PREVIEW } from '../home-rules';
import styles from './MessageCards.module.scss';

/** Messages of the office holders: a beginning each, the way to the page, the full text in a dialog (section 2). */
export function MessageCards({ messages, lang }: { messages: readonly GoverningBodyMessage[]; lang: Lang }) {
  return (
    <ul className={styles.cards}>
      {messages.map((message, index) => (
        <li key={index} className={styles.card}>
          <MessageCard message={message} lang={lang} />
        </li>
      ))}
    </ul>
  );
}

function MessageCard({ message, lang }: { message: GoverningBodyMessage; lang: Lang }) {
  const words = getDictionary(lang);
  const page = messagePageOf(message);
  const title = page ? words.administration[page] : fill(words.home.messageOf, { office: inLanguage(message.designation, lang) });
  const html = htmlIn(message.details, lang);
  return (
    <>
      <PersonPhoto className={styles.photo} name={isEmptyText(message.name) ? message.designation : message.name} image={message.image} lang={lang} sizes="96px" />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.who}>
          <LocalText as="b" text={message.name} lang={lang} /> <LocalText as="span" text={message.designation} lang={lang} />
        </p>
      </div>
      <LocalText as="p" className={styles.preview} text={excerpt(plainText(html), MESSAGE_PREVIEW)} lang={lang} />
      <div className={styles.ways}>
        {page && (
          <a className={styles.details} href={localPath(lang, `/${page}`)} aria-label={`${words.common.details}: ${title}`}>
            {words.common.details}
          </a>
        )}
        {html && (
          <Dialog openLabel={words.home.readHere} title={title} closeLabel={words.common.close}>
            <Prose html={html} lang={lang} />
          </Dialog>
        )}
      </div>
    </>
  );
}
