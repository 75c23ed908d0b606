import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readOrExit, wholeNumber } from '@hundredfold/shared/testing/command-line.ts';
import type { GameStorage, StoredStep } from '../src/storage/game-storage.ts';
import type { Lease } from '../src/storage/lease.ts';
import { openSqlite } from '../src/storage/sqlite/sqlite-storage.ts';
import { quantiles } from './load/tally.ts';

/** The targets for a store: the number of steps saved in a second, and the longest turn of the event loop in milliseconds. */
const STEPS_PER_SECOND = 20_000;
const MAX_TURN_MS = 10;

/** The time in milliseconds between two batches. */
const BATCH_INTERVAL_MS = 5;

const STEP: StoredStep = {
  step: { kind: 'move', seat: 2, action: { type: 'play', card: '7S' } },
  intent: 'Kx0vJm3TQ9yq2bHcYt5wZA',
};

const { seconds, matches } = readOrExit(() => {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '30' }, matches: { type: 'string', default: '2000' } },
  });
  return {
    seconds: wholeNumber('seconds', values.seconds, 1, 3_600),
    matches: wholeNumber('matches', values.matches, 1, 100_000),
  };
});
const dir = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'bench-archive-'));
const storage = await openSqlite(dir);
try {
  await measure(storage, seconds, matches);
} finally {
  await storage.close();
  rmSync(dir, { recursive: true });
}

interface Played {
  readonly match: string;
  readonly lease: Lease;
  version: number;
  /** Resolves when the last step is saved: a match waits for it, as a table does. */
  last: Promise<void>;
}

async function measure(storage: GameStorage, seconds: number, count: number): Promise<void> {
  const matches = await Promise.all(Array.from({ length: count }, (_, number) => openMatch(storage, `match-${number}`)));
  const waits: number[] = [];
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  const start = performance.now();
  let asked = 0;
  for (let now = start; now < start + seconds * 1000; now = performance.now()) {
    for (const due = ((now - start) / 1000) * STEPS_PER_SECOND; asked < due; asked++) {
      const played = matches[asked % count];
      if (played !== undefined) appendTo(storage, played, waits);
    }
    await sleep(BATCH_INTERVAL_MS);
  }
  turns.disable();
  await Promise.all(matches.map(({ last }) => last));
  const taken = (performance.now() - start) / 1000;
  const { p50, p99 } = quantiles(waits);
  const turn = turns.percentile(99) / 1e6 - 1; // A turn that takes no time is measured as the resolution.
  process.stdout.write(
    `${Math.round(waits.length / taken)} steps a second saved, of ${STEPS_PER_SECOND} requested; time to save one: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n` +
      `p99 of a turn of the event loop: ${turn.toFixed(1)} ms, limit ${MAX_TURN_MS} ms\n`,
  );
}

async function openMatch(storage: GameStorage, match: string): Promise<Played> {
  const lease = await storage.claim(match);
  if (lease === null) throw new Error('another process has the match');
  return { match, lease, version: 0, last: Promise.resolve() };
}

function appendTo(storage: GameStorage, played: Played, waits: number[]): void {
  const from = performance.now();
  played.last = played.last.then(async () => {
    await storage.append({ lease: played.lease, match: played.match, version: played.version++, steps: [STEP] });
    waits.push(performance.now() - from);
  });
}
