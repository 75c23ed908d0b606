import type { CardZone } from '@hundredfold/shared/core/view.ts';
import type { Carriable } from './carried.ts';
import { isHandOf, keyOf, type Zone } from './geometry/layout.ts';
import type { Pose } from './geometry/pose.ts';
import { isAmong, isSameCard, type OwnCard } from './own-card.ts';
import { placeAfter, withMoved } from './sortings.ts';
import { canPress, heldBy, isDim, type Stage, zonesOf } from './stage.ts';

/** The distance that a raised card stands out of the hand, as a share of its width. */
export const LIFT = 0.17;

/** The state of a card: at rest, let go on the table, or carried. */
export type Grip = 'none' | 'letGo' | 'carried';

/** The appearance of a card at a pose. */
interface Painted {
  readonly spot: Pose;
  readonly dim: boolean;
  readonly grip: Grip;
}

/** Returns a card with its face at its place, or at the place to which the player has carried it. */
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

/** Returns the poses of a zone. While a card of the hand is carried over it, the others make room at its new place. */
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

/** Returns a card in a hand. In the viewer's own hand it may stand out, be dimmed, or shake. */
function inHandOf(stage: Stage, place: CardZone, card: OwnCard, spot: Pose): Omit<Painted, 'grip'> {
  const { latest, sway } = stage;
  if (!isHandOf(latest.value.view.viewer, place)) return { spot, dim: false };
  const by = sway.value !== null && isSameCard(card, sway.value.card) ? sway.value.by : 0;
  const rise = standsOut(stage, card) ? LIFT : 0;
  const { x, y, width, turn } = spot;
  return { spot: { x: x + by * width, y: y - rise * width, width, turn: turn + by * 30 }, dim: isDim(stage, card) };
}

/** Returns whether a card stands out of the viewer's hand: it is considered, picked, or on its way to the table. */
export function standsOut(stage: Stage, card: OwnCard): boolean {
  const { picked, pending, asked, considered } = stage;
  if ([picked.value, pending.value, asked.value?.cards ?? []].some((cards) => isAmong(card, cards))) return true;
  return isSameCard(card, considered.value) && canPress(stage, card);
}
