import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { NameOf } from '../table/presentation.ts';

/** A sentence, and what it speaks of: whatever of the page the selector finds. */
export interface TipTarget {
  readonly says: string;
  readonly at: string;
}

/** A sentence about one kind of card in hand. */
export interface AboutCard extends TipTarget {
  /** Nothing more is said about cards of a kind of which something has been said. */
  readonly kind: string;
}

/** What is said in somebody's first game of a kind, each once; `games/<game>/tips.ts` exports one as `coach`. */
export interface GameTips<GameView extends View = View> {
  /** In the viewer's first turn: what can be pressed, and what the first card would do that does something. */
  turn(view: GameView, name: NameOf): TipTarget | AboutCard;
  /** In later turns: what is not printed on the cards, such as what those would do that can be played now. */
  cards?(view: GameView, name: NameOf): readonly AboutCard[];
  /** When the table first shows what would come of a press. */
  preview(): TipTarget;
  /** Who has just got something, and why; `null` if nobody has. */
  score(before: GameView, after: GameView, name: NameOf): TipTarget | null;
}

const found = import.meta.glob<GameTips>('./*/tips.ts', { import: 'coach' });

/** Comes with somebody's first game; `null` for a game that says nothing. */
export async function loadTips(game: string): Promise<GameTips | null> {
  return (await found[`./${game}/tips.ts`]?.()) ?? null;
}

export function plateOf(seat: Seat): string {
  return `.plate[data-seat="${seat}"]`;
}

/** The first seat that has more of something than before. */
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
