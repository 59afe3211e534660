import { getEnv, LOG_LEVELS, type LogLevel } from './env';

export type LogFields = Record<string, string | number | boolean | null>;
type Severity = Exclude<LogLevel, 'silent'>;
export type Log = Record<Severity, (event: string, fields?: LogFields) => void>;

/** What a logger needs from outside; tests give their own. */
export interface LogSettings {
  level: LogLevel;
  /** Values that must never be printed, whatever field they turn up in. */
  secrets: readonly string[];
  now: () => number;
  write: (severity: Severity, line: string) => void;
}

const REPEAT_MS = 60_000;
/** A flood of distinct failures must not grow the memory: the oldest is forgotten. */
const REMEMBERED = 1000;
const LONGEST_VALUE = 500;
const SHORTEST_SECRET = 6;

function printable(value: LogFields[string], secrets: readonly string[]): LogFields[string] {
  if (typeof value !== 'string') return value;
  let text = value;
  for (const secret of secrets) if (secret.length >= SHORTEST_SECRET) text = text.replaceAll(secret, '[secret]');
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/**
 * A logger that prints one JSON line per event, and the same event of the same `path` and `kind`
 * at most once a minute; the next line then says how many were `suppressed`.
 * @param settings asked for at the first line, so that importing this file reads no environment
 */
export function createLog(settings: () => LogSettings): Log {
  const printed = new Map<string, { at: number; suppressed: number }>();
  let known: LogSettings | undefined;

  function print(severity: Severity, event: string, fields: LogFields = {}): void {
    const { level, secrets, now, write } = (known ??= settings());
    if (LOG_LEVELS.indexOf(severity) > LOG_LEVELS.indexOf(level)) return;

    const key = JSON.stringify([severity, event, fields.path, fields.kind]);
    const at = now();
    const last = printed.get(key);
    if (last && at - last.at < REPEAT_MS) {
      last.suppressed += 1;
      return;
    }
    printed.delete(key);
    printed.set(key, { at, suppressed: 0 });
    const oldest = printed.size > REMEMBERED ? printed.keys().next().value : undefined;
    if (oldest !== undefined) printed.delete(oldest);

    const line: LogFields = { time: new Date(at).toISOString(), level: severity, event };
    for (const [name, value] of Object.entries(fields)) line[name] = printable(value, secrets);
    if (last?.suppressed) line.suppressed = last.suppressed;
    write(severity, JSON.stringify(line));
  }

  return {
    debug: (event, fields) => print('debug', event, fields),
    info: (event, fields) => print('info', event, fields),
    warn: (event, fields) => print('warn', event, fields),
    error: (event, fields) => print('error', event, fields),
  };
}

function fromEnvironment(): LogSettings {
  const { logLevel, source, revalidateSecret } = getEnv();
  const secrets = source.kind === 'provider' ? [source.appKey, source.appClient] : [];
  if (revalidateSecret) secrets.push(revalidateSecret);
  return {
    level: logLevel,
    secrets,
    now: Date.now,
    write: (severity, line) => {
      const stream = severity === 'warn' || severity === 'error' ? process.stderr : process.stdout;
      stream.write(`${line}\n`);
    },
  };
}

declare global {
  var bidyaloyLog: Log | undefined;
}

/**
 * The site's log: `log.warn('provider-failed', { path, kind, ms })`. Give it no visitor's address.
 * It lives on the global object because Next bundles this file several times into one process,
 * and repetition has to be counted once.
 */
export const log: Log = (globalThis.bidyaloyLog ??= createLog(fromEnvironment));
