import type { Play } from '@hundredfold/shared/core/play.ts';
import type { LastAction } from '@hundredfold/shared/core/view.ts';

/** The version of `StoredPosition`. Raise it with every change of what a position has, also inside of its fields. */
const POSITION_FORMAT = 1;

/**
 * A match before its latest steps, so that a table is loaded without the others. It is a cache: the steps alone say what was played, and
 * a position that does not fit them is ignored.
 */
export interface StoredPosition extends Pick<Play, 'drawn' | 'since' | 'undone'> {
  readonly format: number;
  /** The version of the game's rules. */
  readonly rules: number;
  /** The number of steps before it. */
  readonly version: number;
  readonly state: unknown;
  readonly last: LastAction | null;
  /** The hashes of the digest of the moves; `null` if the match has none. */
  readonly hashes: readonly string[] | null;
}

export function storedPosition({ match, digest, drawn, since, undone }: Play): StoredPosition {
  const { game, version, state, last } = match;
  return {
    format: POSITION_FORMAT,
    rules: game.version,
    version,
    state,
    last,
    hashes: digest?.hashes ?? null,
    drawn,
    since,
    undone,
  };
}

/** Returns a match at a stored position; `null` if another version of the server or of the rules has stored it. */
export function playAt(start: Play, { format, rules, hashes, ...stored }: StoredPosition): Play | null {
  const { match, digest } = start;
  if (format !== POSITION_FORMAT || rules !== match.game.version) return null;
  if (digest !== null && hashes?.length !== digest.hashes.length) return null;
  const { version, state, last, drawn, since, undone } = stored;
  const digestThen = digest === null || hashes === null ? null : { ...digest, hashes };
  return { ...start, match: { ...match, version, state, last }, digest: digestThen, drawn, since, undone };
}
