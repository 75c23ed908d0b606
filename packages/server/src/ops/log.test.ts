import { expect, test } from 'vitest';
import { openLog, reportTally, startTally } from './log.ts';

const PLAIN = { logLevel: 'info', processName: 'p1' } as const;

test('a log line holds no key, secret, token, hand or state', () => {
  const lines: string[] = [];
  const log = openLog(PLAIN, { write: (line) => void lines.push(line) });
  log.info(
    {
      key: 'SECRET',
      person: { secret: 'SECRET', personId: 'SECRET' },
      request: { token: 'SECRET', options: { key: 'SECRET' } },
      seat: { hand: ['SECRET'] },
      code: 'ABC',
    },
    'said',
  );
  expect(lines.join()).not.toContain('SECRET');
  expect(lines.join()).toContain('ABC');
});

test('counts are logged when there is something new, and at the end', () => {
  const lines: string[] = [];
  const tally = startTally();
  const stop = reportTally(tally, openLog(PLAIN, { write: (line) => void lines.push(line) }), 1e9);
  tally.count('refused stale');
  tally.count('refused stale');
  stop();
  stop();
  expect(lines.map((line) => JSON.parse(line).counts)).toEqual([{ 'refused stale': 2 }]);
});
