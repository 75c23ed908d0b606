import { blue, brass, gold, green, ink, red } from '../palette.ts';
import { star } from '../star.ts';

export const emblems = ['o', 'c', 'e', 'b'] as const;
export type Emblem = (typeof emblems)[number];

const bronze = '#6b4510';
const steel = '#c9d6df';
const wood = '#3d8447';
const light = '#8cc06a';
const leaf = '#1f6238';

const line = `stroke="${ink}" stroke-linejoin="round" stroke-linecap="round"`;

/** A gold coin 100 units across: a sun inside two rings. */
export function coin(): string {
  // A dotted line: dashes of no length with round caps, 16 to the turn.
  const dots = `fill="none" stroke="${bronze}" stroke-width="5.4" stroke-linecap="round" stroke-dasharray="0 15.512"`;
  return (
    `<circle r="47" fill="${brass}" stroke="${bronze}" stroke-width="5"/><circle r="39.5" ${dots}/>` +
    `<circle r="33" fill="${gold}" stroke="${bronze}" stroke-width="3"/>` +
    `<path d="${star(8, 25, 13, 22.5)}" fill="${bronze}"/><path d="${star(8, 30, 14, 0)}" fill="${red}"/>` +
    `<circle r="14.5" fill="${brass}" stroke="${bronze}" stroke-width="2.5"/><circle r="7" fill="${red}"/>`
  );
}

/** A covered-foot chalice 100 units high. */
export function cup(): string {
  const thin = `${line} stroke-width="3"`;
  return (
    `<path d="M-7 14C-7 28-10 32-26 38V47H26V38C10 32 7 28 7 14Z" fill="${brass}" ${thin}/>` +
    `<path d="M-26 40H26" ${thin} fill="none"/>` +
    `<path d="M-36-42C-36-10-26 10-8 14H8C26 10 36-10 36-42Z" fill="${red}" ${thin}/>` +
    `<path d="M-35-30C-12-22 12-22 35-30L32-11C12-4-12-4-32-11Z" fill="${brass}" ${thin}/>` +
    `<path d="M0-22 7-15 0-8-7-15ZM-20-24-14-18-20-11-26-18ZM20-24 26-18 20-11 14-18Z" fill="${blue}"/>` +
    `<ellipse cy="-42" rx="36" ry="7" fill="${gold}" ${thin}/><ellipse cy="-42" rx="27" ry="3.5" fill="#5e1218"/>` +
    `<path d="M-13 17H13V24H-13Z" fill="${blue}" ${thin}/>`
  );
}

/** A sword, point up, `length` long; its hilt and breadth follow `size`. */
export function sword(length: number, size: number): string {
  const tip = -length / 2;
  const guard = length / 2 - 27 * size;
  const s = (value: number) => Number((value * size).toFixed(2));
  const pen = `${line} stroke-width="${s(2.6)}"`;
  return (
    `<path d="M0 ${tip}L${s(6.5)} ${tip + s(14)}V${guard}H${s(-6.5)}V${tip + s(14)}Z" fill="${steel}" ${pen}/>` +
    `<path d="M0 ${tip + s(3)}V${guard}L${s(5)} ${guard}V${tip + s(14)}Z" fill="${blue}" fill-opacity=".55"/>` +
    `<g transform="translate(0 ${guard}) scale(${size})"><path d="M-4 3H4V19H-4Z" fill="${red}" ${line} stroke-width="2.6"/>` +
    `<path d="M-4 8 4 6M-4 13 4 11M-4 18 4 16" ${line} stroke-width="1.6"/>` +
    `<path d="M-20-6C-23-6-24-2-22 0-16 5-8 4 0 4S16 5 22 0C24-2 23-6 20-6 16-6 16-2 12-2H-12C-16-2-16-6-20-6Z" fill="${brass}" ${line} stroke-width="2.6"/>` +
    `<circle cy="22" r="5" fill="${brass}" ${line} stroke-width="2.6"/></g>`
  );
}

/** A rough club, thick end up, `length` long; its breadth follows `size`. */
export function club(length: number, size: number): string {
  const h = length / 2 / size;
  const pen = `${line} stroke-width="2.6"`;
  const y = (percent: number) => Number(((h * percent) / 50).toFixed(1));
  const stub = (x: number, up: number, turn: number) =>
    `<g transform="translate(${x} ${y(up)}) rotate(${turn})"><path d="M-5 4V-8H5V4Z" fill="${wood}" ${pen}/><ellipse cy="-8" rx="5" ry="2.6" fill="${gold}" ${pen}/></g>`;
  const sprig = (x: number, up: number, turn: number) =>
    `<g transform="translate(${x} ${y(up)}) rotate(${turn})"><path d="M0 2C-9-5-8-17 0-23 8-17 9-5 0 2Z" fill="${leaf}" ${pen}/><path d="M0 0V-14" fill="none" stroke="${light}" stroke-width="1.6"/></g>`;
  const bulge = `M-5 ${y(49)}C-6 ${y(34)}-10 ${y(20)}-10 ${y(6)}-10 ${y(-2)}-13 ${y(-8)}-14 ${y(-18)}-16 ${y(-34)}-16 ${y(-50)} 0 ${y(-50)}`;
  const back = `S16 ${y(-36)} 14 ${y(-22)}C13 ${y(-12)} 9 ${y(-6)} 9 ${y(4)} 9 ${y(18)} 6 ${y(32)} 5 ${y(49)}Z`;
  return (
    `<g transform="scale(${size})">${sprig(-8, 8, -52)}${sprig(8, 22, 56)}${stub(-12, -18, -66)}${stub(9, 0, 62)}${stub(-7, 27, -64)}` +
    `<path d="${bulge}${back}" fill="${wood}" ${pen}/>` +
    `<path d="M7 ${y(-36)}C9 ${y(-22)} 3 ${y(-8)} 3 ${y(6)}S2 ${y(28)} 1 ${y(42)}" fill="none" stroke="${light}" stroke-width="4.5" stroke-linecap="round"/>` +
    `<path d="M-8 ${y(-34)}V${y(-24)}M-4 ${y(4)}V${y(16)}" fill="none" ${line} stroke-width="2.2"/>` +
    `<ellipse cx="-4" cy="${y(-6)}" rx="3" ry="4.5" fill="${gold}" ${line} stroke-width="2"/></g>`
  );
}

/** The suits 100 units high, as drawn under an index or in a log. */
export const emblemPips: Readonly<Record<Emblem, string>> = { o: coin(), c: cup(), e: sword(108, 1.5), b: club(108, 1.5) };

export const emblemColours: Readonly<Record<Emblem, string>> = { o: '#8f5d00', c: red, e: blue, b: green };
