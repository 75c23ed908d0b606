import { describe, expect, it } from 'vitest';
import { type Grounds, overAt } from './carried.ts';
import { row } from './geometry/arrange.ts';

const hand = row({ x: 0, y: 400, width: 600, height: 140 }, 5, 100);
const table = { x: 0, y: 0, width: 600, height: 390 };
const inHand: Grounds = { hand, targets: [], table };
const toPlace: Grounds = { hand: [], targets: [{ id: 'stack0', box: { x: 100, y: 100, width: 80, height: 112 } }], table: null };

function at(x: number, y: number) {
  return { x, y, width: 100, turn: 0 };
}

describe('a card that is carried', () => {
  it('over the hand has the nearest place', () => {
    const places = hand.map(({ x, y }) => overAt(at(x + 20, y - 10), inHand));
    expect(places).toEqual(hand.map((_, index) => ({ kind: 'hand', index })));
  });

  it('out of the hand is over the table, and beyond the table over nothing', () => {
    expect(overAt(at(300, 395), inHand)).toEqual({ kind: 'nothing' });
    expect(overAt(at(300, 380), inHand)).toEqual({ kind: 'table' });
    expect(overAt(at(700, 200), inHand)).toEqual({ kind: 'nothing' });
    expect(overAt(at(-90, 470), inHand)).toEqual({ kind: 'nothing' });
  });

  it('for a target is over the target under its middle', () => {
    expect(overAt(at(140, 150), toPlace)).toEqual({ kind: 'target', id: 'stack0' });
    expect(overAt(at(240, 150), toPlace)).toEqual({ kind: 'nothing' });
  });
});
