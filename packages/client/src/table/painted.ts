import type { CardZone } from '@hundredfold/shared/core/view.ts';
import type { Carriable } from './carried.ts';
import { isHandOf, keyOf, type Zone } from './geometry/layout.ts';
import type { Pose } from './geometry/pose.ts';
import { isAmong, isSameCard, type OwnCard } from './own-card.ts';
import { placeAfter, withMoved } from './sortings.ts';
import { canPress, heldBy, isDim, type Stage, zonesOf } from './stage.ts';

/** How far a card then stands out of the hand, as a share of its width. */
export const LIFT = 0.17;

/** Whether a card lies by itself, was let go on the table, or is carried. */
export type Grip = 'none' | 'letGo' | 'carried';

/** How a card is painted that lies at a spot. */
interface Painted {
  readonly spot: Pose;
  readonly dim: boolean;
  readonly grip: Grip;
}

/** A card with a face where it lies, or where somebody has taken it. */
export function painted(stage: Stage, { place, kind }: Zone, card: OwnCard, spot: Pose): Painted {
  const grip = gripOn(stage, place, card);
  if (grip === 'letGo') return { spot: stage.letGo.value?.spot ?? spot, dim: false, grip };
  return { ...(kind === 'private' ? inHandOf(stage, place, card, spot) : { spot, dim: false }), grip };
}

function gripOn({ carried, letGo, shown }: Stage, place: CardZone, card: OwnCard): Grip {
  const isIt = (what: Carriable | null): boolean =>
    what !== null && keyOf(what.place) === keyOf(place) && isSameCard(card, what.card);
  if (isIt(carried.value)) return 'carried';
  if (!isIt(letGo.value) || letGo.value?.view !== shown.value.view) return 'none';
  return 'letGo';
}

/** Where the cards of a zone lie while one of the hand is carried over it: they make room where it would be put. */
export function spotsNow(stage: Stage, { place, spots }: Zone): readonly Pose[] {
  const { carried, shown } = stage;
  const now = carried.value;
  if (now === null || now.over.kind !== 'hand' || keyOf(now.place) !== keyOf(place)) return spots;
  const { index: from } = now.card;
  const { index: to } = now.over;
  const then = zonesOf(stage, shown.value.view, (hand) => withMoved(heldBy(stage, hand), from, to));
  const after = then.find((zone) => keyOf(zone.place) === keyOf(place))?.spots ?? spots;
  return spots.map((spot, index) => after[placeAfter(index, from, to)] ?? spot);
}

/** A card where it lies in somebody's hand: in the viewer's own it may stand out, be dimmed, or shake its head. */
function inHandOf(stage: Stage, place: CardZone, card: OwnCard, spot: Pose): Omit<Painted, 'grip'> {
  const { latest, sway } = stage;
  if (!isHandOf(latest.value.view.viewer, place)) return { spot, dim: false };
  const by = sway.value !== null && isSameCard(card, sway.value.card) ? sway.value.by : 0;
  const rise = standsOut(stage, card) ? LIFT : 0;
  const { x, y, width, turn } = spot;
  return { spot: { x: x + by * width, y: y - rise * width, width, turn: turn + by * 30 }, dim: isDim(stage, card) };
}

/** Whether a card stands out of the viewer's hand: it is considered, picked, or on its way to the table. */
export function standsOut(stage: Stage, card: OwnCard): boolean {
  const { picked, pending, asked, considered } = stage;
  if ([picked.value, pending.value, asked.value?.cards ?? []].some((cards) => isAmong(card, cards))) return true;
  return isSameCard(card, considered.value) && canPress(stage, card);
}
