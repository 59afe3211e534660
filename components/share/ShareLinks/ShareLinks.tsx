import { CopyLink } from '../CopyLink/CopyLink';
import { ShareSheet } from '../ShareSheet/ShareSheet';
import styles from './ShareLinks.module.scss';

export interface ShareWords {
  title: string;
  sheet: string;
  whatsApp: string;
  facebook: string;
  copy: string;
  copied: string;
  copyFailed: string;
}

interface ShareLinksProps {
  /** Absolute address of the page. */
  url: string;
  title: string;
  words: ShareWords;
}

/** Ways to pass a page on: plain links, and buttons where the browser can do more. No third-party script. */
export function ShareLinks({ url, title, words }: ShareLinksProps) {
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
  const facebook = `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;
  return (
    <ul className={styles.row} aria-label={words.title} data-print="no">
      <li>
        <a href={whatsApp} target="_blank" rel="noopener">
          {words.whatsApp}
        </a>
      </li>
      <li>
        <a href={facebook} target="_blank" rel="noopener">
          {words.facebook}
        </a>
      </li>
      <CopyLink key={url} url={url} words={words} />
      <ShareSheet url={url} title={title} label={words.sheet} />
    </ul>
  );
}
