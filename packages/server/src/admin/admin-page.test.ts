import { expect, test } from 'vitest';
import { adminPage } from './admin-page.ts';

const PAGE: Parameters<typeof adminPage>[0] = {
  process: 'p1',
  since: new Date('2026-11-29T10:00:00Z'),
  now: new Date('2026-11-29T20:30:00Z'),
  readiness: 'well',
  memory: 0,
  storageSize: 0,
  backups: null,
  context: { tables: [], galleries: [], watchers: 0, seekers: [] },
  reports: [],
  page: 1,
  names: new Map(),
  blocked: [],
};

test.each([
  [null, 'off', false],
  [{ latest: null, hasFailed: true }, 'none', true],
  [{ latest: new Date('2026-11-29T17:20:00Z'), hasFailed: false }, '3 h 10 min ago', false],
])('the page says of backups %j: %s', (backups, age, isWarning) => {
  const text = adminPage({ ...PAGE, backups });
  expect(text).toContain(`<dt>Latest backup</dt><dd>${age}</dd>`);
  expect(text.includes('The last backup failed.')).toBe(isWarning);
});
