import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { ChanceOutcome, PendingChance } from '@hundredfold/shared/core/chance.ts';
import { actAndResolve, type Match } from '@hundredfold/shared/core/match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';

/** A match in memory. Values go in and come out; it depends on neither the page nor the clock. */
export interface MatchRunner {
  now(): Match;
  /** Plays a turn that is meant for this version. Returns the match after it, with its chance outcomes drawn. */
  take(seat: Seat, action: AnyAction, version: number): Result<Match, string>;
}

/** Starts from a match without pending chance. */
export function runMatch(from: Match, draw: (due: PendingChance) => ChanceOutcome): MatchRunner {
  let match = from;
  return {
    now: () => match,
    take(seat, action, version) {
      if (version !== match.version) return refused('stale');
      const turn = actAndResolve(match, { seat, action }, draw);
      if (turn.ok) match = turn.value;
      return turn.ok ? accepted(match) : turn;
    },
  };
}
