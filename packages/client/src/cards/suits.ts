import { blue, green, ink, red } from './palette.ts';

/** The colours of card backs and table felts. */
export const BACK_COLOURS = ['green', 'blue', 'wine', 'slate'] as const;
export type BackColour = (typeof BACK_COLOURS)[number];

export type CardDesign = {
  readonly colours: 'two' | 'four';
  /** The colour of the back; green by default. */
  readonly back?: BackColour;
  /** The letters on the courts and the ace in the user's language; English by default. */
  readonly letters?: Readonly<Record<string, string>>;
  /** The upper corner with the index; the left one by default. */
  readonly indices?: Corner;
};

export type Corner = 'left' | 'right';

/** The letter or number in the corners of a French card: `Д` on a Russian queen. */
export function printedRank(rank: string, { letters = {} }: Pick<CardDesign, 'letters'>): string {
  return letters[rank] ?? rank;
}

export const suits = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof suits)[number];

/** Outlines 100 units high about the origin. */
export const suitShapes: Readonly<Record<Suit, string>> = {
  S: 'M0-50C9-27 43-9 43 17 43 32 33 40 22 40 14 40 8 36 4 30 5 40 10 46 17 50H-17C-10 46-5 40-4 30-8 36-14 40-22 40-33 40-43 32-43 17-43-9-9-27 0-50Z',
  H: 'M0 50C-10 27-47 5-47-22-47-39-36-48-24-48-12-48-3-40 0-29 3-40 12-48 24-48 36-48 47-39 47-22 47 5 10 27 0 50Z',
  D: 'M0-51C10-31 23-14 38 0 23 14 10 31 0 51-10 31-23 14-38 0-23-14-10-31 0-51Z',
  C: 'M0-50A23 23 0 0 1 17-11 24 24 0 1 1 4 22C5 36 9 44 17 50H-17C-9 44-5 36-4 22A24 24 0 1 1-17-11 23 23 0 0 1 0-50Z',
};

const COLOURS: Readonly<Record<CardDesign['colours'], Readonly<Record<Suit, string>>>> = {
  two: { S: ink, H: red, D: red, C: ink },
  four: { S: ink, H: red, D: blue, C: green },
};

/**
 * The CSS colour of a suit, also for text on the table. Pass `look.value`, so that it follows the player's setting of
 * two or four colours.
 */
export function suitColour(suit: Suit, look: CardDesign): string {
  return COLOURS[look.colours][suit];
}

export function suitPip(suit: Suit, look: CardDesign): string {
  return `<path d="${suitShapes[suit]}" fill="${suitColour(suit, look)}"/>`;
}
