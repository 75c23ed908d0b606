import { at, twice } from './blank-card.ts';
import type { Corner } from './suits.ts';

/** A rank as the centre line of a pen `weight` wide, 100 units high from the top. */
export interface Glyph {
  readonly d: string;
  /** A filled part that a pen cannot draw: the flag of a one. */
  readonly solid?: string;
  readonly width: number;
  readonly weight: number;
}

const weight = 16;
const letter = (width: number, d: string): Glyph => ({ d, width, weight });
const narrow = 14;
const one = 'M9 0H24V100H9V18L0 25V10Z';
const zero = 'C66 7 69 17 69 32V68C69 83 66 93 58.5 93S48 83 48 68V32C48 17 51 7 58.5 7Z';
const tens = (d: string): Glyph => ({ d: `${d}M58.5 7${zero}`, width: 76, weight: narrow });

const k = letter(66, 'M14 0V100M51 4 18 58M28 44 53 96M2 6H27M2 94H27M40 6H62M42 94H65');
const b = letter(62, 'M16 8V92M3 8H31C44 8 51 16 51 27.500S44 47 31 47H16M31 47C46 47 54 56 54 69.500S46 92 31 92H3');

export const glyphs: Readonly<Record<string, Glyph>> = {
  A: letter(66, 'M9 100 28.5 8H37.500L57 100M17 70H49M0 94H22M44 94H66'),
  '1': { d: '', solid: 'M17 0H33V88H46V100H3V88H17V19L2 27V11Z', width: 48, weight },
  '2': letter(60, 'M9 33C9 17 17 8 30 8S51 17 51 30C51 41 45 50 36 60L11 88V92H56'),
  '3': letter(60, 'M9 29C10 16 18 8 30 8S50 16 50 28 42 47 24 47C43 47 52 55 52 69S43 92 30 92 9 85 7 70'),
  '4': letter(62, 'M45 100V10H40L9 66V71H62'),
  '5': letter(60, 'M53 8H15L12 47C18 41 24 39 31 39 44 39 52 49 52 65S43 92 29 92 9 85 7 72'),
  '6': letter(60, 'M42 0 13 50M8 65C8 49 17 38 30 38S52 49 52 65 43 92 30 92 8 81 8 65Z'),
  '7': letter(58, 'M4 8H50V12L22 100M4 0V22'),
  '8': letter(
    60,
    'M30 8C42 8 50 16 50 27.500S42 47 30 47 10 39 10 27.5 18 8 30 8ZM30 47C43 47 52 56 52 69.500S43 92 30 92 8 83 8 69.5 17 47 30 47Z',
  ),
  '9': letter(60, 'M18 100 47 50M52 35C52 51 43 62 30 62S8 51 8 35 17 8 30 8 52 19 52 35Z'),
  '10': {
    d: 'M49.5 7C57 7 60 17 60 32V68C60 83 57 93 49.5 93S39 83 39 68V32C39 17 42 7 49.5 7Z',
    solid: one,
    width: 67,
    weight: narrow,
  },
  '11': { d: '', solid: `${one}M41 0H56V100H41V18L32 25V10Z`, width: 56, weight },
  '12': {
    d: 'M38 31C38 15 42 7 49.5 7S60 15 60 29C60 40 56 49 51 60L39 88V93H67',
    solid: one,
    width: 67,
    weight: narrow,
  },
  '20': tens('M7 31C7 15 11 7 18 7S28.5 15 28.5 29C28.5 40 25 49 20 60L7.5 88V93H35'),
  '30': tens('M7 29C8 14 12 7 18 7S28 14 28 28 24 47 14 47C25 47 29 55 29 69S25 93 18 93 8 85 6.5 70'),
  '40': tens('M26 100V10H24L7 66V72H36'),
  '50': tens('M33 7H10L9 46C12 41 15 39 19 39 26 39 29.5 49 29.5 65S26 93 18 93 8 85 6.5 72'),
  J: letter(58, 'M40 8V68C40 84 33 92 22 92S5 84 5 68M22 8H60'),
  Q: letter(64, 'M31 8C45 8 54 17 54 33V67C54 83 45 92 31 92S8 83 8 67V33C8 17 17 8 31 8ZM31 66 60 102'),
  K: k,
  // German
  B: b,
  D: letter(64, 'M16 8V92M3 8H27C46 8 55 22 55 50S46 92 27 92H3'),
  // Russian
  В: b,
  Д: letter(68, 'M22 8H54M49 8V84M27 8C27 44 24 68 16 84M9 100V84H60V100'),
  К: k,
  Т: letter(62, 'M31 8V94M17 93H45M8 28V8H54V28'),
};

/** The rank's glyph with its top left corner at the origin. */
export function lettered(rank: string, colour: string): string {
  const glyph = glyphs[rank];
  if (glyph === undefined) throw new Error(`no glyph for rank ${rank}`);
  const solid = glyph.solid === undefined ? '' : `<path d="${glyph.solid}" fill="${colour}"/>`;
  const line = `fill="none" stroke="${colour}" stroke-width="${glyph.weight}" stroke-miterlimit="3"`;
  return glyph.d === '' ? solid : `${solid}<path d="${glyph.d}" ${line}/>`;
}

const tall = 0.6;
const margin = 5.5;

/** The index in the corners; its emblem is 100 units high. */
interface Index {
  readonly emblem: string;
  readonly size?: number;
  readonly side?: Corner | undefined;
}

/** Draws rank and emblem in one upper corner, the left one by default, and upside down in the opposite corner. */
export function corners(rank: string, colour: string, { emblem, size = 0.36, side = 'left' }: Index): string {
  const wide = (glyphs[rank]?.width ?? 0) * tall;
  const fromEdge = Math.max(26, margin + wide / 2);
  const centre = side === 'left' ? fromEdge : 250 - fromEdge;
  return twice(at(centre - wide / 2, 13, tall, lettered(rank, colour)) + at(centre, 100, size, emblem));
}
