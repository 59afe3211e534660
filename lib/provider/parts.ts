import { fileLink, type FileLink } from '../domain/file';
import type { BilingualHtml } from '../domain/content';
import { sanitize } from '../html/sanitize';
import { safeLink } from '../links';
import type { RecordContext } from './records';

// Parts that the records of several resources share.

/** A file's address in a record, as a file to show; null where there is none or it is dangerous. */
export function recordFile(raw: string, context: RecordContext): FileLink | null {
  const url = recordLink(raw, context);
  return url === null ? null : fileLink(url);
}

/** An address in a record: absolute, scheme-less, root-relative or missing. */
export function recordLink(raw: string, context: RecordContext): string | null {
  const url = safeLink(raw, context.fileOrigin);
  return url && !/^(?:mailto|tel):/.test(url) ? url : null;
}

export function recordHtml(en: string, bn: string, context: RecordContext): BilingualHtml {
  return { en: sanitize(en, context.fileOrigin), bn: sanitize(bn, context.fileOrigin) };
}
