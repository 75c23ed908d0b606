import { expect, test } from 'vitest';
import { areaCovered, type Box } from '../../table/layout/pose.ts';
import { overlayPlacement } from './overlay-placement.ts';

const room: Box = { x: 0, y: 50, width: 400, height: 500 };
const wide = { width: 300, height: 40 };
const narrow = { width: 120, height: 80 };
const bare = { room, keepOff: [], ratherNot: [] };

test('on an empty table, the block lies in the middle of the upper edge', () => {
  expect(overlayPlacement([wide, narrow], bare)).toEqual({ ...wide, x: 50, y: 50, nth: 0 });
});

test('it lies below a plate, or beside it in a narrower form', () => {
  const plate = { x: 130, y: 50, width: 140, height: 60 };
  expect(overlayPlacement([wide], { ...bare, keepOff: [plate] })).toEqual({ ...wide, x: 50, y: 116, nth: 0 });
  const cards = { x: 0, y: 150, width: 400, height: 400 };
  expect(overlayPlacement([wide, narrow], { ...bare, keepOff: [plate, cards] })).toEqual({ ...narrow, x: 4, y: 50, nth: 1 });
});

test('it covers what it may cover rather than what it must keep off', () => {
  const plates = { x: 0, y: 50, width: 400, height: 60 };
  const backs = { x: 0, y: 110, width: 400, height: 40 };
  const hand = { x: 0, y: 150, width: 400, height: 400 };
  const area = { room, keepOff: [plates, hand], ratherNot: [backs] };
  const placed = overlayPlacement([{ ...wide, height: 30 }], area);
  expect(areaCovered(placed, area.keepOff)).toBe(0);
  expect(placed.y).toBe(114);
});

test('on a full table it covers as little as it can, inside the room', () => {
  const area = { ...bare, keepOff: [{ ...room, height: 480 }] };
  const placed = overlayPlacement([wide], area);
  expect(placed.y + placed.height).toBe(550);
  expect(areaCovered(placed, area.keepOff)).toBe(wide.width * 20);
});

test('a block that is too large for the room takes its narrowest size, at the corner of the room', () => {
  expect(
    overlayPlacement(
      [
        { width: 500, height: 40 },
        { width: 450, height: 80 },
      ],
      bare,
    ),
  ).toMatchObject({ x: 0, y: 50, nth: 1 });
});
