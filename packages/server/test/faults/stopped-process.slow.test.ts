import { join as path } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { FIRST_TURN_EXTRA_S, paceTimes } from '@hundredfold/shared/protocol/pace.ts';
import { afterEach, expect, test } from 'vitest';
import { join, type Player } from '../kit/live-player.ts';
import { choices, together } from '../kit/live-table.ts';
import { newDataDir, type ServerProcess, startServerProcess } from '../kit/server.ts';

/** The factor by which the server's clock is faster than the real clock. */
const CLOCK_SPEED = 20;

/** The time in milliseconds of the server's clock for which it is stopped: longer than any player has for a first move. */
const STOPPED_MS = 40_000;

let server: ServerProcess | undefined;
afterEach(async () => {
  server?.child.kill('SIGCONT');
  server?.child.kill('SIGKILL');
  await server?.ended;
});

test('a stopped server plays for no player who moved meanwhile, and closes no connection', async () => {
  const { move, bank } = paceTimes('fast');
  expect(STOPPED_MS).toBeGreaterThan(move + bank + FIRST_TURN_EXTRA_S);
  const clock = ['--import', path(import.meta.dirname, '../kit/quick-clock.ts')];
  server = startServerProcess({ DATA_DIR: newDataDir(), CLOCK_SPEED: String(CLOCK_SPEED) }, clock);
  const address = (await server.address)!;
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: modFour.id, pace: 'fast' }),
  });
  const { code } = (await made.json()) as { code: string };
  const players: Player[] = [];
  for (let seat = 0; seat < modFour.seats.max; seat++) {
    players.push(await join(address, modFour, code));
    await players[seat]!.ask('sit', { seat });
  }
  await players[0]!.ask('start');
  await together(players);
  const mover = players.find((player) => choices(modFour, player).length > 0)!;
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
