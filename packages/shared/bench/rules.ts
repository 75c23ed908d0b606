import type { RandomSource } from '../src/core/chance.ts';
import type { Game } from '../src/core/game.ts';
import { defaultOptions } from '../src/core/options.ts';
import { PLAYERS, playGame } from '../src/core/playout.ts';
import { seeded } from '../src/core/random.ts';
import { GAMES } from '../src/games/index.ts';
import { playModFourByHand } from './mod-four-loop.ts';
import { median, partTimes, threadSeconds } from './parts.ts';

/** Plays one game and returns the number of its steps. */
type Contender = (source: RandomSource) => number;

/** The same games written by hand for speed alone. */
const BY_HAND: Readonly<Record<string, Contender>> = { 'mod-four': playModFourByHand };

// Many short runs in turn: whatever else the machine does strikes both alike.
const RUNS = 15;
const SECONDS = 0.3;
const SEED = 1;

for (const game of GAMES) benchGame(game);

function benchGame(game: Game): void {
  const players = Array.from({ length: game.seats.max }, () => PLAYERS.random);
  const options = defaultOptions(game.options);
  const rules: Contender = (source) => playGame(game, options, players, source).steps.length;
  const byHand = BY_HAND[game.id];
  if (byHand !== undefined) playTheSame(game.id, rules, byHand);

  const rates = { rules: [] as number[], byHand: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    rates.rules.push(stepsPerSecond(rules));
    if (byHand !== undefined) rates.byHand.push(stepsPerSecond(byHand));
  }
  tell(game.id, 'rules, view, legal list and record', rates.rules);
  if (byHand === undefined) return;
  tell(game.id, 'the same written by hand', rates.byHand);
  const ratio = median(rates.rules.map((rate, run) => rate / (rates.byHand[run] ?? 0)));
  console.log(JSON.stringify({ bench: 'rules', game: game.id, what: 'ratio', ratio: Number(ratio.toFixed(3)) }));
  console.error(`${game.id.padEnd(16)}${'ratio'.padEnd(38)}${ratio.toFixed(2).padStart(12)}`);
  for (const [part, nanoseconds] of partTimes(game, options)) {
    console.log(JSON.stringify({ bench: 'rules', game: game.id, what: part, nanoseconds }));
    console.error(`${game.id.padEnd(16)}${part.padEnd(38)}${`${nanoseconds} ns`.padStart(12)}`);
  }
}

/** From the same chances both must make as many steps, or the comparison means nothing. */
function playTheSame(id: string, rules: Contender, byHand: Contender): void {
  const [one, other] = [seeded(SEED), seeded(SEED)];
  for (let game = 0; game < 1000; game++) {
    if (rules(one) !== byHand(other)) throw new Error(`${id}: the hand-written loop plays another game`);
  }
}

/** Of this thread's own time, so that a busy machine does less harm. */
function stepsPerSecond(play: Contender): number {
  const source = seeded(SEED);
  const start = threadSeconds();
  let steps = 0;
  for (let now = start; now - start < SECONDS; now = threadSeconds()) {
    for (let games = 0; games < 20; games++) steps += play(source);
  }
  return steps / (threadSeconds() - start);
}

function tell(game: string, what: string, rates: readonly number[]): void {
  const stepsPerSecond = Math.round(median(rates));
  console.log(JSON.stringify({ bench: 'rules', game, what, stepsPerSecond, runs: rates.map(Math.round) }));
  console.error(`${game.padEnd(16)}${what.padEnd(38)}${`${(stepsPerSecond / 1e6).toFixed(2)} M/s`.padStart(12)}`);
}
