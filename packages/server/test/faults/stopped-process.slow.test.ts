// Threats (docs/security.md): G3.
import { setTimeout as sleep } from 'node:timers/promises';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { FIRST_TURN_EXTRA_S, paceTimes } from '@hundredfold/shared/protocol/pace.ts';
import { expect, test } from 'vitest';
import { choices, makeTable, midGame, moverOf, together } from '../kit/live-table.ts';
import { openForTest } from '../kit/open-for-test.ts';
import { newDataDir, QUICK_CLOCK } from '../kit/server-process.ts';

const CLOCK_SPEED = 20;

/** The time in milliseconds of the server's clock for which it is stopped: longer than any player has for a first move. */
const STOPPED_MS = 40_000;

test('a stopped server plays for no player who moved meanwhile, and closes no connection', async () => {
  const { move, bank } = paceTimes('fast');
  expect(STOPPED_MS).toBeGreaterThan(move + bank + FIRST_TURN_EXTRA_S);
  const server = await openForTest({ DATA_DIR: newDataDir(), CLOCK_SPEED: String(CLOCK_SPEED) }, QUICK_CLOCK);
  const code = await makeTable(server.address, { game: modFour.id, pace: 'fast' });
  const { players } = await midGame(server, modFour, code, 0);
  const mover = moverOf(modFour, players);
  const { version } = mover.state;

  server.child.kill('SIGSTOP');
  const answer = mover.act(choices(modFour, mover)[0]!);
  await sleep(STOPPED_MS / CLOCK_SPEED);
  server.child.kill('SIGCONT');

  expect(await answer).toBeGreaterThan(version);
  await together(players);
  for (const { state } of players) {
    expect(state.forced).toBe(0);
    expect(state.seats.map(({ status }) => status)).toEqual(Array(4).fill('here'));
  }
});
