import { STORED_DATA_KINDS } from '@hundredfold/shared/protocol/stored-data.ts';
import { expect, test } from 'vitest';
import { speak } from '../i18n/all-languages.ts';
import { keptText } from './stored-page.tsx';

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

const TIMES = {
  gatherings: 90 * MINUTE_MS,
  games: 36 * 60 * MINUTE_MS,
  records: DAY_MS,
  reports: 5 * DAY_MS,
  subscriptions: 90 * DAY_MS,
  groups: 400 * DAY_MS,
  backups: 120 * MINUTE_MS,
};

test.each([
  ['en', ['90 minutes', '36 hours', '1 day', '5 days', '2 hours']],
  ['de', ['90 Minuten', '36 Stunden', '1 Tag', '5 Tage', '2 Stunden']],
  ['ru', ['90 минут', '36 часов', '1 день', '5 дней', '2 часа']],
])('in %s, each time of the server is in the text of its kind', (language, spoken) => {
  speak(language);
  const [unplayed, played, records, reports, backups] = spoken;
  const tables = keptText('tables', TIMES);
  expect([tables?.includes(`${unplayed}`), tables?.startsWith(`${played}`)]).toEqual([true, true]);
  expect(keptText('records', TIMES)).toContain(records);
  expect(keptText('reports', TIMES)).toContain(reports);
  expect(keptText('groups', TIMES)).toContain('400');
  expect(keptText('backups', TIMES)).toContain(backups);
});

test('a server that makes no backups says so', () => {
  expect(keptText('backups', { ...TIMES, backups: null })).toMatch(/makes none/);
});

test('without the times of the server, only what depends on them is unknown', () => {
  const unknown = STORED_DATA_KINDS.filter((kind) => keptText(kind, null) === null);
  expect(unknown).toEqual(['tables', 'records', 'reports', 'groups', 'notices', 'backups']);
});
