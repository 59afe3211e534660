import type { z } from 'zod';
import { log } from '../log';
import { ProviderFailure } from './failure';

/** What turning records into domain objects needs to know of the school. */
export interface RecordContext {
  /** Origin of root-relative file addresses; none for a content folder. */
  fileOrigin: string | undefined;
  /** IANA zone of the school's wall clock. */
  timeZone: string;
}

const MOST_REASONS = 500;
const reported = new Set<string>();

function reportOnce(path: string, reason: string): void {
  const key = `${path} ${reason}`;
  if (reported.has(key) || reported.size >= MOST_REASONS) return;
  reported.add(key);
  log.warn('record-left-out', { path, kind: reason });
}

function reasonOf(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.') || 'record'}: ${issue.message}` : 'unreadable';
}

/**
 * Reads a list record by record: a broken one is left out and logged once, the others live.
 * `null` is an empty list. A list of nothing but broken records is a failed answer, not an empty one.
 * @param toDomain may return null for a record that is well-formed and not to be shown
 * @throws ProviderFailure
 */
export function readRecords<Schema extends z.ZodType, T>(
  path: string,
  data: unknown,
  schema: Schema,
  toDomain: (record: z.output<Schema>) => T | null,
): T[] {
  if (data === null) return [];
  if (!Array.isArray(data)) throw new ProviderFailure(path, 'envelope', 'data is no list');
  let broken = 0;
  const items = data.flatMap((record: unknown) => {
    const parsed = schema.safeParse(record);
    if (!parsed.success) {
      broken++;
      reportOnce(path, reasonOf(parsed.error));
      return [];
    }
    const item = toDomain(parsed.data);
    return item === null ? [] : [item];
  });
  if (broken > 0 && broken === data.length) throw new ProviderFailure(path, 'records', `all ${broken} records broken`);
  return items;
}

/** Keeps the first of several items that share a key: two of them would share an address. */
export function distinct<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
