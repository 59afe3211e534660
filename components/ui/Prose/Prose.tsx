import type { SafeHtml } from '@/lib/domain/content';
import type { Lang } from '@/lib/i18n/lang';
import { languageAttributes } from '@/lib/i18n/text-language';
import styles from './Prose.module.scss';

/**
 * A text of the office as it was formatted, made to fit. The only place that sets HTML from outside,
 * and only HTML that has passed the sanitiser (the type says so). EmbedFrames of the layout plays its videos.
 */
export function Prose({ html, lang }: { html: SafeHtml; lang: Lang }) {
  return <div className={styles.prose} {...languageAttributes(html.replace(/<[^>]*>/g, ''), lang)} dangerouslySetInnerHTML={{ __html: html }} />;
}
