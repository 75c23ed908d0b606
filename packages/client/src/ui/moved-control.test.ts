import { expect, test } from 'vitest';
import { type ControlPosition, isMeant, withPosition } from './moved-control.ts';

type Box = ControlPosition['box'];

const here: Box = { x: 100, y: 200, width: 60, height: 90 };
const press = { x: 120, y: 240, time: 1000 };

const beside = (by: number): Box => ({ ...here, x: here.x + by });

const at = (since: number, box = here): ControlPosition => ({ box, since });

test.each<readonly [where: string, isCounted: boolean, positions: readonly ControlPosition[]]>([
  ['has rested there', true, [at(850)]],
  ['has moved, but was under the pointer all the time', true, [at(990), at(940, beside(-20)), at(400, beside(10))]],
  ['moved away after the press began, and was still there then', true, [at(1004, beside(10)), at(400)]],
  ['has just appeared', false, [at(851)]],
  ['slid under the pointer', false, [at(900), at(400, beside(60))]],
  ['slid under the pointer after the press began', false, [at(1004), at(400, beside(60))]],
  ['only passed by and came back', false, [at(950), at(900, beside(60)), at(400)]],
  ['was covered there until its neighbour left', false, [at(900), at(400, { ...here, width: 15 })]],
])('a press on a button that %s counts: %s', (_, isCounted, positions) => {
  expect(isMeant(press, positions)).toBe(isCounted);
});

test('the positions of a control are kept for as long as a press may have been meant for them', () => {
  const second = withPosition(withPosition([], here, 0), beside(10), 400);
  const third = withPosition(second, beside(20), 500);
  expect(third.map(({ since }) => since)).toEqual([500, 400, 0]);
  expect(withPosition(third, here, 700).map(({ since }) => since)).toEqual([700, 500]);
});
