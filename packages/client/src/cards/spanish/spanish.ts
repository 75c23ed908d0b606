import { corners } from '../corner.ts';
import { ink } from '../palette.ts';
import type { Look } from '../suits.ts';
import { courtFigure } from './court.ts';
import { type Emblem, emblem, emblemColour } from './emblems.ts';
import { frame } from './frame.ts';
import { numberCard } from './numbers.ts';

const indexSize: Readonly<Record<Emblem, number>> = { o: 0.38, c: 0.4, e: 0.4, b: 0.38 };

/** The drawing on a Spanish card; nothing for a rank there is not. */
export function spanishCard(rank: string, suit: Emblem, look: Look): string | undefined {
  const drawn = numberCard(rank, suit) ?? courtFigure(rank, suit);
  const colour = look.colours === 'four' ? emblemColour(suit) : ink;
  return drawn && frame(suit) + drawn + corners(rank, colour, emblem(suit), indexSize[suit]);
}
