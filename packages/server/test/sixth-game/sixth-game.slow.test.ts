import type { Game } from '@hundredfold/shared/core/game.ts';
import { type GameRecord, replay } from '@hundredfold/shared/core/record.ts';
import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { checkLaws } from '@hundredfold/shared/testing/check-laws.ts';
import { highestCard } from '@hundredfold/shared/testing/examples/highest-card/index.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { join } from '../kit/live-player.ts';
import { lookAtList } from '../kit/look-at-list.ts';
import { type OpenServer, openServer } from '../kit/server.ts';

const game: Game = highestCard;

// The only change is one more entry in the list of games and in the list of terms.
vi.mock('@hundredfold/shared/games/index.ts', async (original) => {
  const { GAMES } = await original<{ GAMES: readonly Game[] }>();
  const { highestCard: added } = await import('@hundredfold/shared/testing/examples/highest-card/index.ts');
  const games = [...GAMES, added];
  return { GAMES: games, gameById: (id: string) => games.find((each) => each.id === id) };
});
vi.mock('@hundredfold/shared/games/terms.ts', async (original) => {
  const { TERMS } = await original<{ TERMS: readonly GameTerms[] }>();
  const { highestCard: added } = await import('@hundredfold/shared/testing/examples/highest-card/index.ts');
  const offers = [...TERMS, added];
  return { TERMS: offers, termsOf: (id: string) => offers.find((each) => each.id === id) };
});

let context: OpenServer;
beforeAll(async () => {
  context = await openServer();
});
afterAll(() => context.close());

test('a game that is added to the list has its room, its lobby entry, its bot and its record', async () => {
  const made = await context.post('/api/tables', { game: 'highest-card', seats: 3, open: true });
  expect(made.status).toBe(201);
  const { code } = (await made.json()) as { code: string };
  const address = `http://127.0.0.1:${context.port}`;

  const ann = await join(address, game, code, undefined, 'Ann');
  const bea = await join(address, game, code, undefined, 'Bea');
  await ann.ask('sit', { seat: 0 });
  await bea.ask('sit', { seat: 2 });
  await ann.ask('fill', { seat: 1 });

  const lobby = await lookAtList(address, { games: ['highest-card'], seat: false, rows: 60 });
  await lobby.until(([row]) => row?.seats[2]?.name === 'Bea');
  expect(lobby.list.rows).toMatchObject([{ code, game: 'highest-card', playing: false }]);
  lobby.leave();

  await ann.ask('start');
  for (const player of [ann, bea]) await player.sees(({ phase }) => phase === 'playing');
  await expect(bea.act({ type: 'show', card: '2S' })).rejects.toThrow('not-your-turn');
  await expect(ann.act({ type: 'show', card: 'AS' })).rejects.toThrow('malformed');
  await ann.act(game.legal(ann.view())[0]!);
  await bea.sees(() => bea.view().toAct[0] === 2); // The bot between them has shown its card.
  await bea.act(game.legal(bea.view())[0]!);
  await ann.sees(({ phase, record }) => phase === 'over' && record !== '');

  const record = (await (await context.get(`/api/records/${ann.state.record}`)).json()) as GameRecord;
  expect(record.game).toBe('highest-card');
  expect(JSON.parse(ann.state.outcome)).toEqual(record.outcome);
  const positions = [...replay(game, record)];
  expect(game.outcome(positions.at(-1)?.state)).toEqual(record.outcome);
});

test('the laws hold for it as for every game', () => {
  for (const setting of settingsOf(game))
    checkLaws(
      setting,
      Array.from({ length: 50 }, (_, seed) => seed),
    );
});
