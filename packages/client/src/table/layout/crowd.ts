import type { HandSize, SeatArea } from './measure.ts';
import { type Box, NOTHING, RATIO } from './pose.ts';

/** The width of the others' cards at a crowded table, in CSS px. */
export const CROWD_FAR = 24;

const GAP = 6;
const PLATE = 42;

/** Arranges the others at a narrow table: row by row, in playing order. */
export function crowdOf(seats: number, hand: HandSize) {
  const others = seats - 1;
  const columns = others <= 4 ? 2 : others <= 6 ? 3 : 4;
  const beside = hand === 'none' || columns === 2; // Otherwise the cards lie under the plates.
  const deep = beside ? PLATE : PLATE + 4 + CROWD_FAR * RATIO;
  return { columns, beside, deep, height: Math.ceil(others / columns) * (deep + GAP) };
}

/** Returns the area of the nth of the others, counted from the left of the seat at the lower edge. */
export function crowdSeatArea(nth: number, seating: { readonly seats: number; readonly hand: HandSize }, room: Box): SeatArea {
  const { columns, beside, deep } = crowdOf(seating.seats, seating.hand);
  const width = (room.width - (columns - 1) * GAP) / columns;
  const x = room.x + (nth % columns) * (width + GAP);
  const y = room.y + Math.floor(nth / columns) * (deep + GAP);
  const height = CROWD_FAR * RATIO;
  const cardsY = beside ? y + (PLATE - height) / 2 : y + PLATE + 4;
  const pile: Box = { x: x + width - CROWD_FAR, y: cardsY, width: CROWD_FAR, height };
  const plate: Box = { x, y, width, height: PLATE };
  if (!beside) return { side: 'top', plate, cards: { x, y: cardsY, width: width - CROWD_FAR - GAP, height }, pile };
  const backs = seating.hand === 'none' ? NOTHING : { width: 46, height };
  const cards: Box = { x: pile.x - GAP - backs.width, y: cardsY, ...backs };
  return { side: 'top', plate: { ...plate, width: cards.x - x - (backs === NOTHING ? 0 : GAP) }, cards, pile };
}
