import type { Game } from '@hundredfold/shared/core/game.ts';
import type { CardMove, LastAction, View } from '@hundredfold/shared/core/view.ts';
import { placesOf } from '../geometry/zones.ts';
import { moved, sameCardsEverywhere } from './moved.ts';

/** One thing that happens on the way to a new view. */
export interface Beat<Seen extends View = View> {
  /** Milliseconds after the beat before. */
  readonly wait: number;
  /** How long the cards fly, in milliseconds. */
  readonly flight: number;
  readonly move: CardMove | null;
  /** What is seen once it has happened. */
  readonly view: Seen;
}

/** How long to wait before a movement, and how long it takes. */
export interface Pace {
  readonly wait: number;
  readonly flight: number;
}

export type PaceOf<Seen extends View = View> = (move: CardMove, before: Seen) => Pace;

/**
 * The way from one view to the next: one beat for each movement of cards, the last of which ends at
 * the new view. Where the last action does not explain the difference, one beat leads there at once.
 */
export function plan<Seen extends View>(
  before: Seen,
  last: LastAction | null,
  after: Seen,
  told: { readonly game: Game; readonly pace: PaceOf<Seen> },
): readonly Beat<Seen>[] {
  const atOnce: readonly Beat<Seen>[] = [{ wait: 0, flight: 0, move: null, view: after }];
  if (last === null || before.viewer !== after.viewer) return atOnce;
  const places = placesOf(told.game.shape, after.seats.length);
  if (sameCardsEverywhere(before, after, places, told.game.shape)) return atOnce;
  const beats: Beat<Seen>[] = [];
  let now = before;
  for (const move of told.game.moves(before, last, after)) {
    const next = moved(now, move, after);
    if (next === null) return atOnce;
    beats.push({ ...told.pace(move, now), move, view: next });
    now = next;
  }
  const end = beats.at(-1);
  if (end === undefined || !sameCardsEverywhere(now, after, places, told.game.shape)) return atOnce;
  return [...beats.slice(0, -1), { ...end, view: after }];
}

const SOON = 300;

/** The same way without anything that flies: what would follow at once is there at once, what is to be seen still stays a while. */
export function quietly(beats: readonly Beat[]): readonly Beat[] {
  return beats
    .filter((_, index) => {
      const next = beats[index + 1];
      return next === undefined || next.wait >= SOON;
    })
    .map((beat) => ({ ...beat, flight: 0 }));
}
