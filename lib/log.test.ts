/** @jest-environment node */
import { createLog, type LogSettings } from './log';

function recorded(overrides: Partial<LogSettings> = {}) {
  const lines: Record<string, unknown>[] = [];
  const raw: string[] = [];
  const clock = { now: 0 };
  const log = createLog(() => ({
    level: 'info',
    secrets: ['s3cret-key'],
    now: () => clock.now,
    write: (_severity, line) => {
      raw.push(line);
      lines.push(JSON.parse(line));
    },
    ...overrides,
  }));
  return { log, lines, raw, clock };
}

test('prints one line of JSON with time, level, event and fields', () => {
  const { log, lines } = recorded();
  log.warn('provider-failed', { path: '/notices', kind: 'timeout', ms: 5000 });
  expect(lines).toEqual([
    { time: '1970-01-01T00:00:00.000Z', level: 'warn', event: 'provider-failed', path: '/notices', kind: 'timeout', ms: 5000 },
  ]);
});

test('prints nothing below its level', () => {
  const { log, lines } = recorded({ level: 'error' });
  log.warn('a');
  log.error('b');
  expect(lines.map((line) => line.event)).toEqual(['b']);
  const silent = recorded({ level: 'silent' });
  silent.log.error('c');
  expect(silent.lines).toEqual([]);
});

test('prints a repeated failure once a minute and counts the rest', () => {
  const { log, lines, clock } = recorded();
  for (let i = 0; i < 5; i += 1) log.warn('failed', { path: '/a', kind: 'refused', ms: i });
  log.warn('failed', { path: '/b', kind: 'refused' });
  clock.now = 60_000;
  log.warn('failed', { path: '/a', kind: 'refused' });
  expect(lines.map((line) => [line.path, line.suppressed])).toEqual([['/a', undefined], ['/b', undefined], ['/a', 4]]);
});

test('never prints a secret and never breaks the line', () => {
  const { log, raw } = recorded();
  log.error('failed', { path: '/x\n{"level":"forged"}', message: 'header s3cret-key refused' });
  expect(raw).toHaveLength(1);
  expect(raw[0]).not.toContain('\n');
  expect(raw[0]).not.toContain('s3cret-key');
});

test('forgets the oldest of very many distinct failures', () => {
  const { log, lines } = recorded();
  for (let i = 0; i < 1001; i += 1) log.warn('failed', { path: `/${i}` });
  log.warn('failed', { path: '/0' });
  expect(lines).toHaveLength(1002);
});
