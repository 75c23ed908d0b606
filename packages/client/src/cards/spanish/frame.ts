import { ink } from '../palette.ts';
import { twice } from '../stock.ts';
import type { Emblem } from './emblems.ts';

const gap = 13;

/** The pinta: how often the frame breaks tells the suit from the edge of a hand. */
const breaks: Readonly<Record<Emblem, number>> = { o: 0, c: 1, e: 2, b: 3 };

/** Half the frame, from beside one index round to the other; the corners with the indices stay free. */
export function frame(suit: Emblem): string {
  const count = breaks[suit];
  const start = 125 - (count * 2 - 1) * (gap / 2);
  const top = Array.from({ length: count }, (_, index) => {
    const x = start + index * gap * 2;
    return `H${x}M${x + gap} 10`;
  });
  const path = `M60 10${top.join('')}H228Q240 10 240 22V230`;
  return twice(`<path d="${path}" fill="none" stroke="${ink}" stroke-width="2.4"/>`);
}
