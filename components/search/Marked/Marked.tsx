import type { Lang } from '@/lib/i18n/lang';
import { languageAttributes } from '@/lib/i18n/text-language';
import type { MarkedText } from '@/lib/search/document';
import { markedParts } from '@/lib/search/marked-parts';

/** A text with its hits marked, in the language it is really in. */
export function Marked({ content, lang }: { content: Pick<MarkedText, 'text' | 'marks'>; lang: Lang }) {
  return (
    <span {...languageAttributes(content.text, lang)}>
      {markedParts(content).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
