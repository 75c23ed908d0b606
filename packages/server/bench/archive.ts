import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Archive, Lease, StoredStep } from '../src/storage/archive.ts';
import { openSqlite } from '../src/storage/sqlite/sqlite-archive.ts';
import { quantiles } from './load/tally.ts';

/** What is asked of a store: so many steps a second kept, and turns of the event loop that stay below so many milliseconds. */
const RATE = 20_000;
const LONGEST_TURN = 10;

/** Milliseconds between two handfuls. */
const BEAT = 5;

const STEP: StoredStep = {
  step: { kind: 'move', seat: 2, action: { type: 'play', card: '7S' } },
  intent: 'Kx0vJm3TQ9yq2bHcYt5wZA',
};

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, matches: { type: 'string', default: '2000' } },
});
const dir = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'bench-archive-'));
const archive = await openSqlite(dir);
try {
  await measure(archive, Number(values.seconds), Number(values.matches));
} finally {
  await archive.close();
  rmSync(dir, { recursive: true });
}

interface Played {
  readonly match: string;
  readonly lease: Lease;
  version: number;
  /** A match waits for its last step to be kept, as a table does. */
  last: Promise<void>;
}

async function measure(archive: Archive, seconds: number, count: number): Promise<void> {
  const matches = await Promise.all(Array.from({ length: count }, (_, number) => begun(archive, `match-${number}`)));
  const waits: number[] = [];
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  const start = performance.now();
  let asked = 0;
  for (let now = start; now < start + seconds * 1000; now = performance.now()) {
    for (const due = ((now - start) / 1000) * RATE; asked < due; asked++) {
      const played = matches[asked % count];
      if (played !== undefined) appendTo(archive, played, waits);
    }
    await sleep(BEAT);
  }
  turns.disable();
  await Promise.all(matches.map(({ last }) => last));
  const taken = (performance.now() - start) / 1000;
  const { p50, p99 } = quantiles(waits);
  const turn = turns.percentile(99) / 1e6 - 1; // It tells of turns that take no time as of its own resolution.
  process.stdout.write(
    `${Math.round(waits.length / taken)} steps a second kept, of ${RATE} wanted; until one was: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n` +
      `p99 of a turn of the event loop: ${turn.toFixed(1)} ms, limit ${LONGEST_TURN} ms\n`,
  );
}

async function begun(archive: Archive, match: string): Promise<Played> {
  const lease = await archive.claim(match);
  if (lease === null) throw new Error('somebody else has the match');
  return { match, lease, version: 0, last: Promise.resolve() };
}

function appendTo(archive: Archive, played: Played, waits: number[]): void {
  const from = performance.now();
  played.last = played.last.then(async () => {
    await archive.append({ lease: played.lease, match: played.match, version: played.version++, steps: [STEP] });
    waits.push(performance.now() - from);
  });
}
