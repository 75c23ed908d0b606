import type { Frame } from '../geometry/frame.ts';
import { placedAt } from '../geometry/placed.ts';

/** Where a question stands on its lower edge: above the own cards, in the middle of the table. */
export function questionAt({ size, prompt }: Frame): ReturnType<typeof placedAt> {
  return placedAt(size.width / 2, prompt.y + prompt.height);
}
