import {
  type Box,
  cardsAt,
  cross,
  type Frame,
  handSpots,
  middle,
  type Pose,
  pile,
  RATIO,
  sizeOf,
  takenPile,
} from '@hundredfold/client/game';
import { type CardZone, mayAct, type Seat } from '@hundredfold/shared/game';
import { SEATS } from '../rules/score.ts';
import type { ModFourView } from '../rules/view.ts';

export interface On {
  readonly frame: Frame;
  readonly draft: number | null;
}

export function cardPoses(view: ModFourView, { zone, seat }: CardZone, on: On): readonly Pose[] {
  const count = sizeOf(cardsAt(view, { zone, seat }));
  if (zone === 'trick')
    return view.table.trick.map((_, index) => trickSpot(((view.table.leader ?? 0) + index) % SEATS, on.frame));
  if (zone === 'deck') return deckSpots(view, count, on);
  if (seat === null) return [];
  return zone === 'won' ? takenPile(on.frame, seat, count) : handSpots(view, seat, count, on.frame);
}

export function isCutting(view: ModFourView): boolean {
  return view.table.deck > 0 && mayAct(view);
}

/** Returns whether a trick is being played: not while the cards of a hand are gathered, nor after the end. */
export function isTrick({ table, toAct }: ModFourView): boolean {
  return table.leader !== null && (table.trick.length > 0 || toAct.length > 0);
}

/** Returns how many cards the cut takes off the top: the chosen number, or half the deck before a choice. */
export function cutAt(view: ModFourView, draft: number | null): number {
  return draft ?? Math.floor(view.table.deck / 2);
}

/** The width of the light around the ribbon, in CSS px. */
export const RIM = 12;

/** The height of the buttons of the cut at the unit size, and the least and usual space above them, in CSS px. */
const CUT_BAR = 46;
const CUT_BAR_GAP = { least: 12, usual: 22 };
/** The least height of the ribbon, in CSS px. */
const MIN_RIBBON = 28;

/** Returns the box of the ribbon, the spread-out deck. It is low where the buttons of the cut would not have room below it. */
export function ribbon(frame: Frame): Box {
  const { snug, centre, card, prompt } = frame;
  const room = lowestCutBar(frame) - CUT_BAR_GAP.least - (centre.y + RIM);
  const height = Math.min(card.play * RATIO, Math.max(MIN_RIBBON, room));
  const width = Math.min(centre.width - 12, card.play * 9);
  const lowest = Math.min(centre.y + centre.height * 0.32, prompt.y - height - 130) - height / 4;
  return { x: centre.x + (centre.width - width) / 2, y: Math.max(centre.y + RIM, snug ? 0 : lowest), width, height };
}

/** Returns the upper edge of the buttons of the cut: between the ribbon and the prompt, or below the middle on a phone in landscape. */
export function cutBarTop(frame: Frame): number {
  const { form, tip } = frame;
  if (form === 'low') return tip.y + tip.height + 6;
  const { y, height } = ribbon(frame);
  return y + height + Math.min(CUT_BAR_GAP.usual, Math.max(CUT_BAR_GAP.least, lowestCutBar(frame) - y - height));
}

/** Returns the lowest place for the upper edge of the buttons of the cut: the prompt lies below them. */
function lowestCutBar({ form, prompt, unit, size }: Frame): number {
  return form === 'low' ? size.height : prompt.y - GAP - CUT_BAR * unit;
}

/**
 * The dial lies between the four cards of a trick. Where the middle is too low for that, the dial is small and lies on their
 * edges.
 */
export function dialOf({ snug, centre, card }: Frame): { readonly x: number; readonly y: number; readonly radius: number } {
  const { x, y } = middle(centre);
  if (snug) return { x, y, radius: SMALL_DIAL };
  const between = (centre.height - 2 * card.play * RATIO) / 2 - GAP;
  return { x, y, radius: Math.max(38, Math.min(card.play * 0.6, between)) };
}

/** Returns the place of a seat's card in the trick, around the dial. */
export function trickSpot(seat: Seat, frame: Frame): Pose {
  return cross(frame, seat, frame.snug ? SMALL_GAP : 2 * (dialOf(frame).radius + GAP));
}

/** The space between the dial and the cards around it, in CSS px. */
const GAP = 6;
/**
 * The radius of a dial that lies on the cards above and below it, and the gap between those cards, in CSS px: the ranks stay
 * visible.
 */
const SMALL_DIAL = 24;
const SMALL_GAP = 30;

function deckSpots(view: ModFourView, count: number, { frame, draft }: On): readonly Pose[] {
  if (isCutting(view)) return spread(ribbon(frame), count, cutAt(view, draft));
  return pile({ ...middle(frame.centre), width: frame.card.play }, count);
}

/** The top card lies leftmost and on top; the cards that the cut takes off stand apart. */
function spread(box: Box, count: number, at: number): readonly Pose[] {
  const width = box.height / RATIO;
  const gap = width * 0.34;
  const strip = (box.width - width - gap) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const fromTop = count - 1 - index;
    const off = fromTop < at;
    return {
      x: box.x + width / 2 + fromTop * strip + (off ? 0 : gap),
      y: box.y + box.height / 2 - (off ? width * 0.1 : 0),
      width,
      turn: 0,
    };
  });
}
