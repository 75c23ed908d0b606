import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Summary } from '../bench/summary.ts';

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
      'relay third',
      'hundredfold third',
      'relay two-thirds',
      'hundredfold two-thirds',
      'relay flat',
      'hundredfold flat',
    ]);
    for (const each of all) {
      expect(each, each.kind).toMatchObject({ tables: 2, runs: 1, load: { failed: 0 } });
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
});
