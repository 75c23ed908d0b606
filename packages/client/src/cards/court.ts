import { at, twice } from './blank-card.ts';
import { corners } from './glyphs.ts';
import { blue, brass, ink, red } from './palette.ts';
import { type CardDesign, printedRank, type Suit, suitColour, suitPip, suitShapes } from './suits.ts';

/** One half of a court card in a field of 1300 × 2000: four flat colours, then two weights of line. */
export interface Court {
  readonly gold: string;
  readonly red: string;
  readonly blue: string;
  readonly black: string;
  readonly lines: string;
  readonly hair: string;
  /** The positions of suit pips on the costume: matrices for a pip 100 units high. */
  readonly pips: readonly string[];
}

/** The courts by face: `JS` … `KC`. */
export type Courts = Readonly<Record<string, Court>>;

/** The courts whose pip stands in the upper left corner; that of the others is on the right. */
const PIP_AT_LEFT: readonly string[] = ['JS', 'KS', 'QH', 'KH', 'KD', 'KC'];

const field = 'x="48" y="49" width="154" height="252"';

function half(court: Court, suit: Suit, look: CardDesign): string {
  const outline = suit === 'D' ? ` stroke="${ink}" stroke-width="6"` : '';
  const worn = court.pips.map((matrix) => `<path transform="matrix(${matrix})" d="${suitShapes[suit]}"/>`).join('');
  return (
    `<svg ${field} viewBox="0 0 1300 2000" preserveAspectRatio="none">` +
    `<path fill="${brass}" d="${court.gold}"/><path fill="${red}" d="${court.red}"/>` +
    `<path fill="${blue}" d="${court.blue}"/><path fill="${ink}" d="${court.black}"/>` +
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path stroke-width="6" d="${court.lines}"/><path stroke-width="3" d="${court.hair}"/></g>` +
    `<g fill="${suitColour(suit, look)}"${outline}>${worn}</g></svg>`
  );
}

const border = `<rect ${field} fill="none" stroke="${ink}" stroke-width="1.5"/>`;

export function courtCard(rank: string, suit: Suit, look: CardDesign, court: Court): string {
  const corner = at(PIP_AT_LEFT.includes(rank + suit) ? 70 : 180, 74, 0.33, suitPip(suit, look));
  const face = `court${rank}${suit}`;
  return (
    `<defs><g id="${face}">${half(court, suit, look)}${corner}</g></defs><use href="#${face}"/>` +
    `<use href="#${face}" transform="rotate(180 125 175)"/>${border}${frenchCorners(rank, suit, look)}`
  );
}

/** Draws a court until its artwork has loaded: a large suit in the same frame. */
export function plainCourt(rank: string, suit: Suit, look: CardDesign): string {
  return border + twice(at(125, 110, 0.9, suitPip(suit, look))) + frenchCorners(rank, suit, look);
}

export function frenchCorners(rank: string, suit: Suit, look: CardDesign): string {
  return corners(printedRank(rank, look), suitColour(suit, look), { emblem: suitPip(suit, look), side: look.indices });
}
