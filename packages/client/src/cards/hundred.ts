import { at, twice } from './blank-card.ts';
import { corners, glyphs, lettered } from './glyphs.ts';
import { blue, brass, green, ink, ivory, red } from './palette.ts';
import { flipped } from './pen.ts';
import type { Corner } from './suits.ts';

const colours: Readonly<Record<string, string>> = { '10': '#3f5560', '20': blue, '30': green, '40': '#8f5d00', '50': red };

const petal = 'M0-106C15-99 21-88 19-78L15-63C10-59-10-59-15-63L-19-78C-21-88-15-99 0-106Z';

/** A wheel of ten petals, one filled for every ten points. Two cards that make a hundred fill a whole wheel. */
function wheel(tens: number, colour: string): string {
  const filled = `<path d="${petal}" fill="${colour}"/><path d="M0-95V-74" stroke="${ivory}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`;
  const empty = `<path d="${petal}" fill="${brass}" fill-opacity=".14" stroke="${brass}" stroke-width="2.5"/>`;
  return Array.from(
    { length: 10 },
    (_, index) => `<g transform="rotate(${index * 36})">${index < tens ? filled : empty}</g>`,
  ).join('');
}

export function hundredCard(value: string, side: Corner = 'left'): string {
  const colour = colours[value] ?? ink;
  const tens = Number(value) / 10;
  const frame = `<path d="M60 10H228Q240 10 240 22V230" fill="none" stroke="${brass}" stroke-width="2.4"/><path d="M60 16H226Q234 16 234 24V230" fill="none" stroke="${brass}"/>`;
  const middle =
    at(125, 175, 1, wheel(tens, colour)) + at(125 - (glyphs[value]?.width ?? 0) * 0.43, 132, 0.86, lettered(value, colour));
  const small = `<circle r="46" fill="none" stroke="${colour}" stroke-width="4"/>${pie(tens, colour)}`;
  const framed = side === 'left' ? frame : flipped(frame);
  return twice(framed) + middle + corners(value, colour, { emblem: small, side });
}

function pie(tens: number, colour: string): string {
  const angle = (tens * Math.PI) / 5;
  const [x, y] = [40 * Math.sin(angle), -40 * Math.cos(angle)].map((value) => Number(value.toFixed(2)));
  return `<path d="M0 0V-40A40 40 0 0 1 ${x} ${y}Z" fill="${colour}"/>`;
}
