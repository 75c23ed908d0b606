import { rose } from './back.ts';
import { at, turned } from './blank-card.ts';
import { type Courts, courtCard, frenchCorners, plainCourt } from './court.ts';
import { brass, ink, ivory } from './palette.ts';
import { mirrored, type Point, pipGrid } from './pen.ts';
import { type CardDesign, type Suit, suitPip, suitShapes } from './suits.ts';

const { pairs, single } = pipGrid(84);
const rows4 = [60, 136.7, 213.3, 290] as const;

const layouts: Readonly<Record<string, readonly Point[]>> = {
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

function pips(rank: string, pip: string): string {
  if (rank === 'A') return at(125, 175, 1.15, pip);
  const size = rank === '9' || rank === '10' ? 0.52 : 0.56;
  const places = layouts[rank] ?? [];
  return places.map(([x, y]) => (y > 175 ? turned(at(250 - x, 350 - y, size, pip)) : at(x, y, size, pip))).join('');
}

export function frenchCard(rank: string, suit: Suit, look: CardDesign, courts: Courts): string {
  if (rank === 'J' || rank === 'Q' || rank === 'K') {
    const court = courts[rank + suit];
    return court ? courtCard(rank, suit, look, court) : plainCourt(rank, suit, look);
  }
  const body = rank === 'A' && suit === 'S' ? spadeAce() : pips(rank, suitPip(suit, look));
  return body + frenchCorners(rank, suit, look);
}

/** The line inside the edge of the spade, in card units, right half. */
const inline = 'M125 94C144 138 199 166 199 215 199 240 182 255 163 255 154 255 147 252 142 248';

const sprays =
  'M125 92C119 104 118 113 125 124ZM125 132C119 130 112 124 111 116 118 118 123 122 125 132ZM125 141C116 142 106 137 103 128 112 129 120 132 125 141Z' +
  'M125 238C120 226 110 222 102 224 104 234 114 240 125 238ZM118 245C108 238 96 238 90 244 98 250 110 250 118 245Z';

function spadeAce(): string {
  return (
    '<g transform="translate(15 20) scale(.88)">' +
    at(125, 182, 2.02, `<path d="${suitShapes.S}" fill="${ink}"/>`) +
    mirrored(
      `<path d="${inline}" fill="none" stroke="${brass}" stroke-width="2.2" stroke-linecap="round"/>` +
        `<path d="${sprays}" fill="${ivory}"/>`,
    ) +
    `${at(125, 186, 0.62, rose(ink, ivory, brass))}</g>`
  );
}
