import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Handed } from '../../ui/settings.ts';
import { type Box, RATIO, type Size } from './pose.ts';

/** The form of the screen: `wide` is a desktop, `tall` a phone in portrait, `low` a phone in landscape. */
export type ScreenForm = 'wide' | 'tall' | 'low';

/** The widths of cards, in CSS px: in the viewer's hand, in the middle, and in the hands of others. */
export interface CardWidths {
  readonly own: number;
  readonly play: number;
  readonly far: number;
}

/** The parts of the screen that games and controls use. */
export interface ScreenParts {
  readonly size: Size;
  /** The scale of everything on the table; 1 is the usual size. */
  readonly unit: number;
  readonly snug: boolean;
  readonly centre: Box;
  readonly prompt: Box;
  /** The place of what holds for the whole table, beside the prompt; without width if the game has no such thing. */
  readonly status: Box;
  /** The strip above the hand where tips stand: the room of the prompt, or one of its own, which is empty without tips. */
  readonly tip: Box;
  /** The button that opens the log. */
  readonly log: Box;
  /** The button that replays the last turn. */
  readonly again: Box;
  /** The button that opens the score sheet. */
  readonly sheet: Box;
  /** The button that changes the order of the hand; `null` where there is no room. */
  readonly order: Box | null;
  readonly card: CardWidths;
}

/** The measures of which the areas of the seats are made, too. */
export interface TableMeasure extends Omit<ScreenParts, 'status'> {
  readonly plate: Size;
  readonly edge: number;
  readonly gap: number;
  /** `true` if all other seats share one row at the top, because the table is very low. */
  readonly inOneRow: boolean;
  readonly sideTop: number;
  readonly backs: number;
  readonly own: Omit<SeatArea, 'side'>;
}

/**
 * The edge of the table at which a seat is shown. The viewer, or the seat that a spectator looks at, is at the
 * bottom.
 */
export type TableSide = 'bottom' | 'left' | 'top' | 'right';

export interface SeatArea {
  readonly side: TableSide;
  readonly plate: Box;
  readonly cards: Box;
  /** The pile of the cards that the seat has taken. */
  readonly pile: Box;
}

export interface SeatAreas {
  readonly seats: number;
  readonly below: Seat;
  readonly hand: HandSize;
  /** The card size that the viewer has chosen; normal if left out. */
  readonly cards?: 'normal' | 'large';
  /** The hand that holds the phone; the right one if left out. */
  readonly handed?: Handed;
  /** `true` if there is room for the strip of tips, whether one is shown or not, so that tips move nothing. */
  readonly tips?: boolean;
  /** `true` if the game says what holds for the whole table. */
  readonly hasStatus?: boolean;
}

/** Returns the additional scale for cards; a phone has less room for it. */
export function growthOf({ cards }: SeatAreas, form: ScreenForm): number {
  if (cards !== 'large') return 1;
  return form === 'wide' ? 1.22 : 1.12;
}

/** The room that the viewer's hand needs: up to two rows, one row, or none. */
export type HandSize = 'many' | 'few' | 'none';

/**
 * The height, in CSS px, below which a phone in portrait leaves the table very little room, as below the bars of a browser or the
 * controls of a replay.
 */
export const SHORT_BELOW_PX = 560;

/** The height of a tip: two lines, and a button for a thumb, in CSS px. */
export const TIP_PX = 44;

/** The number of seats from which the others' plates are drawn smaller. */
export const CROWD = 5;

/** The height, in CSS px, below which a table that is wider than high is a phone in landscape. */
const LOW_BELOW_PX = 520;

export function formOf({ width, height }: Size, seats: number): ScreenForm {
  if (width < height * 1.05 || (width < 640 && height >= LOW_BELOW_PX)) return 'tall';
  if (height < LOW_BELOW_PX) return 'low';
  return seats >= CROWD && width < 900 ? 'tall' : 'wide';
}

/** The width, in CSS px, below which a card in the middle is hard to read. */
const MIN_CARD_PX = 60;

/** Returns the width of a card in the middle, with something round between four of them, or otherwise beside them. */
export function playWidth(
  { height }: Box,
  { most, dial }: { readonly most: number; readonly dial: number },
): { readonly play: number; readonly snug: boolean } {
  const around = (height - dial) / 2 / RATIO;
  if (around >= MIN_CARD_PX) return { play: Math.min(most, around), snug: false };
  return { play: Math.min(most, (height - 6) / 2 / RATIO), snug: true };
}
