import { corners } from './corner.ts';
import { type Courts, courtCard, plainCourt } from './court.ts';
import { spadeAce } from './spade-ace.ts';
import { at, turned } from './stock.ts';
import { type Look, type Suit, suitColour, suitPip } from './suits.ts';

type Place = readonly [x: number, y: number];

const left = 84;
const middle = 125;
const right = 166;
const rows4 = [60, 136.7, 213.3, 290] as const;

const pairs = (...rows: readonly number[]): Place[] =>
  rows.flatMap((y): Place[] => [
    [left, y],
    [right, y],
  ]);
const single = (...rows: readonly number[]): Place[] => rows.map((y): Place => [middle, y]);

const layouts: Readonly<Record<string, readonly Place[]>> = {
  '2': single(60, 290),
  '3': single(60, 175, 290),
  '4': pairs(60, 290),
  '5': [...pairs(60, 290), ...single(175)],
  '6': pairs(60, 175, 290),
  '7': [...pairs(60, 175, 290), ...single(117.5)],
  '8': [...pairs(60, 175, 290), ...single(117.5, 232.5)],
  '9': [...pairs(...rows4), ...single(175)],
  '10': [...pairs(...rows4), ...single(98.3, 251.7)],
};

function pips(rank: string, pip: string): string | undefined {
  if (rank === 'A') return at(middle, 175, 1.15, pip);
  const size = rank === '9' || rank === '10' ? 0.52 : 0.56;
  return layouts[rank]?.map(([x, y]) => (y > 175 ? turned(at(250 - x, 350 - y, size, pip)) : at(x, y, size, pip))).join('');
}

/** The drawing on a French card; nothing for a rank there is not. */
export function frenchCard(rank: string, suit: Suit, look: Look, courts: Courts): string | undefined {
  if (rank === 'J' || rank === 'Q' || rank === 'K') {
    const court = courts[rank + suit];
    return court ? courtCard(rank, suit, look, court) : plainCourt(rank, suit, look);
  }
  const pip = suitPip(suit, look);
  const body = rank === 'A' && suit === 'S' ? spadeAce() : pips(rank, pip);
  return body && body + corners(rank, suitColour(suit, look), pip);
}
