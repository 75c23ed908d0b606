import { at } from '../blank-card.ts';
import { ink, red, skin } from '../palette.ts';
import { shape, trace } from '../pen.ts';
import { club, coin, cup, type Emblem, sword } from './emblems.ts';

/** A face, 44 units from brow to chin, centred on the middle of the nose, looking a little to the left. */
export function face(): string {
  return (
    shape('M-17-14C-18 4-15 16-8 22-4 25 3 25 7 22 15 16 18 4 17-14 12-24-12-24-17-14Z', skin) +
    trace('M-14-7C-11-10-7-10-4-8M3-8C6-10 11-10 13-7M-1-6C-2 0-6 5-5 7-4 9-1 9 1 8') +
    `<path d="M-12-3C-9-6-6-5-4-3-6-1-10-1-12-3ZM4-3C6-6 9-6 12-3 10-1 6-1 4-3Z" fill="#fff" stroke="${ink}" stroke-width="1"/>` +
    `<circle cx="-8.5" cy="-3.4" r="1.9" fill="${ink}"/><circle cx="7.5" cy="-3.4" r="1.9" fill="${ink}"/>` +
    `<path d="M-6 13C-3 11-1 12 0 12S3 11 5 13C3 16-3 17-6 13Z" fill="${red}"/>` +
    `<circle cx="-11" cy="7" r="3.5" fill="#e39a80" fill-opacity=".6"/><circle cx="11" cy="7" r="3.5" fill="#e39a80" fill-opacity=".6"/>`
  );
}

export function hand(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})">${shape('M-8-6C-4-9 4-9 8-6 10-2 10 4 7 7 3 9-3 9-7 7-10 4-10-2-8-6Z', skin)}` +
    `${trace('M-8-2H5M-9 2H5M-7 5.500H4')}</g>`
  );
}

const grasped: Readonly<Record<Emblem, string>> = {
  o: at(0, -37, 0.62, coin()),
  c: at(0, -36, 0.66, cup()),
  e: at(0, -43, 1, sword(118, 1.15)),
  b: at(0, -38, 1, club(112, 0.95)),
};

/** A raised hand with the suit, centred on the point. */
export function held(suit: Emblem, x: number, y: number): string {
  return at(x, y, 1, grasped[suit] + hand(0, 0));
}

export function ground(from: number, to: number): string {
  const middle = (from + to) / 2;
  const tuft = (x: number, y: number) => trace(`M${x} ${y}L${x - 4} ${y - 8}M${x} ${y}V${y - 10}M${x} ${y}L${x + 4} ${y - 7}`);
  return (
    shape(`M${from} 328C${from + 20} 314 ${middle - 30} 312 ${middle} 314S${to - 12} 314 ${to} 328Z`, '#9db36a') +
    tuft(from + 22, 325) +
    tuft(to - 18, 325)
  );
}
