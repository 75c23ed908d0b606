import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { outcomeOf } from '@hundredfold/shared/core/match.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { botDelayOf } from '@hundredfold/shared/protocol/bot-manner.ts';
import { openReplay } from '@hundredfold/shared/records/replay.ts';
import { replay } from '@hundredfold/shared/testing/replay.ts';
import { bySize, isOneGame } from '@hundredfold/shared/testing/size.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { afterEach, assert, beforeEach, expect, test, vi } from 'vitest';
import { playedRecord } from '../replay/testing/played-record.ts';
import { deviceTable } from './testing/device-table.ts';
import { memoryOfflineStore } from './testing/memory-offline-store.ts';

const foursquare = gameById('foursquare')!;
const oneHundredOne = gameById('one-hundred-one')!;
const place = (row: number, col: number) => ({ type: 'place', row, col });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const FURTHER_SEATS = bySize({ full: [], soak: [3] });

const SETTINGS = QUICK_GAMES.flatMap((game) => {
  const { min, max } = game.seats;
  const further = FURTHER_SEATS.filter((seats) => seats > min && seats < max);
  return [min, ...further, ...(max > min ? [max] : [])].map((seats) => [game.id, seats, game] as const);
});

test.each(SETTINGS)('%s is played to its end by %i, and its record replays', async (_, seats, game) => {
  const table = deviceTable(game, seats);
  await table.begin();
  await table.plays(Number.POSITIVE_INFINITY);
  const [finished, ...others] = await table.store.finished();
  expect(others).toEqual([]);
  expect(await table.store.going()).toEqual([]);
  expect(finished).toMatchObject({ id: 'a-game', where: 'device', when: 1000, seat: 0, record: { game: game.id, seats } });
  const last = [...replay(game, finished!.record)].at(-1)!;
  expect(outcomeOf(last)).toEqual(finished!.record.outcome);
  expect(table.seen().view.outcome).toEqual(finished!.record.outcome);
});

test('a step is saved before it is sent', async () => {
  const store = memoryOfflineStore();
  const { promise: kept, resolve } = Promise.withResolvers<void>();
  const slow = { ...store, append: async (...steps: Parameters<typeof store.append>) => kept.then(() => store.append(...steps)) };
  const table = deviceTable(foursquare, 1, slow);
  await table.begin();
  const { version } = table.seen();
  expect(await table.act(place(0, 1))).toBeUndefined();
  expect(table.seen().version).toBe(version);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.seen()).toMatchObject({ version: version + 1, last: { seat: 0, action: place(0, 1) } });
});

test('a game that is opened again goes on where it was, and bots move as well', async () => {
  const store = memoryOfflineStore();
  const before = deviceTable(oneHundredOne, 3, store);
  await before.begin();
  await before.plays(3);
  vi.clearAllTimers(); // The first page is closed.
  const after = deviceTable(oneHundredOne, 3, store, 2);
  await after.ask({ ask: 'open', id: 'a-game', newGame: null });
  expect(after.seen()).toEqual(before.seen());
  await after.plays(2);
  expect(after.seen().version).toBeGreaterThan(before.seen().version);
});

test('a game that is opened again is as it was, finished or not, with the level of its bots and the takebacks', {
  skip: isOneGame,
}, async () => {
  const store = memoryOfflineStore();
  const before = deviceTable(hundredRummy, 2, store);
  await before.ask({ ask: 'open', id: 'a-game', newGame: { ...before.newGame, botLevel: 'strong' } });
  for (const moves of [2, 1]) {
    await before.plays(moves);
    expect(await before.ask({ ask: 'takeback' })).toMatchObject({ answer: { ok: true } });
  }
  vi.clearAllTimers(); // The first page is closed.
  const last = deviceTable(hundredRummy, 2, store, 2);
  await last.ask({ ask: 'open', id: 'a-game', newGame: null });
  await last.plays(Number.POSITIVE_INFINITY);
  expect(last.seen()).toMatchObject({ botLevel: 'strong', takebacks: 2 });
  expect((await store.finished())[0]?.record.names).toEqual([null, { name: 'Ada', bot: true, level: 'strong' }]);
  const after = deviceTable(hundredRummy, 2, store, 2);
  await after.ask({ ask: 'open', id: 'a-game', newGame: null });
  expect(after.seen()).toEqual(last.seen());
  await after.ask({ ask: 'rematch', id: 'next' });
  expect(after.seen().botLevel).toBe('strong');
  await after.plays(Number.POSITIVE_INFINITY);
  await after.ask({ ask: 'rematch', id: 'third', botLevel: 'easy' });
  expect(after.seen().botLevel).toBe('easy');
});

test('a strong bot takes no longer for its move than its name says, however long it thinks', async () => {
  const table = deviceTable(hundredRummy, 2);
  await table.ask({ ask: 'open', id: 'a-game', newGame: { ...table.newGame, botLevel: 'strong' } });
  await table.plays(1);
  while (mayAct(table.seen().view)) await table.plays(1);
  const { version } = table.seen();
  await vi.advanceTimersByTimeAsync(botDelayOf('Ada', 900) - 1);
  expect(table.seen().version).toBe(version);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.seen().version).toBe(version + 1);
});

test('a game goes on by the rules by which it was begun; a rematch follows the current ones', async () => {
  const store = memoryOfflineStore();
  const before = deviceTable(foursquare, 1, store);
  await before.begin();
  await before.plays(3);
  const renewed = { ...foursquare, version: 2, olderRules: { 1: { bot: foursquare.bot } } };
  const after = deviceTable(renewed, 1, store, 2);
  await after.ask({ ask: 'open', id: 'a-game', newGame: null });
  expect(after.seen()).toEqual(before.seen());
  await after.plays(Number.POSITIVE_INFINITY);
  expect(await store.finished()).toMatchObject([{ record: { rules: 1 } }]);
  await after.ask({ ask: 'rematch', id: 'next' });
  expect(after.seen().rules).toBe(2);
});

test('a game by rules that this app does not know is not opened, and stays as it is', async () => {
  const store = memoryOfflineStore();
  await deviceTable({ ...foursquare, version: 2 }, 1, store).begin();
  const after = deviceTable(foursquare, 1, store);
  await after.ask({ ask: 'open', id: 'a-game', newGame: null });
  expect(after.messages).toContainEqual({ told: 'ended', why: 'gone' });
  expect(await store.going()).toHaveLength(1);
});

test('a game goes on from a turn of a finished one, with the cards, the seat and the rules of that', {
  skip: isOneGame,
}, async () => {
  const store = memoryOfflineStore();
  const record = playedRecord(modFour);
  const steps = record.steps.slice(0, 20);
  const table = deviceTable(modFour, 4, store);
  const playedOn = { turn: 17, seat: 2 };
  await table.ask({ ask: 'open', id: 'continued', newGame: { ...table.newGame, rules: 1, steps, playedOn } });
  expect(table.seen()).toMatchObject({ version: steps.length, playedOn, view: { viewer: 2 } });
  const [finished] = [...replay(modFour, { ...record, steps })].slice(-1);
  expect((await table.truthAt(steps.length)).state).toEqual(finished?.state);
  await table.plays(2);
  expect(await store.read('continued')).toMatchObject({ playedOn });
  const again = deviceTable(modFour, 4, store, 2);
  await again.ask({ ask: 'open', id: 'continued', newGame: null });
  expect(again.seen()).toEqual(table.seen());
  expect(await again.ask({ ask: 'takeback' })).toMatchObject({ answer: { ok: true } });
  await again.plays(Number.POSITIVE_INFINITY);
  const [local] = await store.finished();
  expect(local).toMatchObject({ playedOn, seat: 2, record: { steps: expect.arrayContaining([...steps.slice(0, 3)]) } });
  expect(openReplay(modFour, local?.record as GameRecord).ok).toBe(true);
  await again.ask({ ask: 'rematch', id: 'next' });
  expect(again.seen()).toMatchObject({ playedOn: null, view: { viewer: 0 } });
});

test('a game that was continued on another page does not go on here', async () => {
  const store = memoryOfflineStore();
  const [one, other] = [deviceTable(foursquare, 1, store), deviceTable(foursquare, 1, store)];
  await one.begin();
  await other.ask({ ask: 'open', id: 'a-game', newGame: null });
  await one.act(place(0, 1));
  await other.act(place(1, 0));
  expect(other.messages).toContainEqual({ told: 'ended', why: 'elsewhere' });
  expect(await other.act(place(1, 0))).toMatchObject({ answer: { refusal: 'not-playing' } });
  expect((await one.truthAt(one.seen().version)).last?.action).toEqual(place(0, 1));
});

test('a bug stops the engine, and is reported', async () => {
  const apply = () => assert.fail('planted');
  const table = deviceTable({ ...foursquare, apply }, 1);
  await table.begin();
  await table.act(place(0, 1));
  expect(table.bugs).toMatchObject([{ message: 'planted' }]);
  expect(table.messages.at(-1)).toEqual({ told: 'ended', why: 'halted' });
});

test('a takeback undoes the move and all bot moves since; the same chance outcomes come again, and the record says so', async () => {
  const table = deviceTable(oneHundredOne, 2);
  await table.begin();
  expect(await table.ask({ ask: 'takeback' })).toMatchObject({ answer: { ok: false, refusal: 'nothing-to-take-back' } });
  await table.plays(1);
  const decided = table.messages.findLast(
    (message) => message.told === 'seen' && message.seen.view.toAct.includes(0) && message.seen.version < table.seen().version,
  );
  const { version } = table.seen();
  expect(await table.ask({ ask: 'takeback' })).toMatchObject({ answer: { ok: true, value: version + 1 } });
  expect(table.seen()).toMatchObject({ version: version + 1, undone: version + 1, takebacks: 1 });
  if (decided?.told === 'seen') expect(table.seen().view).toEqual(decided.seen.view);
  await table.plays(Number.POSITIVE_INFINITY);
  const [finished] = await table.store.finished();
  expect(finished?.record.takenBack).toHaveLength(1);
});

test('a rematch begins under an id of its own', async () => {
  const table = deviceTable(foursquare, 1);
  await table.begin();
  expect(await table.ask({ ask: 'rematch', id: 'next' })).toMatchObject({ answer: { refusal: 'already-playing' } });
  await table.plays(Number.POSITIVE_INFINITY);
  await table.ask({ ask: 'rematch', id: 'next' });
  expect(table.seen()).toMatchObject({ id: 'next', matchNumber: 2, view: { outcome: null } });
  expect((await table.store.going()).map(({ id }) => id)).toEqual(['next']);
});
