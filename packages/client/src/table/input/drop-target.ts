import type { CardZone, View } from '@hundredfold/shared/core/view.ts';
import { isWithin } from '../../ui/moved-control.ts';
import { type Box, type Pose, RATIO } from '../layout/pose.ts';
import type { OwnCard } from '../state/own-card.ts';

export interface Draggable {
  readonly place: CardZone;
  readonly card: OwnCard;
  readonly spot: Pose;
}

export type DropTarget =
  | { readonly kind: 'hand'; readonly index: number }
  | { readonly kind: 'table' }
  | { readonly kind: 'target'; readonly id: string }
  | { readonly kind: 'nothing' };

export interface DraggedCard extends Draggable {
  readonly over: DropTarget;
}

/** A card that was dropped on the table, and waits there for the answer to its action. */
export interface DroppedCard extends Draggable {
  /** The card stays there as long as this view is shown. */
  readonly view: View;
}

export interface DropZones {
  /** The poses of the hand that it comes from, if it can move within the hand. */
  readonly hand: readonly Pose[];
  readonly targets: readonly { readonly id: string; readonly box: Box }[];
  /** The area in which a card is played; `null` for a card that is put on a target. */
  readonly table: Box | null;
}

/** Returns what a card is over, by the position of its middle. */
export function dropTargetAt(at: Pose, { hand, targets, table }: DropZones): DropTarget {
  if (isOverHand(at, hand)) return { kind: 'hand', index: nearestTo(at, hand) };
  const target = targets.find(({ box }) => isWithin(at, box));
  if (target !== undefined) return { kind: 'target', id: target.id };
  return table !== null && isWithin(at, table) ? { kind: 'table' } : { kind: 'nothing' };
}

function isOverHand({ x, y }: Pose, hand: readonly Pose[]): boolean {
  const beside = hand.some((spot) => Math.abs(spot.x - x) <= spot.width);
  return beside && y >= Math.min(...hand.map((spot) => spot.y - (spot.width * RATIO) / 2));
}

function nearestTo({ x, y }: Pose, spots: readonly Pose[]): number {
  const far = spots.map((spot) => Math.hypot(spot.x - x, spot.y - y));
  return far.indexOf(Math.min(...far));
}
