import { type NameOf, type Sheet, sizeOf, t } from '@hundredfold/client/game';
import { allSeats, type Face, hundredSum, ownHand, type Seat } from '@hundredfold/shared/game';
import { bestFour, HAND } from '../rules/score.ts';
import type { RummyView } from '../rules/view.ts';

import { hundredRummyMessages } from './messages.ts';

/** Returns the seat whose scored hand everyone looks at: it has not drawn new cards yet. `null` if there is none. */
export function showing({ seats, toAct }: RummyView): Seat | null {
  if (toAct.length > 0) return null;
  const shown = seats.flatMap(({ hand, scored }, seat) => (sizeOf(hand) === 0 && scored.length >= HAND ? [seat] : []));
  return shown[0] ?? null;
}

/** Returns a seat's points from the earlier games of the tournament and from this one. */
export function totalOf({ seats }: RummyView, seat: Seat): number {
  const { games = [], points = 0 } = seats[seat] ?? {};
  return games.reduce((sum, each) => sum + each, points);
}

export function isTournament({ options, seats }: RummyView): boolean {
  return options.tournament && seats.length > 1;
}

/** Returns the card that the viewer has drawn and may still discard (rule 4.3). */
export function drawnCard(view: RummyView): Face | null {
  return ownHand(view)[HAND] ?? null;
}

/**
 * The total of the viewer's hand, and what it would be without a card or with one more; spectators have none. Four cards score,
 * so of five cards the best four count.
 */
export interface Tally {
  readonly total: number;
  /** `true` if the total counts four cards out of five. */
  readonly best: boolean;
  readonly without: { readonly card: Face; readonly total: number } | null;
  readonly with: { readonly card: Face; readonly total: number } | null;
}

export function tallyOf(view: RummyView, without: Face | null, more: Face | null): Tally | null {
  const hand = ownHand(view);
  if (hand.length === 0) return null;
  return {
    total: bestFour(hand),
    best: hand.length > HAND,
    without: without === null ? null : { card: without, total: hundredSum(hand) - hundredSum([without]) },
    with: more === null ? null : { card: more, total: bestFour([...hand, more]) },
  };
}

/** Returns the tournament's score sheet: as many games as there are players, including the current one (rules 7.1 and 7.2). */
export function sheet(view: RummyView, name: NameOf): Sheet | null {
  if (!isTournament(view)) return null;
  const texts = hundredRummyMessages.value.table;
  const { seats } = view;
  return {
    title: texts.tournament,
    corner: t.value.start.games,
    columns: [...allSeats(seats.length).map((game) => String(game + 1)), texts.sum],
    lines: seats.map(({ games, points }, seat) => {
      const played = [...games, points].slice(0, seats.length);
      const later = Array<string>(seats.length - played.length).fill('');
      return { label: name(seat), cells: [...played.map(String), ...later, String(totalOf(view, seat))] };
    }),
  };
}
