import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { act, type Match, retrace, type Step, settleAll, startMatch } from '@hundredfold/shared/core/match.ts';
import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { StoredStep } from '../archive/archive.ts';

/** The match at a table, under the id of its record. */
export interface Play {
  readonly id: string;
  readonly match: Match;
}

/** What one action, or the start, leads to: the steps to write down, and the match after them. */
export interface Turn {
  readonly play: Play;
  readonly steps: readonly Step[];
}

/** The first lots of a new match. */
export function begin(id: string, start: Match, source: RandomSource): Turn {
  return settled(id, start, [], source);
}

/** An action and the lots that follow from it. */
export function decide(play: Play, seat: Seat, action: AnyAction, source: RandomSource): Result<Turn, string> {
  const result = act(play.match, seat, action);
  if (!result.ok) return result;
  return accepted(settled(play.id, result.value.match, [result.value.step], source));
}

function settled(id: string, match: Match, before: readonly Step[], source: RandomSource): Turn {
  const steps = [...before];
  const after = settleAll(match, source, (step) => steps.push(step));
  return { play: { id, match: after }, steps };
}

/** An intent that a recorded step came from, and the version it was answered with. */
export interface PastIntent {
  readonly seat: Seat;
  readonly intent: string;
  readonly version: number;
}

/** A match brought back from its steps. Throws where they do not follow the rules. */
export function resume(id: string, start: Match, stored: readonly StoredStep[]): { play: Play; intents: readonly PastIntent[] } {
  const match = stored.reduce((now, { step }) => retrace(now, step), start);
  const intents = stored.flatMap(({ step, intent }, index) => {
    if ('chance' in step || intent === null) return [];
    const next = stored.findIndex((later, place) => place > index && !('chance' in later.step));
    return [{ seat: step.seat, intent, version: next < 0 ? stored.length : next }];
  });
  return { play: { id, match }, intents };
}

export function startOf(match: Pick<Match, 'game' | 'options' | 'seats'>): Match {
  return startMatch(match.game, match.options, match.seats);
}
