import { describe, expect, it } from 'vitest';
import { row } from '../layout/arrange.ts';
import { type DropZones, dropTargetAt } from './drop-target.ts';

const hand = row({ x: 0, y: 400, width: 600, height: 140 }, 5, 100);
const table = { x: 0, y: 0, width: 600, height: 390 };
const inHand: DropZones = { hand, targets: [], table };
const toPlace: DropZones = {
  hand: [],
  targets: [{ id: 'stack0', box: { x: 100, y: 100, width: 80, height: 112 } }],
  table: null,
};

function at(x: number, y: number) {
  return { x, y, width: 100, turn: 0 };
}

describe('a card that is dragged', () => {
  it('over the hand has the nearest place', () => {
    const places = hand.map(({ x, y }) => dropTargetAt(at(x + 20, y - 10), inHand));
    expect(places).toEqual(hand.map((_, index) => ({ kind: 'hand', index })));
  });

  it('out of the hand is over the table, and beyond the table over nothing', () => {
    expect(dropTargetAt(at(300, 395), inHand)).toEqual({ kind: 'nothing' });
    expect(dropTargetAt(at(300, 380), inHand)).toEqual({ kind: 'table' });
    expect(dropTargetAt(at(700, 200), inHand)).toEqual({ kind: 'nothing' });
    expect(dropTargetAt(at(-90, 470), inHand)).toEqual({ kind: 'nothing' });
  });

  it('for a target is over the target under its middle', () => {
    expect(dropTargetAt(at(140, 150), toPlace)).toEqual({ kind: 'target', id: 'stack0' });
    expect(dropTargetAt(at(240, 150), toPlace)).toEqual({ kind: 'nothing' });
  });
});
