import type { RandomSource } from '../../core/chance.ts';
import type { Match } from '../../core/match.ts';
import type { GameRecord } from '../../core/record.ts';
import { allViewers, type View, type Viewer } from '../../core/view.ts';

/** Where a game stands: before a lot, before an action, or at the end. */
export interface Position {
  readonly match: Match;
  /** By viewer: every seat, the public, and whoever has all hands before them. */
  readonly views: ReadonlyMap<Viewer, View>;
  /** By viewer, another truth behind the same view. */
  redealt(): ReadonlyMap<Viewer, unknown>;
  readonly source: RandomSource;
}

export function positionOf(match: Match, source: RandomSource): Position {
  const { game, state, seats } = match;
  const viewers = allViewers(seats);
  let redealt: ReadonlyMap<Viewer, unknown> | null = null;
  return {
    match,
    views: new Map(viewers.map((viewer) => [viewer, game.view(state, viewer)])),
    redealt() {
      redealt ??= new Map(viewers.map((viewer) => [viewer, game.determinize(state, viewer, source)]));
      return redealt;
    },
    source,
  };
}

/** An action, and the positions before it and after the lots that followed it. */
export interface Transition {
  readonly before: Position;
  readonly after: Position;
}

export interface PlayedMatch {
  readonly record: GameRecord;
  readonly end: Match;
  /** Positions that were looked at. */
  readonly positions: readonly Position[];
}

/** What holds for every game; each part throws with one sentence where it does not. */
export interface Law {
  readonly says: string;
  /** Held at every single step: nothing slow. At the start of a game there is nothing before it. */
  readonly step?: (now: Match, before: Match | null, start: Match) => void;
  /** Held at every step of the first game of each setting; begun anew for each game. */
  readonly closely?: () => (now: Match) => void;
  readonly position?: (at: Position) => void;
  readonly turn?: (passage: Transition) => void;
  readonly game?: (played: PlayedMatch) => void;
}

/** Says what is wrong, unless it holds. */
export function holds(condition: boolean, wrong: () => string): asserts condition {
  if (!condition) throw new Error(wrong());
}

export function viewerName(viewer: Viewer): string {
  if (typeof viewer === 'number') return `seat ${viewer}`;
  return viewer === 'public' ? 'a spectator' : 'who sees all hands';
}
