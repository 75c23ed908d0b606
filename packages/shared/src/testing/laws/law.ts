import type { RandomSource } from '../../core/chance.ts';
import type { Match } from '../../core/match.ts';
import type { GameRecord } from '../../core/record.ts';
import { allViewers, type View, type Viewer } from '../../core/view.ts';
import { determinize } from '../determinize.ts';

/** A position of a game: before a chance outcome, before an action, or at the end. */
export interface Position {
  readonly match: Match;
  /** The views by viewer: every seat, the public, and the viewer of all hands. */
  readonly views: ReadonlyMap<Viewer, View>;
  /** Returns for each viewer another state with the same view. */
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
      redealt ??= new Map(viewers.map((viewer) => [viewer, determinize(game, state, viewer, source)]));
      return redealt;
    },
    source,
  };
}

/** The positions before an action and after the chance outcomes that followed it. */
export interface Transition {
  readonly before: Position;
  readonly after: Position;
}

export interface PlayedMatch {
  readonly record: GameRecord;
  readonly end: Match;
  readonly positions: readonly Position[];
}

/** A law that holds for every game. Each part throws an error with one sentence if the law is broken. */
export interface Law {
  readonly says: string;
  /** Checks every step, so it must be fast. `before` is `null` at the start of a game. */
  readonly step?: (now: Match, before: Match | null, start: Match) => void;
  /** Returns a check of every step of the first game of each setting; called once for each game. */
  readonly closely?: () => (now: Match) => void;
  readonly position?: (at: Position) => void;
  readonly turn?: (passage: Transition) => void;
  readonly game?: (played: PlayedMatch) => void;
  /** Checks the record of one game in four, because it replays the whole game once more. */
  readonly record?: (played: PlayedMatch) => void;
}

export function holds(condition: boolean, wrong: () => string): asserts condition {
  if (!condition) throw new Error(wrong());
}

export function viewerName(viewer: Viewer): string {
  if (typeof viewer === 'number') return `seat ${viewer}`;
  return viewer === 'public' ? 'a spectator' : 'the viewer of all hands';
}
