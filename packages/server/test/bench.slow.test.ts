import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Summary } from '../bench/summary.ts';

const BENCH = join(import.meta.dirname, '../bench/server.ts');
const WORDS = ['--tables', '2', '--seconds', '1', '--warm-up', '0', '--repeats', '1'];

async function measure(timeout: number) {
  const run = promisify(execFile)(process.execPath, [BENCH, ...WORDS], { timeout });
  const { stdout, stderr } = await run.catch((missed: Awaited<typeof run>) => missed); // Two tables miss most targets.
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Summary);
  return { all: lines.filter((line) => 'kind' in line), report: stderr };
}

describe('the load test of the server', () => {
  test('measures the server and a limit', async () => {
    const { all, report } = await measure(175_000);

    expect(all.map(({ kind, pace }) => `${kind} ${pace}`)).toEqual([
      'room third',
      'hundredfold third',
      'room two-thirds',
      'hundredfold two-thirds',
      'room flat',
      'hundredfold flat',
    ]);
    for (const each of all) {
      expect(each, each.kind).toMatchObject({ tables: 2, runs: each.pace === 'flat' ? 4 : 2, load: { failed: 0 } });
      expect(each.moves, each.kind).toBeGreaterThan(0);
      expect(each.actor.p50, each.kind).toBeGreaterThan(0);
      expect(each.others.p99, each.kind).toBeGreaterThanOrEqual(each.others.p50);
    }
    const [{ bytes } = { bytes: null }] = all;
    expect(bytes, 'the room answers no intent').toMatchObject({ reply: 0 });
    expect(bytes?.in, 'a frame has a header').toBeGreaterThan(bytes?.state ?? Number.NaN);
    expect(all[1]?.bytes.reply, 'an intent is answered').toBeGreaterThan(0);
    expect(report).toContain('share this machine');
  });
});
