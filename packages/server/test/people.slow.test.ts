// Threats (docs/security.md): M2.
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { expect, test } from 'vitest';
import { openForTest } from './kit/open-for-test.ts';
import { newDataDir, type OpenProcess, QUICK_CLOCK } from './kit/server-process.ts';
import { faultsAtTheEnd } from './kit/world/faults-at-the-end.ts';
import { LAST_MS, playWorld } from './kit/world/play-world.ts';

/** The time in milliseconds until no other game begins; the speed of the server's clocks; and how long people think at most. */
const SIZE = bySize({
  full: { tables: 8, openMs: 2000, speed: 10, thought: 60 },
  soak: { tables: 200, openMs: 600_000, speed: 1, thought: 2000 },
});

const UNTIMELY_REFUSALS: readonly string[] = [
  'stale',
  'paused',
  'not-playing',
  'already-playing',
  'not-over',
  'seats-empty',
  'seat-taken',
  'not-host',
  'not-seated',
  'no-takebacks',
  'nothing-to-take-back',
  'seen-a-card',
  'asked-before',
  'nobody-asked',
] satisfies readonly TableRefusal[];

/**
 * Closes the server. Returns its exit status, its log lines above the level of information, and its counts except refusals and
 * bots that had no time to think.
 */
async function close(server: OpenProcess) {
  const { status, errors } = await server.stop();
  const lines = errors.split('\n').filter((line) => line !== '');
  const counts = lines.flatMap((line) => Object.keys(JSON.parse(/"counts":(\{.*?\})/.exec(line)?.[1] ?? '{}')));
  return {
    status,
    complaints: lines.filter((line) => !line.startsWith('{"level":30,')),
    // A connection that is cut in the middle of a frame leaves garbage.
    troubles: counts.filter((what) => what !== 'garbage' && !/^(?:refused|bot) /.test(what)),
  };
}

async function rejectOnExit({ ended }: OpenProcess): Promise<never> {
  const { status, errors } = await ended;
  throw new Error(`the server ended with ${status}: ${errors}`);
}

test(`people of every kind at tables of every game (seed ${FIRST_SEED}): all games end, and no move is made twice`, {
  timeout: 120_000 + SIZE.openMs + LAST_MS,
}, async () => {
  const dataDir = newDataDir();
  const times = { CLOCK_SPEED: String(SIZE.speed), GRACE_SECONDS: '10', BOT_PACE_MS: '300' };
  const server = await openForTest({ DATA_DIR: dataDir, LOG_LEVEL: 'info', ...times }, QUICK_CLOCK);
  const { address } = server;
  const playing = playWorld({ ...SIZE, address, seed: FIRST_SEED }, async (_, calm) => void (await calm(SIZE.openMs)));
  const played = await Promise.race([playing, rejectOnExit(server)]);
  const stop = async () => expect(await close(server)).toEqual({ status: 0, complaints: [], troubles: [] });
  expect(await faultsAtTheEnd(played, stop, { dataDir })).toEqual([]);
  expect([...played.refusals].filter((word) => !UNTIMELY_REFUSALS.includes(word))).toEqual([]);
});
