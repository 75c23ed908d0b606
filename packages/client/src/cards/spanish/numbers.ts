import { at } from '../blank-card.ts';
import { type Point, pipGrid, pointsIn, strewn } from '../pen.ts';
import { club, coin, cup, type Emblem, sword } from './emblems.ts';

interface Layout {
  readonly size: number;
  readonly breadth?: number;
  readonly places: readonly Point[];
}

const { pairs, single } = pipGrid(87);
const rows4 = [57, 130, 220, 293] as const;

/** The layouts of coins and cups; the size is the height of a pip over 100. */
const round: Readonly<Record<string, Layout>> = {
  '1': { size: 1.7, places: single(175) },
  '2': { size: 1.05, places: single(102, 248) },
  '3': { size: 0.86, places: single(74, 175, 276) },
  '4': { size: 0.64, places: pairs(92, 258) },
  '5': { size: 0.64, places: [...pairs(74, 276), ...single(175)] },
  '6': { size: 0.64, places: pairs(67, 175, 283) },
  '7': { size: 0.6, places: [...pairs(64, 186, 286), ...single(125)] },
  '8': { size: 0.58, places: [...pairs(60, 175, 290), ...single(117.5, 232.5)] },
  '9': { size: 0.5, places: [...pairs(...rows4), ...single(175)] },
};

/** The layouts of swords and clubs, which stand in rows; the size is their length. */
const long: Readonly<Record<string, Layout>> = {
  '1': { size: 290, breadth: 1.9, places: single(175) },
  '2': { size: 270, breadth: 1.35, places: pointsIn('90 175, 160 175') },
  '3': { size: 138, breadth: 1.2, places: [[125, 98], ...pairs(252)] },
  '4': { size: 136, breadth: 1.2, places: pairs(98, 252) },
  '5': { size: 136, breadth: 1.05, places: pointsIn('76 98, 174 98, 125 175, 76 252, 174 252') },
  '6': { size: 138, breadth: 0.9, places: [...trio(98), ...trio(252)] },
  '7': { size: 96, breadth: 0.86, places: [...trio(72), ...single(175), ...trio(278)] },
  '8': { size: 96, breadth: 0.86, places: [...trio(72), [97, 175], [153, 175], ...trio(278)] },
  '9': { size: 96, breadth: 0.86, places: [...trio(72), ...trio(175), ...trio(278)] },
};

function trio(y: number): readonly Point[] {
  return pointsIn(`77 ${y}, 125 ${y}, 173 ${y}`);
}

const pips: Readonly<Record<Emblem, (size: number, breadth: number) => string>> = {
  o: (size) => at(0, 0, size, coin()),
  c: (size) => at(0, 0, size, cup()),
  e: sword,
  b: club,
};

export function numberCard(rank: string, suit: Emblem): string | undefined {
  const layout = (suit === 'o' || suit === 'c' ? round : long)[rank];
  return layout && strewn(layout.places, pips[suit](layout.size, layout.breadth ?? 1));
}
