import { caballo } from './caballo.ts';
import type { Emblem } from './emblems.ts';
import { liveries } from './liveries.ts';
import { rey } from './rey.ts';
import { sota } from './sota.ts';

/** Sota, caballo or rey; nothing for another rank. */
export function courtFigure(rank: string, suit: Emblem): string | undefined {
  const livery = liveries[suit];
  if (rank === '10') return sota(suit, livery);
  if (rank === '11') return caballo(suit, livery);
  if (rank === '12') return rey(suit, livery);
  return undefined;
}
