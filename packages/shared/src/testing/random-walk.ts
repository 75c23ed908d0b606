import type { AnyAction } from '../core/action.ts';
import { type ChanceOutcome, drawChance, type RandomSource } from '../core/chance.ts';
import { act, type Match, outcomeOf, pendingChance, resolveChance, type Step, startMatch } from '../core/match.ts';
import { holds } from './laws/law.ts';
import type { Setting } from './setting.ts';

export interface WalkPosition {
  readonly match: Match;
  readonly step: Step | null;
}

/**
 * Yields every position of a random game up to its end. Checks that a seat is to act, sees that, and has a legal action, and that
 * the action is accepted. Throws an error that names the broken law.
 */
export function* randomWalk({ game, options, seats }: Setting, source: RandomSource): Generator<WalkPosition> {
  let match = startMatch(game, options, seats);
  yield { match, step: null };
  while (outcomeOf(match) === null) {
    const due = pendingChance(match);
    const stand = due === null ? actSomehow(match, source) : resolveSomehow(match, drawChance(due, source));
    match = stand.match;
    yield stand;
  }
}

function resolveSomehow(match: Match, lot: ChanceOutcome): WalkPosition {
  return { match: resolveChance(match, lot), step: { kind: 'lot', lot } };
}

function actSomehow(match: Match, source: RandomSource): WalkPosition {
  const { game, state } = match;
  const seats = game.toAct(state);
  const seat = seats[source.below(Math.max(1, seats.length))];
  holds(seat !== undefined, () => 'a seat is to act until the outcome: no seat is to act');
  const view = game.view(state, seat);
  holds(view.toAct.includes(seat), () => `a seat is to act until the outcome: seat ${seat} does not see that it is to act`);
  const legal: readonly AnyAction[] = game.legal(view);
  const action = legal[source.below(Math.max(1, legal.length))];
  holds(action !== undefined, () => `only those to act have legal actions: seat ${seat} has none`);
  const result = act(match, seat, action);
  holds(
    result.ok,
    () => `apply accepts exactly the legal actions: seat ${seat} is refused a legal action, ${JSON.stringify(action)}`,
  );
  return { match: result.value, step: { kind: 'move', seat, action } };
}
