import type { Game } from '@hundredfold/shared/core/game.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personIdOf } from '../src/colyseus/auth.ts';
import { join } from './kit/live-player.ts';
import { type LiveServer, liveServer } from './kit/live-server.ts';
import { oneMove, seated, tableFor } from './kit/live-table.ts';

const game: Game = modFour;

let live: LiveServer;
beforeAll(async () => {
  live = await liveServer([game]);
});
afterAll(() => live.close());

test('everyone at a table sees the session score, spectators as well, and it changes only with the end of a game', async () => {
  const code = await tableFor(live, game, { target: 1 });
  const players = await seated(live, game, code);
  const watcher = await join(live.address, game, code);
  await players[0]!.ask('start');
  await Promise.all(players.map((player) => player.sees(({ phase }) => phase === 'playing')));
  while (await oneMove(game, players)) if (watcher.state.phase === 'playing') expect(watcher.state.sessionScore).toBe('');
  const everyone = [...players, watcher];
  await Promise.all(everyone.map((each) => each.sees(({ sessionScore }) => sessionScore !== '')));
  const [{ state }] = players as [(typeof players)[number]];
  const { scores, ranking } = JSON.parse(state.outcome);
  const expected = players.map(({ memberId }, seat) => `${memberId}/${ranking[0].includes(seat) ? 1 : 0}/1/${scores[seat]}`);
  expect(state.sessionScore.split(',').toSorted()).toEqual(expected.toSorted());
  for (const each of everyone) expect(each.state.sessionScore).toBe(state.sessionScore);

  const leaver = players[3]!;
  await live.directory.forget(personIdOf(leaver.secret));
  await watcher.sees(({ sessionScore }) => sessionScore.split(',').length === 3);
  expect(await live.context.storage.resultsOf(personIdOf(leaver.secret))).toEqual([]);
  expect(await live.context.storage.resultsOf(personIdOf(players[0]!.secret))).toHaveLength(1);
});
