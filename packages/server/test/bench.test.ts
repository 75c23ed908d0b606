import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Summary } from '../bench/summary.ts';

const BENCH = join(import.meta.dirname, '../bench/server.ts');
const WORDS = ['--tables', '2', '--seconds', '1', '--warm-up', '0', '--runs', '1'];

describe('the load test of the server', () => {
  test('measures the server and both limits', { timeout: 60_000 }, async () => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [BENCH, ...WORDS], { timeout: 55_000 });
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Summary);
    const all = lines.filter((line) => 'kind' in line);

    expect(all.map(({ kind, pace }) => `${kind} ${pace}`)).toEqual([
      'relay steady',
      'room steady',
      'kept-room steady',
      'hundredfold steady',
      'relay flat',
      'room flat',
      'kept-room flat',
      'hundredfold flat',
    ]);
    for (const each of all) {
      expect(each, each.kind).toMatchObject({ tables: 2, runs: 1, load: { failed: 0, missed: 0 } });
      expect(each.moves, each.kind).toBeGreaterThanOrEqual(each.pace === 'steady' ? 2 : 20);
      expect(each.actor.p50, each.kind).toBeGreaterThan(0);
      expect(each.others.p99, each.kind).toBeGreaterThanOrEqual(each.others.p50);
    }
    expect(all[0]?.bytes).toEqual({ state: 30, reply: 0, other: 0, total: 30 });
    expect(all[3]?.bytes.reply, 'an intent is answered').toBeGreaterThan(0);
    expect(stderr).toContain('share this machine');
  });
});
