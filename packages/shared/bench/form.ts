import { parentPort, workerData } from 'node:worker_threads';
import type { RandomSource } from '../src/core/chance.ts';
import type { Game } from '../src/core/game.ts';
import { defaultOptions } from '../src/core/options.ts';
import { playGame, STRATEGIES } from '../src/core/playout.ts';
import { seeded } from '../src/core/random.ts';
import { gameById } from '../src/games/index.ts';
import { bytesOf } from './bytes.ts';
import { type BenchResult, type BenchSetup, threadSeconds } from './figures.ts';
import { sampleMoves } from './moments.ts';
import { partTimes } from './parts.ts';

/** Plays one game and returns the number of its steps. */
type Contender = (source: RandomSource) => number;

const RUNS = 11;
const SECONDS = 0.3;
const SEED = 1;

parentPort?.postMessage(measured(workerData as BenchSetup));

function measured({ game: id, seats }: BenchSetup): BenchResult {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const rules = contender(game, seats);
  const rates = Array.from({ length: RUNS }, () => stepsPerSecond(rules));
  const moments = sampleMoves(game, defaultOptions(game.options), seats);
  const [nanoseconds, bytes] = [partTimes(game, moments), bytesOf(moments)];
  return { game: id, seats, stepsPerSecond: rates, nanoseconds, bytes };
}

function contender(game: Game, seats: number): Contender {
  const options = defaultOptions(game.options);
  const players = Array.from({ length: seats }, () => STRATEGIES.random);
  return (source) => playGame(game, options, players, source).steps.length;
}

function stepsPerSecond(play: Contender): number {
  const source = seeded(SEED);
  const start = threadSeconds();
  let steps = 0;
  let now = start;
  for (; now - start < SECONDS; now = threadSeconds()) for (let games = 0; games < 20; games++) steps += play(source);
  return Math.round(steps / (now - start));
}
