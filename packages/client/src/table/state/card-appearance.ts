import type { CardZone } from '@hundredfold/shared/core/view.ts';
import type { Draggable } from '../input/drop-target.ts';
import { isHandOf, keyOf, type Zone } from '../layout/layout.ts';
import type { Pose } from '../layout/pose.ts';
import { finaleSpots } from '../motion/finale.ts';
import { isAmong, isSameCard, type OwnCard } from './own-card.ts';
import { placeAfter, withMoved } from './sortings.ts';
import { canPress, heldBy, isDim, zoneAt } from './table-queries.ts';
import type { TableUiState } from './table-ui-state.ts';

/** The distance that a raised card stands out of the hand, as a share of its width. */
export const LIFT = 0.17;

type DragState = 'none' | 'dropped' | 'dragged';

export interface CardAppearance {
  readonly spot: Pose;
  readonly dim: boolean;
  readonly drag: DragState;
}

export function appearanceOf(ui: TableUiState, { place, kind }: Zone, card: OwnCard, spot: Pose): CardAppearance {
  const drag = dragStateOf(ui, place, card);
  if (drag === 'dropped') return { spot: ui.hand.dropped.value?.spot ?? spot, dim: false, drag };
  return { ...(kind === 'private' ? inHandOf(ui, place, card, spot) : { spot, dim: false }), drag };
}

function dragStateOf({ hand: { dragged, dropped }, view: { shown } }: TableUiState, place: CardZone, card: OwnCard): DragState {
  const isIt = (what: Draggable | null): boolean =>
    what !== null && keyOf(what.place) === keyOf(place) && isSameCard(card, what.card);
  if (isIt(dragged.value)) return 'dragged';
  if (!isIt(dropped.value) || dropped.value?.view !== shown.value.view) return 'none';
  return 'dropped';
}

/** Returns the poses of a zone. While a card of the hand is dragged over it, the others make room at its new place. */
export function spotsNow(ui: TableUiState, zone: Zone): readonly Pose[] {
  const { place } = zone;
  const spots = finaleSpots(ui, zone);
  const now = ui.hand.dragged.value;
  if (now === null || now.over.kind !== 'hand' || keyOf(now.place) !== keyOf(place)) return spots;
  const { index: from } = now.card;
  const { index: to } = now.over;
  const after = zoneAt(ui, ui.view.shown.value.view, place, (hand) => withMoved(heldBy(ui, hand), from, to))?.spots ?? spots;
  return spots.map((spot, index) => after[placeAfter(index, from, to)] ?? spot);
}

function inHandOf(ui: TableUiState, place: CardZone, card: OwnCard, spot: Pose): Omit<CardAppearance, 'drag'> {
  if (!isHandOf(ui.view.latest.value.view.viewer, place)) return { spot, dim: false };
  const shaking = ui.hand.shaking.value;
  const by = shaking !== null && isSameCard(card, shaking.card) ? shaking.by : 0;
  const rise = isRaised(ui, card) ? LIFT : 0;
  const { x, y, width, turn } = spot;
  return { spot: { x: x + by * width, y: y - rise * width, width, turn: turn + by * 30 }, dim: isDim(ui, card) };
}

export function isRaised(ui: TableUiState, card: OwnCard): boolean {
  const { hand, choice } = ui;
  if ([hand.picked.value, hand.pending.value, choice.asked.value?.cards ?? []].some((cards) => isAmong(card, cards))) return true;
  return isSameCard(card, hand.considered.value) && canPress(ui, card);
}
