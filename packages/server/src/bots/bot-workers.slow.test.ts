import { Worker } from 'node:worker_threads';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { resolveAllChance, startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { dying, endless, patient, throwing } from '../../test/slow-bots/games.ts';
import { startTally } from '../ops/log.ts';
import { type BotEngine, botEngine, inProcessEngine } from './bot-engine.ts';
import { type BotWorkerLimits, botWorkers } from './bot-workers.ts';

const SLOW = new URL('../../test/slow-bots/games.ts', import.meta.url).href;

let apart: BotEngine;
afterEach(() => apart.close());

function open(bounds: Partial<BotWorkerLimits> = {}) {
  const tally = startTally();
  apart = botWorkers({ source: seeded(1), count: tally.count }, { games: SLOW, ...bounds });
  return { choose: apart.choose, counts: tally.counts };
}

/** What the first seat to act sees at the start of a game. */
function viewOf(game: Game): View {
  const match = resolveAllChance(startMatch(game, defaultOptions(game.options), game.seats.max), seeded(1), () => undefined);
  return game.view(match.state, game.toAct(match.state)[0]!);
}

const legalIn = (game: Game) => game.legal(viewOf(game));

test('a bot of the house is found by its game', async () => {
  apart = botWorkers({ source: seeded(1), count: () => undefined });
  expect(legalIn(modFour)).toContainEqual(await apart.choose(modFour, viewOf(modFour)));
});

test('a bot may take its time', async () => {
  const { choose, counts } = open();
  expect(await choose(patient, viewOf(patient))).toEqual(legalIn(patient)[0]);
  expect(counts()).toEqual({});
});

test.each([endless, dying])('for one that is $id the house makes a legal move, and the next one finds a thread', async (game) => {
  const { choose, counts } = open({ threads: 1, deadline: 2000 });
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  const [cut, next] = await Promise.all([choose(game, viewOf(game)), choose(patient, viewOf(patient))]);
  expect(legalIn(game)).toContainEqual(cut);
  expect(next).toEqual(legalIn(patient)[0]);
  expect(counts()).toEqual({ 'bot cut off': 1 });
  expect(terminate).toHaveBeenCalledOnce();
  terminate.mockRestore();
});

test('when too many wait, the house makes a legal move at once', async () => {
  const { choose, counts } = open({ threads: 1, waiting: 1 });
  const [first, second] = [choose(patient, viewOf(patient)), choose(patient, viewOf(patient))];
  expect(legalIn(patient)).toContainEqual(await choose(patient, viewOf(patient)));
  expect(counts()).toEqual({ 'bot turned away': 1 });
  await Promise.all([first, second]);
});

test('what a bot throws is thrown here, and so is that its game is not known', async () => {
  const { choose } = open();
  await expect(choose(throwing, viewOf(throwing))).rejects.toThrow('planted');
  await expect(choose(modFour, viewOf(modFour))).rejects.toThrow('there is no game mod-four');
  await expect(open({ games: 'file:///nowhere.ts' }).choose(patient, viewOf(patient))).rejects.toThrow('nowhere');
});

test('whoever thinks or waits when the threads are closed is told so, and so is whoever comes later', async () => {
  const { choose } = open({ threads: 1, waiting: 1 });
  const asked = [choose(endless, viewOf(endless)), choose(patient, viewOf(patient))];
  const outcomes = Promise.allSettled(asked);
  await apart.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(choose(patient, viewOf(patient))).rejects.toThrow('closed');
});

test('only bots of games that call them slow are sent there', async () => {
  const { choose, counts } = open({ threads: 0, waiting: 0 });
  const both = botEngine(seeded(1), { choose, close: apart.close });
  await both.choose(modFour, viewOf(modFour));
  expect(counts()).toEqual({});
  await both.choose(patient, viewOf(patient));
  expect(counts()).toEqual({ 'bot turned away': 1 });
  await expect(inProcessEngine(seeded(1)).choose(throwing, viewOf(throwing))).rejects.toThrow('planted');
});
