import { expect, test } from 'vitest';
import type { Box } from '../../table/layout/pose.ts';
import { boxAround, placeAtEdge, placeTipMark } from './place-tip.ts';

const room: Box = { x: 0, y: 0, width: 400, height: 300 };
const size = { width: 120, height: 60 };
const bare = { room, keepOff: [], ratherNot: [] };

test('a mark lies above its target, and points at the middle of it', () => {
  const anchor = { x: 180, y: 150, width: 40, height: 40 };
  expect(placeTipMark(anchor, size, bare)).toEqual({ box: { ...size, x: 140, y: 78 }, side: 'above', point: 60 });
});

test('a mark without room above lies below, shifted so that it stays in the room', () => {
  const anchor = { x: 370, y: 10, width: 30, height: 30 };
  expect(placeTipMark(anchor, size, bare)).toEqual({ box: { ...size, x: 280, y: 52 }, side: 'below', point: 102 });
});

test('a mark covers no control, and avoids text', () => {
  const anchor = { x: 0, y: 240, width: 400, height: 60 };
  const prompt = { x: 0, y: 190, width: 400, height: 40 };
  expect(placeTipMark(anchor, size, { ...bare, ratherNot: [prompt] })?.box.y).toBe(104);
  const stacks = { x: 0, y: 0, width: 400, height: 200 };
  expect(placeTipMark(anchor, size, { ...bare, keepOff: [stacks, prompt] })).toBeNull();
});

test('at the edge a mark lies where it covers least, and nothing that it must keep off', () => {
  const plate = { x: 130, y: 0, width: 140, height: 40 };
  const keepOff = [{ x: 0, y: 0, width: 60, height: 20 }];
  expect(placeAtEdge(size, bare)).toEqual({ box: { ...size, x: 140, y: 0 }, side: 'edge', point: 0 });
  expect(placeAtEdge(size, { room, keepOff, ratherNot: [plate] })?.box.x).toBe(280);
  expect(placeAtEdge(size, { room, keepOff: [{ x: 0, y: 30, width: 400, height: 10 }], ratherNot: [] })).toBeNull();
});

test('the box around several cards', () => {
  expect(boxAround([])).toBeNull();
  expect(boxAround([anchorAt(10), anchorAt(50)])).toEqual({ x: 10, y: 0, width: 60, height: 20 });
});

function anchorAt(x: number): Box {
  return { x, y: 0, width: 20, height: 20 };
}
