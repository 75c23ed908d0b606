import { parentPort, workerData } from 'node:worker_threads';
import type { RandomSource } from '../src/core/chance.ts';
import type { Game } from '../src/core/game.ts';
import { defaultOptions } from '../src/core/options.ts';
import { playGame, STRATEGIES } from '../src/core/playout.ts';
import { seeded } from '../src/core/random.ts';
import { gameById } from '../src/games/index.ts';
import { playModFourByHand } from './by-hand/mod-four.ts';
import { playOneHundredOneByHand } from './by-hand/one-hundred-one.ts';
import { bytesOf } from './bytes.ts';
import { type BenchResult, type BenchSetup, threadSeconds } from './figures.ts';
import { sampleMoves } from './moments.ts';
import { partTimes } from './parts.ts';

/** Plays one game and returns the number of its steps. */
type Contender = (source: RandomSource) => number;

/** The hand-written loops of the same games, made for speed alone. */
const BY_HAND: Readonly<Record<string, (source: RandomSource, seats: number) => number>> = {
  'mod-four': playModFourByHand,
  'one-hundred-one': playOneHundredOneByHand,
};

// Many short runs in turn, so that other work on the machine affects both alike.
const RUNS = 11;
const SECONDS = 0.3;
const SEED = 1;

parentPort?.postMessage(measured(workerData as BenchSetup));

function measured({ game: id, seats }: BenchSetup): BenchResult {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const rules = contender(game, seats);
  const play = BY_HAND[id];
  const byHand: Contender | undefined = play && ((source) => play(source, seats));
  if (byHand !== undefined) playTheSame(rules, byHand);
  const [rates, ratesByHand]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    rates.push(stepsPerSecond(rules));
    if (byHand !== undefined) ratesByHand.push(stepsPerSecond(byHand));
  }
  const moments = sampleMoves(game, defaultOptions(game.options), seats);
  const [nanoseconds, bytes] = [partTimes(game, moments), bytesOf(moments)];
  return { game: id, seats, stepsPerSecond: rates, byHand: ratesByHand, nanoseconds, bytes };
}

function contender(game: Game, seats: number): Contender {
  const options = defaultOptions(game.options);
  const players = Array.from({ length: seats }, () => STRATEGIES.random);
  return (source) => playGame(game, options, players, source).steps.length;
}

/** Checks that both make the same number of steps with the same chance outcomes. Otherwise the comparison means nothing. */
function playTheSame(rules: Contender, byHand: Contender): void {
  const [one, other] = [seeded(SEED), seeded(SEED)];
  for (let game = 0; game < 1000; game++) {
    if (rules(one) !== byHand(other)) throw new Error('the hand-written loop plays another game');
  }
}

function stepsPerSecond(play: Contender): number {
  const source = seeded(SEED);
  const start = threadSeconds();
  let steps = 0;
  let now = start;
  for (; now - start < SECONDS; now = threadSeconds()) for (let games = 0; games < 20; games++) steps += play(source);
  return Math.round(steps / (now - start));
}
