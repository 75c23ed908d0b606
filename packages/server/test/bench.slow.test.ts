import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { limitOf } from '../bench/capacity.ts';
import { isMet, judge } from '../bench/judge.ts';
import { readPlan } from '../bench/plan.ts';
import { type Kind, PACES, type Sample } from '../bench/sample.ts';
import { type Summary, summaries } from '../bench/summary.ts';

const BENCH = join(import.meta.dirname, '../bench/server.ts');
const WORDS = ['--tables', '2', '--seconds', '1', '--warm-up', '0', '--repeats', '1'];

async function measure(timeout: number, words: readonly string[] = []) {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [BENCH, ...WORDS, ...words], { timeout });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Summary);
  return { all: lines.filter((line) => 'kind' in line), report: stderr };
}

describe('the load test of the server', () => {
  test('measures the server and a limit', async () => {
    const { all, report } = await measure(175_000, ['--only', 'relay,hundredfold']);

    expect(all.map(({ kind, pace }) => `${kind} ${pace}`)).toEqual([
      'relay steady',
      'hundredfold steady',
      'relay flat',
      'hundredfold flat',
    ]);
    for (const each of all) {
      expect(each, each.kind).toMatchObject({ tables: 2, runs: 1, load: { failed: 0, missed: 0 } });
      expect(each.moves, each.kind).toBeGreaterThan(0);
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

  test('has a short form, whose parts can still be overridden', () => {
    expect(readPlan(['--short'])).toMatchObject({ kinds: ['room', 'hundredfold'], tables: [200, 1000], repeats: 1 });
    expect(readPlan(['--short', '--only', 'relay,room', '--repeats', '2'])).toMatchObject({
      kinds: ['relay', 'room'],
      tables: [200, 1000],
      repeats: 2,
    });
  });

  test('judges the server beside the room that saves every move', () => {
    const all = summaries([
      ...samplesOf('room', { movesPerSecond: 1000, p50: 2, p99: 5, cpu: 0.5 }),
      ...samplesOf('hundredfold', { movesPerSecond: 1400, p50: 2.4, p99: 7.6, cpu: 0.7 }),
    ]).map((each) => ({ ...each, tables: 1000, connectsPerSecond: each.kind === 'hundredfold' ? 100 : 150 }));
    const verdicts = (kind: Kind) =>
      judge(all)
        .filter(({ what, limit }) => what.includes(`hundredfold / ${kind},`) && limit !== null)
        .map((each) => [each.what.split(',', 1)[0], each.limit, isMet(each)]);
    expect(verdicts('room')).toEqual([
      ['p50 to the actor', 1.2, true],
      ['p99 to the actor', 1.5, false],
      ['p50 to the others', 1.2, true],
      ['p99 to the others', 1.5, false],
      ['CPU a move', 1.2, false],
      ['time until all are seated', 1.4, false],
      ['CPU a move', 1.4, true],
    ]);
  });

  test('names the limit that more tables would exceed', () => {
    const step = {
      ...{ tables: 500, people: 2000, p50: 1, p99: 50, cpu: 0.95, residentMiB: 2048 },
      load: { busy: 0.9, lag: 1, missed: 0, failed: 0 },
    };
    expect(limitOf(step)).toBeNull();
    expect(limitOf({ ...step, p99: 50.1 })).toBe('a p99 of more than 50 ms');
    expect(limitOf({ ...step, cpu: 0.96 })).toBe('a full core');
    expect(limitOf({ ...step, residentMiB: 2049 })).toBe('more than 2 GiB of memory');
    expect(limitOf({ ...step, p99: 99, load: { ...step.load, busy: 0.95 } })).toContain('the load generator');
  });

  test('reports the memory of one more table, from the smallest to the largest number of tables', () => {
    const at = (tables: number, kind: Kind, rssSeated: number) =>
      samplesOf(kind, { movesPerSecond: 1000, p50: 2, p99: 5, cpu: 0.5 }).map((sample) => ({ ...sample, tables, rssSeated }));
    const all = summaries([
      ...[...at(200, 'hundredfold', 300), ...at(1000, 'hundredfold', 220)],
      ...[...at(200, 'room', 400), ...at(1000, 'room', 160)],
    ]);
    const growth = judge(all).filter(({ what }) => what.includes('each table more'));
    expect(growth).toEqual([
      { what: 'KiB for each table more, hundredfold, from 200 tables to 1000', figure: 200, limit: null },
      { what: 'memory for each table more, hundredfold / room, from 200 tables to 1000', figure: 2, limit: 0.7 },
    ]);
  });
});

function samplesOf(
  kind: Kind,
  { movesPerSecond, p50, p99, cpu }: Readonly<Record<'movesPerSecond' | 'p50' | 'p99' | 'cpu', number>>,
) {
  const quantiles = { p50, p99 };
  return PACES.map(
    (pace): Sample => ({
      ...{ kind, pace, tables: 50, seconds: 3, moves: 3 * movesPerSecond, movesPerSecond, cpu },
      ...{ actor: quantiles, others: quantiles, connect: quantiles, connectsPerSecond: 100, rssSeated: 100, rssPlayed: 100 },
      bytes: { state: 17, reply: 1, in: 20, out: 40 },
      load: { busy: 0.5, lag: 1, missed: 0, failed: 0 },
    }),
  );
}
