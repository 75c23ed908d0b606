import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { openReplay } from '@hundredfold/shared/records/replay.ts';
import { expect, test, vi } from 'vitest';
import { join, newSecret, type Player } from './kit/live-player.ts';
import { makeTable, oneMove, together } from './kit/live-table.ts';
import { openForTest } from './kit/open-for-test.ts';
import { newDataDir } from './kit/server-process.ts';

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

const game = gameById('mod-four')!;
const TURN = 6;

async function joinAll(address: string, code: string, secrets: readonly string[]): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (const [seat, secret] of secrets.entries()) {
    const player = await join(address, game, code, secret, `Player ${seat}`);
    if (player.seat() === null) await player.ask('sit', { seat });
    players.push(player);
  }
  return players;
}

async function toTheEnd(players: readonly Player[]): Promise<string> {
  while ((await oneMove(game, players)) !== null);
  await players[0]!.sees(({ record }) => record !== '');
  return players[0]!.state.record;
}

/** Plays a short game. Returns its id, and the secrets of its players. */
async function playedGame(address: string) {
  const secrets = [newSecret(), newSecret(), newSecret(), newSecret()];
  const code = await makeTable(address, { game: game.id, options: { target: 2 } });
  const players = await joinAll(address, code, secrets);
  await players[0]!.ask('start');
  const id = await toTheEnd(players);
  await Promise.all(players.map(({ room }) => room.leave()));
  return { id, secrets };
}

async function recordOf(address: string, id: string): Promise<GameRecord> {
  const answer = await fetch(`${address}/api/records/${id}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as GameRecord;
}

function replayOf(record: GameRecord) {
  const replay = openReplay(game, record);
  if (!replay.ok) throw new Error(replay.refusal);
  return replay.value;
}

test('a table goes on from a turn of a finished game, also if the server is killed before and after its start', async () => {
  const env = { DATA_DIR: newDataDir() };
  const server = await openForTest(env);
  const { address } = server;
  const { id, secrets } = await playedGame(address);
  const first = await recordOf(address, id);
  const code = await makeTable(address, { game: game.id, from: { record: id, turn: TURN } });
  await server.kill();

  const restarted = await openForTest(env);
  const before = restarted.address;
  const invitation = await (await fetch(`${before}/api/tables/${code}/invitation`)).json();
  expect(invitation).toMatchObject({ playedOn: TURN, options: { target: 2 } });
  const waiting = await joinAll(before, code, secrets);
  await waiting[0]!.ask('start');
  await together(waiting);
  const { state } = replayOf(first).matchAfter(TURN + 1);
  for (const player of waiting) expect(player.view()).toEqual(game.view(state, player.seat()!));
  await restarted.kill();

  const { address: after } = await openForTest(env);
  const players = await joinAll(after, code, secrets);
  for (const player of players) expect(player.view()).toEqual(game.view(state, player.seat()!));
  expect(tableFacts.playedOn.codec.decode(players[0]!.state.playedOn)).toEqual({ turn: TURN, rules: game.version });
  const record = await recordOf(after, await toTheEnd(players));
  expect(record).toMatchObject({ playedOn: { turn: TURN }, options: first.options });
  expect(record).not.toHaveProperty('proof');
  expect(replayOf(record).matchAfter(TURN + 1).state).toEqual(state);
  const statistics = await fetch(`${after}/api/statistics`, { headers: { authorization: `Bearer ${secrets[0]}` } });
  expect(JSON.stringify(await statistics.json())).not.toMatch(/"games":2/);
});
