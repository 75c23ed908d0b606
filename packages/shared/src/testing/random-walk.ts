import type { AnyAction } from '../core/action.ts';
import { type ChanceOutcome, drawChance, type RandomSource } from '../core/chance.ts';
import { act, type Match, outcomeOf, pendingChance, resolveChance, type Step, startMatch } from '../core/match.ts';
import { holds } from './laws/law.ts';
import type { Setting } from './setting.ts';

/** A match, and the step that led to it; at the start none. */
export interface WalkPosition {
  readonly match: Match;
  readonly step: Step | null;
}

/**
 * Every position of a game played at random, up to its end: somebody is to act, sees it and has something to do, and what is
 * done is accepted. Names the law that is broken where it cannot go on.
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
  holds(seat !== undefined, () => 'somebody can act until the outcome: nobody is to act');
  const view = game.view(state, seat);
  holds(view.toAct.includes(seat), () => `somebody can act until the outcome: seat ${seat} does not see that it is to act`);
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
