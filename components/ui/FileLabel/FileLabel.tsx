import type { FileLink } from '@/lib/domain/file';
import type { Lang } from '@/lib/i18n/lang';
import { fileSize } from './file-size';
import styles from './FileLabel.module.scss';

/** The type of a file and, where known, its size, to stand beside the link. Nothing where neither is known. */
export function FileLabel({ file, bytes, lang }: { file: FileLink; bytes?: number | null; lang: Lang }) {
  const parts = [file.type, bytes ? fileSize(bytes, lang) : ''].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <span className={styles.label} lang={lang === 'en' || bytes ? undefined : 'en'}>
      {parts.join(', ')}
    </span>
  );
}
