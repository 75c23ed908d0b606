import { Worker } from 'node:worker_threads';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { memoryOf } from '@hundredfold/shared/bots/card-memory.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { resolveAllChance } from '@hundredfold/shared/testing/playout.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { dying, endless, patient, plain, throwing } from '../../test/slow-bots/games.ts';
import { startTally } from '../ops/log.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { botEngine, type SearchThreads } from './bot-engine.ts';
import { type BotWorkerLimits, botWorkers } from './bot-workers.ts';

const SLOW = new URL('../../test/slow-bots/games.ts', import.meta.url).href;

let workers: SearchThreads;
afterEach(() => workers.close());

function open(bounds: Partial<BotWorkerLimits> = {}, clock: Clock = systemClock) {
  const tally = startTally();
  workers = botWorkers({ clock, source: seeded(1), count: tally.count }, { games: SLOW, ...bounds });
  return { choose: chooseEasily, counts: tally.counts };
}

/** Lets the easy bot of a game choose in a thread. */
function chooseEasily(game: Game, signal?: AbortSignal) {
  const state = stateOf(game);
  const view = game.view(state, game.toAct(state)[0]!);
  return workers.choose(game, view, { level: 'easy', memory: memoryOf(game, view), state }, signal);
}

const stateOf = (game: Game) =>
  resolveAllChance(startMatch(game, defaultOptions(game.options), game.seats.max), seeded(1), () => undefined).state;

const legalIn = (game: Game) => game.legal(game.view(stateOf(game), game.toAct(stateOf(game))[0]!));

test('a bot of a built-in game is found by its game', async () => {
  workers = botWorkers({ clock: systemClock, source: seeded(1), count: () => undefined });
  expect(legalIn(modFour)).toContainEqual(await chooseEasily(modFour));
});

test('a bot may go on thinking after a stall of the server, which stops the clock of its deadline', async () => {
  const clock = handClock();
  const { choose, counts } = open({ threads: 1, deadlineMs: 1 }, clock);
  expect(await choose(patient)).toEqual(legalIn(patient)[0]);
  expect(counts()).toEqual({});
});

test.each([endless, dying])(
  'for a bot that is $id the server makes a legal move, and the next bot gets a thread',
  async (game) => {
    const clock = handClock();
    const { choose, counts } = open({ threads: 1, deadlineMs: 2000, maxWaitMs: 5000 }, clock);
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    const both = Promise.all([choose(game), choose(patient)]);
    clock.pass(2000);
    const [cut, next] = await both;
    expect(legalIn(game)).toContainEqual(cut);
    expect(next).toEqual(legalIn(patient)[0]);
    expect(counts()).toEqual({ 'bot cut off': 1 });
    expect(terminate).toHaveBeenCalledOnce();
    terminate.mockRestore();
  },
);

test('after two bots in a row that never answer nobody waits for a thread, until one is tried again after a minute', async () => {
  const clock = handClock();
  const { choose, counts } = open({ threads: 1, deadlineMs: 5000 }, clock);
  const cutOff = async (): Promise<void> => {
    const chosen = choose(endless);
    clock.pass(5000);
    expect(legalIn(endless)).toContainEqual(await chosen);
  };
  await cutOff();
  const waits = choose(endless);
  const behind = choose(patient);
  clock.pass(5000);
  await Promise.all([waits, behind]);
  expect(counts()).toEqual({ 'bot cut off': 2, 'bot turned away': 1 });
  expect(legalIn(endless)).toContainEqual(await choose(endless));
  clock.pass(59_999);
  await choose(endless);
  expect(counts()).toEqual({ 'bot cut off': 2, 'bot turned away': 3 });
  clock.pass(1);
  await cutOff();
  await choose(endless);
  expect(counts()).toEqual({ 'bot cut off': 3, 'bot turned away': 4 });
  clock.pass(60_000);
  expect(await choose(patient)).toEqual(legalIn(patient)[0]);
  await cutOff();
  expect(await choose(patient)).toEqual(legalIn(patient)[0]);
});

test('the normal bot chooses instead of a search that waits too long or finds too many waiting', async () => {
  const clock = handClock();
  const { choose, counts } = open({ threads: 1, maxWaiting: 1, maxWaitMs: 1000 }, clock);
  const normal = vi.fn(plain.bot);
  const game: Game = { ...plain, bot: normal };
  const thinking = choose(patient);
  const waiting = choose(game);
  const turnedAway = await choose(game);
  expect(normal.mock.results).toEqual([{ type: 'return', value: turnedAway }]);
  clock.pass(1000);
  const tooLate = await waiting;
  expect(normal.mock.results.slice(1)).toEqual([{ type: 'return', value: tooLate }]);
  expect(counts()).toEqual({ 'bot turned away': 2 });
  await thinking;
});

test('an error of a bot is thrown here, and so is the error for an unknown game', async () => {
  const { choose } = open();
  await expect(choose(throwing)).rejects.toThrow('planted');
  await expect(choose(modFour)).rejects.toThrow('there is no game mod-four');
  await expect(open({ games: 'file:///nowhere.ts' }).choose(patient)).rejects.toThrow('nowhere');
});

test('requests that run or wait when the threads are closed are rejected, and so are later ones', async () => {
  const { choose } = open({ threads: 1, maxWaiting: 1 });
  const asked = [choose(endless), choose(patient)];
  const outcomes = Promise.allSettled(asked);
  await workers.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(choose(patient)).rejects.toThrow('closed');
});

test('only bots that search run in threads', async () => {
  const { counts } = open({ threads: 0, maxWaiting: 0 });
  const both = botEngine(seeded(1), workers);
  const state = stateOf(plain);
  const view = plain.view(state, plain.toAct(state)[0]!);
  const search = { memory: memoryOf(plain, view), state };
  await both.choose(plain, view, { ...search, level: 'normal' });
  expect(counts()).toEqual({});
  await both.choose(plain, view, { ...search, level: 'strong' });
  expect(counts()).toEqual({ 'bot turned away': 1 });
});
