import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { ChanceOutcome, PendingChance } from '@hundredfold/shared/core/chance.ts';
import { actAndResolve, type Match } from '@hundredfold/shared/core/match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';

/** A match that is kept here and nowhere else: plain values go in and come out, and it knows neither page nor clock. */
export interface MatchRunner {
  now(): Match;
  /** A turn, meant for that version; answered with the match after it, its lots drawn. */
  take(seat: Seat, action: AnyAction, version: number): Result<Match, string>;
}

/** Runs on from a match in which no lot is due. */
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
