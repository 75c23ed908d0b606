import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';

/** What a bot does for a seat: it is told what that seat sees, and nothing else. */
export function choose(match: Match, seat: Seat, source: RandomSource): AnyAction {
  return match.game.bot(match.game.view(match.state, seat), source);
}
