import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type MetricsSources, openMetrics } from './metrics.ts';

const QUIET: MetricsSources = {
  tally: { counts: () => ({}) },
  traffic: { open: () => 0, bytes: () => ({ in: 0, out: 0 }) },
  look: () => ({ tables: [], galleries: [], watchers: 0, seekers: [] }),
  storageSize: async () => 0,
  backups: { status: () => null },
  readiness: async () => 'well',
};

test('refusals are labelled by their reason, and all other events by their name', async () => {
  const counts = { 'refused stale': 3, 'refused must-cover': 1, garbage: 2 };
  const text = await openMetrics('p1')
    .show({ ...QUIET, tally: { counts: () => counts } })
    .text();
  expect(text).toContain('hundredfold_refusals_total{reason="stale",process="p1"} 3');
  expect(text).toContain('hundredfold_refusals_total{reason="must-cover",process="p1"} 1');
  expect(text).toContain('hundredfold_events_total{event="garbage",process="p1"} 2');
});

test('the number of labels is limited, whatever the names are', async () => {
  const many = Array.from({ length: 1000 }, (_, number) => `thing ${'abcdefghij'.charAt(number % 10)}${'x'.repeat(number / 10)}`);
  const counts = Object.fromEntries([...many, 'refused ABCD1234', 'Ann"} 1\n'].map((what) => [what, 1]));
  const text = await openMetrics('p1')
    .show({ ...QUIET, tally: { counts: () => counts } })
    .text();
  expect(text.match(/^hundredfold_events_total\{/gm)?.length).toBeLessThanOrEqual(201);
  expect(text).toContain('hundredfold_refusals_total{reason="other",process="p1"} 1');
  expect(text).not.toMatch(/ABCD1234|Ann/);
});

test('moves are counted, appends and intents are timed', async () => {
  const meter = openMetrics('p1');
  const metrics = meter.show(QUIET);
  const lease = { code: 'ABCD1234', generation: 1 };
  const move = { step: { kind: 'move', seat: 0, action: { type: 'play', card: '7S' } }, intent: 'intent-1' } as const;
  meter.appended(
    {
      lease,
      match: 'm',
      version: 0,
      steps: [move, { step: { kind: 'lot', lot: { chance: 'pick', from: 9, result: 1 } }, intent: null }],
    },
    3,
  );
  meter.answered('act', 4);
  meter.answered('sit', 40);
  const text = await metrics.text();
  expect(text).toContain('hundredfold_moves_total{process="p1"} 1');
  expect(text).toContain('hundredfold_append_seconds_bucket{le="0.005",process="p1"} 1');
  expect(text).toContain('hundredfold_intent_seconds_bucket{le="0.005",process="p1",intent="act"} 1');
  expect(text).toContain('hundredfold_intent_seconds_count{process="p1",intent="other"} 1');
  expect(text).not.toMatch(/7S|ABCD1234|intent-1/);
});

test('the dashboard shows metrics that exist', async () => {
  const meter = openMetrics('p1');
  const look = () => {
    const person = { personId: 'hash', name: 'Ann' };
    return { tables: [], galleries: [{ code: 'ABCD1234', people: [person] }], watchers: 1, seekers: [] };
  };
  const text = await meter.show({ ...QUIET, look, tally: { counts: () => ({ 'refused stale': 1, bug: 1 }) } }).text();
  const dashboard = readFileSync(new URL('../../../../docs/grafana.json', import.meta.url), 'utf8');
  const known = metricNamesIn(text);
  const shown = [...dashboard.matchAll(/hundredfold_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((name) => !known.has(name))).toEqual([]);
  expect(known.has('hundredfold_nothing')).toBe(false);
  expect(text).not.toMatch(/ABCD1234|Ann|hash/);
});

function metricNamesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));
}

test.each([
  [null, 'Nan'],
  [{ latest: null, hasFailed: true }, '+Inf'],
  [{ latest: new Date(Date.now() - 3_600_000), hasFailed: false }, '3600'],
])('backups %j have an age of %s', async (backups, age) => {
  const text = await openMetrics('p1')
    .show({ ...QUIET, backups: { status: () => backups } })
    .text();
  expect(text).toContain(`hundredfold_backup_age_seconds{process="p1"} ${age}`);
});

test('a storage that does not return its size delays no other metric', async () => {
  const text = await openMetrics('p1')
    .show({ ...QUIET, storageSize: () => new Promise(() => undefined) })
    .text();
  expect(text).toContain('hundredfold_archive_bytes{process="p1"} Nan');
  expect(text).toContain('hundredfold_ready{process="p1"} 1');
});
