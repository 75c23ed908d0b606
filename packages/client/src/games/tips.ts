import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { NameOf } from '../table/presentation.ts';

/** A sentence, and its subject: the element of the page that the selector finds. */
export interface TipTarget {
  readonly says: string;
  readonly at: string;
}

/** A sentence about one kind of card in hand. */
export interface AboutCard extends TipTarget {
  /** The kind of card; each kind gets one tip only. */
  readonly kind: string;
}

/** The tips for a player's first game of a kind, each shown once. `games/<game>/tips.ts` exports one as `tips`. */
export interface GameTips<GameView extends View = View> {
  /** The tip for the viewer's first turn: what can be pressed, and the effect of the first card that has one. */
  turn(view: GameView, name: NameOf): TipTarget | AboutCard;
  /** Tips for later turns: facts that are not printed on the cards, such as the effects of the cards that can be played now. */
  cards?(view: GameView, name: NameOf): readonly AboutCard[];
  /** The tip for the first preview of a press. */
  preview(): TipTarget;
  /** Names the player who has just gained something, and why; `null` if nobody has. */
  score(before: GameView, after: GameView, name: NameOf): TipTarget | null;
}

export function plateOf(seat: Seat): string {
  return `.plate[data-seat="${seat}"]`;
}

/** Returns the first seat that has more of something than before; `null` if there is none. */
export function gainerOf<GameView extends View>(
  before: GameView,
  after: GameView,
  has: (seat: GameView['seats'][number]) => number,
): Seat | null {
  const seat = after.seats.findIndex((fields, index) => {
    const earlier = before.seats[index];
    return earlier !== undefined && has(fields) > has(earlier);
  });
  return seat < 0 ? null : seat;
}
