import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isMet, judge } from '../bench/aims.ts';
import { readPlan } from '../bench/plan.ts';
import { type Kind, PACES, type Sample } from '../bench/sample.ts';
import { type Summary, summaries } from '../bench/summary.ts';
import { STARTING } from './services/programs.ts';

const BENCH = join(import.meta.dirname, '../bench/server.ts');
const WORDS = ['--tables', '2', '--seconds', '1', '--warm-up', '0', '--repeats', '1'];

/** Returns the output of a short run: its figures, and the report. */
async function measure(timeout: number, words: readonly string[] = []) {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [BENCH, ...WORDS, ...words], { timeout });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Summary);
  return { all: lines.filter((line) => 'kind' in line), report: stderr };
}

describe('the load test of the server', () => {
  test('measures the server and a limit', { timeout: 180_000 }, async () => {
    const { all, report } = await measure(175_000, ['--only', 'relay,hundredfold']);

    expect(all.map(({ kind, pace }) => `${kind} ${pace}`)).toEqual([
      'relay steady',
      'hundredfold steady',
      'relay flat',
      'hundredfold flat',
    ]);
    for (const each of all) {
      expect(each, each.kind).toMatchObject({ tables: 2, runs: 1, load: { failed: 0, missed: 0 }, postgres: null, redis: null });
      expect(each.moves, each.kind).toBeGreaterThanOrEqual(each.pace === 'steady' ? 2 : 20);
      expect(each.actor.p50, each.kind).toBeGreaterThan(0);
      expect(each.others.p99, each.kind).toBeGreaterThanOrEqual(each.others.p50);
    }
    expect(all[0]?.bytes, 'a frame has a header, and a frame from a client also has a mask').toMatchObject({
      state: 30,
      reply: 0,
      in: 32,
      out: 14,
    });
    expect(all[1]?.bytes.reply, 'an intent is answered').toBeGreaterThan(0);
    expect(report).toContain('share this machine');
  });

  test('measures two processes that share the tables, and the cost of PostgreSQL', {
    timeout: STARTING,
  }, async () => {
    const { all } = await measure(STARTING, ['--only', 'two-processes', '--pace', 'flat']);

    expect(all).toMatchObject([{ kind: 'two-processes', pace: 'flat', tables: 2, load: { failed: 0 } }]);
    const [two] = all;
    expect(two?.moves).toBeGreaterThanOrEqual(20);
    expect(two?.busiest, 'both processes have work').toBeLessThan(0.9);
    expect(two?.postgres, 'all its processes are counted').toBeGreaterThan(0);
    expect(two?.redis).not.toBeNull();
  });

  test('measures servers that need PostgreSQL or Redis only on request', () => {
    expect(readPlan([]).kinds).toEqual(['relay', 'room', 'kept-room', 'hundredfold']);
    expect(readPlan(['--only', 'four-processes,on-postgres']).kinds).toEqual(['on-postgres', 'four-processes']);
    expect(() => readPlan(['--only', 'three-processes'])).toThrow('three-processes');
  });

  test('has a short form, whose parts can still be overridden', () => {
    expect(readPlan(['--short'])).toMatchObject({ kinds: ['room', 'hundredfold'], tables: [200, 1000], repeats: 1 });
    expect(readPlan(['--short', '--only', 'boardgame,room', '--repeats', '2'])).toMatchObject({
      kinds: ['room', 'boardgame'],
      tables: [200, 1000],
      repeats: 2,
    });
  });

  test('allows more latency if durable writes cost time, and expects the same number of moves a second', () => {
    const all = summaries([
      ...samplesOf('room', { movesPerSecond: 1000, p50: 2, p99: 5, cpu: 0.5 }),
      ...samplesOf('hundredfold', { movesPerSecond: 940, p50: 3, p99: 7, cpu: 0.6 }),
    ]);
    const verdicts = (ms: number) =>
      judge(all, { ms })
        .filter(({ what }) => what.includes('hundredfold / room'))
        .map((each) => [each.what.split(',', 1)[0], each.limit, isMet(each)]);
    const others = [
      ['CPU a move', 1.15, false],
      ['moves a second', 0.95, false],
      ['CPU a move', 1.25, true],
    ];
    const latencies = (limit: number, met: boolean) =>
      ['p50 to the actor', 'p99 to the actor', 'p50 to the others', 'p99 to the others'].map((what) => [what, limit, met]);
    expect(verdicts(0.4)).toEqual([...latencies(1.6, true), ...others]);
    expect(verdicts(0.01)).toEqual([...latencies(1.3, false), ...others]);
  });

  test('reports the memory of one more table, from the smallest to the largest number of tables', () => {
    const at = (tables: number, kind: Kind, rssSeated: number) =>
      samplesOf(kind, { movesPerSecond: 1000, p50: 2, p99: 5, cpu: 0.5 }).map((sample) => ({ ...sample, tables, rssSeated }));
    const all = summaries([
      ...[...at(200, 'hundredfold', 300), ...at(1000, 'hundredfold', 220)],
      ...[...at(200, 'room', 400), ...at(1000, 'room', 160)],
    ]);
    const growth = judge(all, { ms: 1 }).filter(({ what }) => what.includes('each table more'));
    expect(growth).toEqual([
      { what: 'KiB for each table more, hundredfold, from 200 tables to 1000', figure: 200, limit: null },
      { what: 'memory for each table more, hundredfold / room, from 200 tables to 1000', figure: 2, limit: 1 },
    ]);
  });

  test('reports the cost of each service and the gain of more processes, compared within the same run', () => {
    const all = summaries([
      ...samplesOf('hundredfold', { movesPerSecond: 2000, p50: 2, p99: 8, cpu: 0.5 }),
      ...samplesOf('on-postgres', { movesPerSecond: 1000, p50: 3, p99: 10, cpu: 0.6 }),
      ...samplesOf('with-redis', { movesPerSecond: 900, p50: 3, p99: 11, cpu: 0.66 }),
      ...samplesOf('four-processes', { movesPerSecond: 2700, p50: 6, p99: 22, cpu: 0.99 }),
    ]);
    const ratios = judge(all, { ms: 0.4 }).filter(({ what }) => what.includes(' / '));
    const comparisonOf = (one: Kind, other: Kind) => ratios.filter(({ what }) => what.includes(`${one} / ${other},`));

    expect(comparisonOf('four-processes', 'with-redis')).toEqual([
      { what: 'p50 to the actor, four-processes / with-redis, 50 tables steady', figure: 2, limit: null },
      { what: 'p99 to the actor, four-processes / with-redis, 50 tables steady', figure: 2, limit: null },
      { what: 'p50 to the others, four-processes / with-redis, 50 tables steady', figure: 2, limit: null },
      { what: 'p99 to the others, four-processes / with-redis, 50 tables steady', figure: 2, limit: null },
      { what: 'CPU a move, four-processes / with-redis, 50 tables steady', figure: 1.5, limit: null },
      { what: 'moves a second, four-processes / with-redis, 50 tables flat', figure: 3, limit: null },
      { what: 'CPU a move, four-processes / with-redis, 50 tables flat', figure: 1.5, limit: null },
    ]);
    expect(comparisonOf('on-postgres', 'hundredfold').map(({ figure }) => figure)).toEqual([1.5, 1.25, 1.5, 1.25, 1.2, 0.5, 1.2]);
    expect(comparisonOf('with-redis', 'on-postgres').map(({ figure }) => figure)).toEqual([1, 1.1, 1, 1.1, 1.1, 0.9, 1.1]);
    expect(ratios).toHaveLength(3 * 7);
  });
});

/** Returns the samples of a server, with the fields that matter here. */
function samplesOf(
  kind: Kind,
  { movesPerSecond, p50, p99, cpu }: Readonly<Record<'movesPerSecond' | 'p50' | 'p99' | 'cpu', number>>,
) {
  const quantiles = { p50, p99 };
  return PACES.map(
    (pace): Sample => ({
      ...{ kind, pace, tables: 50, seconds: 3, moves: 3 * movesPerSecond, movesPerSecond, cpu },
      ...{ actor: quantiles, others: quantiles, connect: quantiles, connectsPerSecond: 100, rssSeated: 100, rssPlayed: 100 },
      ...{ bytes: { state: 17, reply: 1, in: 20, out: 40 }, busiest: 1, postgres: null, redis: null },
      load: { busy: 0.5, lag: 1, missed: 0, failed: 0 },
    }),
  );
}
