import { twice } from '../blank-card.ts';
import { corners } from '../glyphs.ts';
import { ink } from '../palette.ts';
import type { CardDesign } from '../suits.ts';
import { caballo } from './caballo.ts';
import { type Emblem, emblemColours, emblemPips } from './emblems.ts';
import { liveries } from './liveries.ts';
import { numberCard } from './numbers.ts';
import { rey } from './rey.ts';
import { sota } from './sota.ts';

const indexSize: Readonly<Record<Emblem, number>> = { o: 0.38, c: 0.4, e: 0.4, b: 0.38 };

export function spanishCard(rank: string, suit: Emblem, look: CardDesign): string {
  const drawn = numberCard(rank, suit) ?? courtFigure(rank, suit);
  const colour = look.colours === 'four' ? emblemColours[suit] : ink;
  return frame(suit) + drawn + corners(rank, colour, { emblem: emblemPips[suit], size: indexSize[suit], side: look.indices });
}

function courtFigure(rank: string, suit: Emblem): string {
  const livery = liveries[suit];
  if (rank === '10') return sota(suit, livery);
  return rank === '11' ? caballo(suit, livery) : rey(suit, livery);
}

const gap = 13;

/** The number of breaks in the frame (the pinta). They show the suit at the edge of the cards in a hand. */
const breaks: Readonly<Record<Emblem, number>> = { o: 0, c: 1, e: 2, b: 3 };

/** Half the frame, from beside one index round to the other. The corners with the indices stay free. */
function frame(suit: Emblem): string {
  const count = breaks[suit];
  const start = 125 - (count * 2 - 1) * (gap / 2);
  const top = Array.from({ length: count }, (_, index) => {
    const x = start + index * gap * 2;
    return `H${x}M${x + gap} 10`;
  });
  const path = `M60 10${top.join('')}H228Q240 10 240 22V230`;
  return twice(`<path d="${path}" fill="none" stroke="${ink}" stroke-width="2.4"/>`);
}
