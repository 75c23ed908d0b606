import type { Box } from './spot.ts';

/** A box as the style of an element: Preact adds no units. */
export function placed({ x, y, width, height }: Box): Readonly<Record<string, string>> {
  return { ...placedAt(x, y), width: `${width}px`, height: `${height}px` };
}

export function placedAt(x: number, y: number): Readonly<Record<string, string>> {
  return { left: `${x}px`, top: `${y}px` };
}
