import type { CardMove, CardZone, View } from '@hundredfold/shared/core/view.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { cardsAt, isGrid, isTopped, placesOf, sizeOf } from '../layout/layout.ts';
import { type AnimationStep, applyMove, sameCardsEverywhere } from './plan.ts';

/** Returns a match as it was before its first cards were dealt. */
export function undealt(snapshot: Snapshot): Snapshot {
  const { game, view, last, version, phase } = snapshot;
  if (phase !== 'playing' || last !== null || version === 0) return snapshot;
  return { ...snapshot, version: 0, view: game.view(game.setup(view.options, view.seats.length), view.viewer) };
}

/** Milliseconds: the pause before each card, the longest pause of a large deal, and the flight. */
const DEAL_WAIT_MS = 70;
const DEAL_MS = 1600;
const DEAL_FLIGHT_MS = 280;

/** Plans the first deal of a match, card by card. If the cards do not come from one pile, a single step leads to the deal. */
export function planDeal(next: Snapshot): readonly AnimationStep[] {
  const after = next.view;
  const atOnce: AnimationStep = { wait: 0, flight: 0, move: null, view: after };
  const { view: before, game } = undealt(next);
  const moves = dealMoves(before, after, placesOf(game.viewSchema, after.seats.length));
  const steps: AnimationStep[] = [];
  let now = before;
  for (const [index, move] of moves.entries()) {
    const view = applyMove(now, move, after);
    if (view === null) return [atOnce];
    now = view;
    const wait = Math.min(DEAL_WAIT_MS, DEAL_MS / moves.length);
    steps.push({ move, view, wait, flight: DEAL_FLIGHT_MS, together: index > 0 });
  }
  return sameCardsEverywhere(now, after, game.viewSchema) ? [...steps, atOnce] : [atOnce];
}

/** Returns the moves from the pack: one card at a time to each hand in turn, then the cards on the table. */
function dealMoves(before: View, after: View, places: readonly CardZone[]): readonly CardMove[] {
  const gained = (place: CardZone): number => sizeOf(cardsAt(after, place)) - sizeOf(cardsAt(before, place));
  const from = places.find((place) => gained(place) < 0);
  if (from === undefined) return [];
  const hands = places.filter((place) => place.seat !== null && gained(place) > 0);
  const rounds = Math.max(0, ...hands.map(gained));
  const dealt = Array.from({ length: rounds }, (_, round) =>
    hands.filter((hand) => gained(hand) > round).map((to) => ({ from, to, cards: cardOf(after, to, round) })),
  );
  const laid = places.filter((place) => place.seat === null && gained(place) > 0).toReversed(); // The card to play comes last.
  return [...dealt.flat(), ...laid.flatMap((to) => laidMoves(after, from, to))];
}

function cardOf(view: View, place: CardZone, index: number): CardMove['cards'] {
  const cards = cardsAt(view, place);
  return Array.isArray(cards) ? cards.slice(index, index + 1) : 1;
}

function laidMoves(after: View, from: CardZone, to: CardZone): readonly CardMove[] {
  const cards = cardsAt(after, to);
  if (isGrid(cards)) return cards.map(({ row, col, top }) => ({ from, to: { ...to, cell: { row, col } }, cards: [top ?? ''] }));
  return [{ from, to, cards: isTopped(cards) ? [cards.top ?? ''] : cards }];
}
