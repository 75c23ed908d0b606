import { join as path } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { FIRST_TURN_EXTRA_S, paceTimes } from '@hundredfold/shared/protocol/pace.ts';
import { afterEach, expect, test } from 'vitest';
import { join, type Player } from '../live-player.ts';
import { choices, together } from '../live-table.ts';
import { newDataDir, type ServerProcess, startServerProcess } from '../open-server.ts';

/** How many times as fast the clock of the server goes. */
const SPEED = 20;

/** For how long the server is stopped, in milliseconds by its clock: longer than anybody has for a first move. */
const STOPPED = 40_000;

let server: ServerProcess | undefined;
afterEach(async () => {
  server?.child.kill('SIGCONT');
  server?.child.kill('SIGKILL');
  await server?.ended;
});

test('a server that is stopped plays for nobody who pressed meanwhile, and gives up nobody’s connection', {
  timeout: 60_000,
}, async () => {
  const { move, bank } = paceTimes('fast');
  expect(STOPPED).toBeGreaterThan(move + bank + FIRST_TURN_EXTRA_S);
  const clock = ['--import', path(import.meta.dirname, '../people/quick-clock.ts')];
  server = startServerProcess({ DATA_DIR: newDataDir(), CLOCK_SPEED: String(SPEED) }, clock);
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
  const pressed = mover.act(choices(modFour, mover)[0]!);
  await sleep(STOPPED / SPEED);
  server.child.kill('SIGCONT');

  expect(await pressed).toBeGreaterThan(version);
  await together(players);
  for (const { state } of players) {
    expect(state.forced).toBe(0);
    expect(state.seats.map(({ status }) => status)).toEqual(Array(4).fill('here'));
  }
});
