import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Handed } from '../../ui/settings.ts';
import { type Box, RATIO, type Size } from './pose.ts';

/** `wide`, a desk; `tall`, a phone upright; `low`, a phone lying. */
export type ScreenForm = 'wide' | 'tall' | 'low';

/** Widths of a card: in the viewer's hand, in the middle, in the hands of others. */
export interface CardWidths {
  readonly own: number;
  readonly play: number;
  readonly far: number;
}

/** The figures by which one form divides the space. */
export interface TableMeasure {
  readonly size: Size;
  readonly unit: number;
  readonly play: number;
  readonly widths: Omit<CardWidths, 'play'>;
  /** The middle is too low for anything between four cards. */
  readonly snug: boolean;
  readonly plate: Size;
  readonly edge: number;
  readonly gap: number;
  /** Where the stations at the sides begin. */
  readonly sideTop: number;
  readonly backs: number;
  readonly own: { readonly plate: Box; readonly cards: Box; readonly pile: Box };
  readonly centre: Box;
  readonly prompt: Box;
  readonly log: Box;
  readonly again: Box;
  readonly sheet: Box;
  readonly order: Box | null;
}

export type TableSide = 'bottom' | 'left' | 'top' | 'right';

/** What belongs to one seat. */
export interface SeatArea {
  readonly side: TableSide;
  /** Name, presence, points. */
  readonly plate: Box;
  /** The hand. */
  readonly cards: Box;
  /** What the seat has taken. */
  readonly pile: Box;
}

/** Who sits around the table, as far as it needs room. */
export interface SeatAreas {
  readonly seats: number;
  /** The seat at the lower edge. */
  readonly below: Seat;
  readonly hand: HandSize;
  /** How large whoever looks wants their cards; normal where nothing is said. */
  readonly cards?: 'normal' | 'large';
  /** With which hand a phone is held; if left out, with the right one. */
  readonly handed?: Handed;
}

/** How much larger than usual cards may be: a phone has less to give. */
export function growthOf({ cards }: SeatAreas, form: ScreenForm): number {
  if (cards !== 'large') return 1;
  return form === 'wide' ? 1.22 : 1.12;
}

/** How much room the viewer's hand takes: two rows where it must, one, or none at all. */
export type HandSize = 'many' | 'few' | 'none';

/** From so many seats on, the others' places are drawn smaller. */
export const CROWD = 5;

/** Below this height a table that is wider than high is a phone lying. */
const LOW = 520;

export function formOf({ width, height }: Size, seats: number): ScreenForm {
  if (width < height * 1.05 || (width < 640 && height >= LOW)) return 'tall';
  if (height < LOW) return 'low';
  return seats >= CROWD && width < 900 ? 'tall' : 'wide';
}

/** Below this width a card in the middle is hard to read. */
const SMALLEST = 60;

/** How wide a card in the middle can be: with something round between four of them, or else beside them. */
export function playWidth(
  { height }: Box,
  { most, dial }: { readonly most: number; readonly dial: number },
): Pick<TableMeasure, 'play' | 'snug'> {
  const around = (height - dial) / 2 / RATIO;
  if (around >= SMALLEST) return { play: Math.min(most, around), snug: false };
  return { play: Math.min(most, (height - 6) / 2 / RATIO), snug: true };
}
