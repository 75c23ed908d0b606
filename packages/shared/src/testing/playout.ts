import type { AnyAction } from '../core/action.ts';
import { type ChanceOutcome, drawChance, type RandomSource } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import { act, type Match, outcomeOf, resolveChanceWith, startMatch, stepsLeft } from '../core/match.ts';
import type { OptionValues } from '../core/options.ts';
import type { Outcome } from '../core/outcome.ts';
import type { RecordStep } from '../core/record-step.ts';
import type { View } from '../core/view.ts';

export type Strategy = (game: Game, view: View, legal: readonly AnyAction[], source: RandomSource) => AnyAction;

export const STRATEGIES = {
  random: (_game, _view, legal, source) => oneOf(legal, source),
  bot: (game, view, _legal, source) => game.bot(view, source),
} as const satisfies Readonly<Record<string, Strategy>>;

export type StrategyName = keyof typeof STRATEGIES;

export function resolveAllChance(match: Match, source: RandomSource, onLot: (lot: ChanceOutcome) => void): Match {
  return resolveChanceWith(match, (due) => {
    const lot = drawChance(due, source);
    onLot(lot);
    return lot;
  });
}

/** A whole game: its end, and the steps that led to it. Each move has the number of legal moves. */
export interface Playout {
  readonly end: Match;
  readonly steps: readonly RecordStep[];
  readonly outcome: Outcome;
}

export function playGame(game: Game, options: OptionValues, players: readonly Strategy[], source: RandomSource): Playout {
  return playOn(startMatch(game, options, players.length), players, source);
}

/** Plays a match to its end. Throws if it reaches the greatest length. Of the steps those from then on are returned. */
export function playOn(begun: Match, players: readonly Strategy[], source: RandomSource): Playout {
  const steps: RecordStep[] = [];
  const write = (step: RecordStep) => {
    steps.push(step);
  };
  let match = resolveAllChance(begun, source, write);
  for (let outcome = outcomeOf(match); ; outcome = outcomeOf(match)) {
    if (outcome !== null) return { end: match, steps, outcome };
    if (stepsLeft(match) <= 0) throw new Error(`a game of ${match.game.id} does not end`);
    match = resolveAllChance(takeTurn(match, players, source, write), source, write);
  }
}

function takeTurn(match: Match, players: readonly Strategy[], source: RandomSource, write: (step: RecordStep) => void): Match {
  const { game, state } = match;
  const seat = oneOf(game.toAct(state), source);
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody plays at seat ${seat}`);
  const view = game.view(state, seat);
  const legal = game.legal(view);
  const move = player(game, view, legal, source);
  const result = act(match, seat, move);
  if (!result.ok) throw new Error(`a player of ${game.id} was refused: ${result.refusal}`);
  write({ seat, move, legal: legal.length });
  return result.value;
}

function oneOf<Item>(items: readonly Item[], source: RandomSource): Item {
  const chosen = items[items.length > 1 ? source.below(items.length) : 0];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
}
