import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import type { LastAction } from '@hundredfold/shared/core/view.ts';

/** The version of `StoredPosition`. Raise it with every change of what a position has, also inside of its fields. */
const POSITION_FORMAT = 1;

/**
 * A match before its latest steps, so that a table is loaded without the others. It is a cache: the steps alone say what was played, and
 * a position that does not fit them is ignored.
 */
export interface StoredPosition extends Pick<OngoingMatch, 'moves' | 'trails' | 'since' | 'undone'> {
  readonly format: number;
  readonly rules: number;
  /** The number of steps before it. */
  readonly version: number;
  readonly state: unknown;
  readonly last: LastAction | null;
}

export function storedPosition({ match, moves, trails, since, undone }: OngoingMatch): StoredPosition {
  const { game, version, state, last } = match;
  return { format: POSITION_FORMAT, rules: game.version, version, state, last, moves, trails, since, undone };
}

/** Returns a match at a stored position; `null` if another version of the server or of the rules has stored it. */
export function playAt(
  start: OngoingMatch,
  { format, rules, version, state, last, ...rest }: StoredPosition,
): OngoingMatch | null {
  const { match } = start;
  if (format !== POSITION_FORMAT || rules !== match.game.version) return null;
  return { ...start, match: { ...match, version, state, last }, ...rest };
}
