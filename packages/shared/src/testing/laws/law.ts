import type { RandomSource } from '../../core/chance.ts';
import type { Match } from '../../core/match.ts';
import type { GameRecord } from '../../core/record.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import type { LastAction, View } from '../../core/view.ts';

/** Where a game stands: before a lot, before an action, or at the end. */
export interface Position {
  readonly match: Match;
  /** By viewer: every seat, and somebody who watches. */
  readonly views: ReadonlyMap<Seat | null, View>;
  /** By viewer, another truth behind the same view. */
  redealt(): ReadonlyMap<Seat | null, unknown>;
  readonly source: RandomSource;
}

export function positionOf(match: Match, source: RandomSource): Position {
  const { game, state, seats } = match;
  const viewers: readonly (Seat | null)[] = [...allSeats(seats), null];
  let redealt: ReadonlyMap<Seat | null, unknown> | null = null;
  return {
    match,
    views: new Map(viewers.map((viewer) => [viewer, game.view(state, viewer)])),
    redealt() {
      redealt ??= new Map(viewers.map((viewer) => [viewer, game.redeal(state, viewer, source)]));
      return redealt;
    },
    source,
  };
}

/** An action, and the positions before it and after the lots that followed it. */
export interface Turn {
  readonly before: Position;
  readonly last: LastAction;
  readonly after: Position;
}

export interface Played {
  readonly record: GameRecord;
  readonly end: Match;
  /** Positions that were looked at. */
  readonly positions: readonly Position[];
}

/** What holds for every game; each part throws with one sentence where it does not. */
export interface Law {
  readonly says: string;
  /** Held at every single step: nothing slow. */
  readonly step?: (now: Match, start: Match) => void;
  readonly position?: (at: Position) => void;
  readonly turn?: (turn: Turn) => void;
  readonly game?: (played: Played) => void;
}

/** Says what is wrong, unless it holds. */
export function holds(condition: boolean, wrong: () => string): asserts condition {
  if (!condition) throw new Error(wrong());
}

export function viewerName(viewer: Seat | null): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}
