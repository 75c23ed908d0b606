import { ink } from './palette.ts';

export type Point = readonly [x: number, y: number];

const round = (value: number) => Number(value.toFixed(1));

export function spin(count: number, drawing: string): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${round((index * 360) / count)})">${drawing}</g>`,
  ).join('');
}

/** Reads points that are written as `x y, x y, …`. */
export function pointsIn(places: string): readonly Point[] {
  return places.split(',').map((place) => {
    const [x = 0, y = 0] = place.trim().split(' ').map(Number);
    return [x, y];
  });
}

export function smooth(places: string): string {
  const points = pointsIn(places);
  const point = (index: number): Point => points.at(index % points.length) ?? [0, 0];
  const curve = points.map((_, index) => {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${[...first, ...second, ...c].map(round).join(' ')}`;
  });
  return `M${point(0).map(round).join(' ')}${curve.join('')}Z`;
}

const thin = `fill="none" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"`;
export const thick = `stroke="${ink}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`;

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" ${thick}/>`;
}

export function trace(d: string): string {
  return `<path d="${d}" ${thin}/>`;
}

/** A line drawn as a band with an ink edge: sleeves, legs, reins, hems. */
export function band(d: string, colour: string, wide: number): string {
  const path = `d="${d}" fill="none" stroke-linejoin="round"`;
  return (
    `<path ${path} stroke="${ink}" stroke-width="${wide + 4.2}" stroke-linecap="round"/>` +
    `<path ${path} stroke="${colour}" stroke-width="${wide}" stroke-linecap="round"/>`
  );
}

export function strewn(points: readonly Point[], drawing: string): string {
  return points.map(([x, y]) => `<g transform="translate(${x} ${y})">${drawing}</g>`).join('');
}

/** Places pips in the middle of a card, or in a column on each side of it; each number is the height of a row. */
export function pipGrid(left: number) {
  const single = (...rows: readonly number[]) => rows.map((y): Point => [125, y]);
  const pairs = (...rows: readonly number[]) => rows.flatMap((y) => pointsIn(`${left} ${y}, ${250 - left} ${y}`));
  return { single, pairs };
}

/** Small studs along a straight line, ends included. */
export function studs(from: Point, to: Point, count: number, drawing: string): string {
  const places = Array.from({ length: count }, (_, index): Point => {
    const part = index / (count - 1);
    return [round(from[0] + (to[0] - from[0]) * part), round(from[1] + (to[1] - from[1]) * part)];
  });
  return strewn(places, drawing);
}

export function mirrored(drawing: string): string {
  return drawing + flipped(drawing);
}

export function flipped(drawing: string): string {
  return `<g transform="matrix(-1 0 0 1 250 0)">${drawing}</g>`;
}
