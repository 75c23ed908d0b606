/** A size in CSS px, like every length in the layout. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const NOTHING: Size = { width: 0, height: 0 };

/**
 * A rectangle in CSS px from the upper left corner of the table. `x` and `y` are its upper left corner, while those
 * of a `Pose` are its centre.
 */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** The pose of a card: its centre, its width, and its rotation in degrees clockwise. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
}

/** The height of a card, as a multiple of its width. */
export const RATIO = 1.4;

/** The centre of a box, as a `Pose` has it. */
export function middle(box: Box): { readonly x: number; readonly y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The box of a size whose centre is at a point. */
export function around(x: number, y: number, { width, height }: Size): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Returns the upright box of a card, without its rotation. */
export function boxOf({ x, y, width }: Pose): Box {
  return around(x, y, { width, height: width * RATIO });
}

/** Returns a box as the style of an element. The units are explicit, because Preact adds none. */
export function placed({ x, y, width, height }: Box): Readonly<Record<string, string>> {
  return { ...placedAt(x, y), width: `${width}px`, height: `${height}px` };
}

/** Returns a point as the style of an element, whose size comes from its content. */
export function placedAt(x: number, y: number): Readonly<Record<string, string>> {
  return { position: 'absolute', left: `${x}px`, top: `${y}px` };
}

/** The area for something that lies over the table. */
export interface PlacementArea {
  readonly room: Box;
  /** Boxes to cover only if there is no other place. */
  readonly keepOff: readonly Box[];
  /** Boxes to avoid, but to cover rather than those in `keepOff`. */
  readonly ratherNot: readonly Box[];
}

/** Returns how many square pixels of others a box covers. */
export function areaCovered({ x, y, width, height }: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const across = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
    const down = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
    return across > 0 && down > 0 ? sum + across * down : sum;
  }, 0);
}

/** Returns the least width of a face in the middle that can be read at a table of some size, in CSS px. */
export function readableWidth({ height }: Pick<Size, 'height'>): number {
  return Math.min(54, height * 0.0635);
}
