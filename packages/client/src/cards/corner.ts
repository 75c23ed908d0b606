import { glyphs, written } from './glyphs.ts';
import { at, twice } from './stock.ts';

const tall = 0.6;
const margin = 5.5;

/** Rank and emblem in the top left corner and, turned, in the bottom right one. The emblem is 100 units high. */
export function corners(rank: string, colour: string, emblem: string, size = 0.36): string {
  const wide = (glyphs[rank]?.width ?? 0) * tall;
  const centre = Math.max(26, margin + wide / 2);
  return twice(at(centre - wide / 2, 13, tall, written(rank, colour)) + at(centre, 100, size, emblem));
}
