import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { playGame, STRATEGIES } from '../core/playout.ts';
import { seeded } from '../core/random.ts';
import { recordOf } from '../core/recording.ts';
import { runToEnd } from '../core/run-to-end.ts';
import { GAMES } from '../games/index.ts';
import { REVIEW_BUDGET } from './budget.ts';
import { EVALUATOR_VERSION, type LuckLedger, ledgerOf } from './ledger.ts';
import { readGame } from './recorded-game.ts';

const FILE = new URL('golden/ledgers.json', import.meta.url);
const SEED = 41;
/** The number of first steps of a game that show whether its bot or its worth has changed. */
const STEPS = 40;
/** Every value and comparison gets the least number of samples. */
const BUDGET = { valueRollOuts: 1, playPairs: 1 };
/** Machines may differ in the last digits. */
const DIGITS = 9;

/** Returns the ledger of the first steps of a game that is played at random, so that everything differs from what a bot does. */
function ledgerIn(game: Game): LuckLedger {
  const seats = Math.min(Math.max(2, game.seats.min), game.seats.max);
  const { end, steps } = playGame(game, defaultOptions(game.options), Array(seats).fill(STRATEGIES.random), seeded(SEED));
  const record = { ...recordOf(end, steps), steps: steps.slice(0, STEPS) };
  return runToEnd(ledgerOf(runToEnd(readGame(game, record)), 0, BUDGET));
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value;
}

/** Returns what the file should have. A game that was added since is missing in it until it is written. */
function measured(games: readonly Game[]): string {
  const ledgers = Object.fromEntries(games.map((game) => [game.id, ledgerIn(game)]));
  return `${JSON.stringify({ evaluator: EVALUATOR_VERSION, budget: REVIEW_BUDGET, ledgers }, rounded, 2)}\n`;
}

test('reviews of one evaluator version are measured alike', () => {
  if (process.env.GOLDEN === 'write') writeFileSync(FILE, measured(GAMES));
  const expected = readFileSync(FILE, 'utf8');
  const { ledgers }: { readonly ledgers: Readonly<Record<string, LuckLedger>> } = JSON.parse(expected);
  const change = 'if a bot, a worth or the budget has changed, raise EVALUATOR_VERSION and write the file anew';
  expect(measured(GAMES.filter(({ id }) => id in ledgers)), change).toBe(expected);
});
