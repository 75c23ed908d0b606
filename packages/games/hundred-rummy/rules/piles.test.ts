import { describe, expect, test } from 'vitest';
import { dealt, type RummyTable } from './testing/table.ts';

function leftWith(cards: number): RummyTable {
  return dealt(['20 20 30 30', '10 20 30 40']).passes(40 - cards);
}

describe('4.5 the draw pile runs out', () => {
  test('4.5 the discard pile is shuffled into a new one when a card is to be drawn, not before', () => {
    const empty = leftWith(0);
    expect(empty.sees.table).toMatchObject({ draw: 0, discard: { size: 40 } });
    expect(empty.due).toBeUndefined();
    const asked = empty.draws();
    expect(asked.due).toBe('shuffle');
    expect(asked.sees.toAct).toEqual([]);
    const drawn = asked.shuffles('50 40');
    expect(drawn.state.hands[0]).toEqual(['20', '20', '30', '30', '50']);
    expect(drawn.sees).toMatchObject({ toAct: [0], table: { draw: 39, discard: { top: null, size: 0 } } });
    expect(drawn.movesSince(empty, 1)).toEqual([
      { from: { zone: 'discard', seat: null }, to: { zone: 'draw', seat: null }, cards: 40 },
      { from: { zone: 'draw', seat: null }, to: { zone: 'hand', seat: 0 }, cards: 1 },
    ]);
  });

  test('4.5 the top card of the discard pile can still be taken instead', () => {
    const taken = leftWith(0).draws('discard');
    expect(taken.due).toBeUndefined();
    expect(taken.sees.table).toMatchObject({ draw: 0, discard: { size: 39 } });
  });

  test.each([1, 2, 3])('4.5 it is also shuffled in the middle of a refresh, after %i cards', (cards) => {
    const before = leftWith(cards);
    const seat = before.state.turn ?? 0;
    const asked = before.scores();
    expect(asked.due).toBe('shuffle');
    expect(asked.sees).toMatchObject({ toAct: [], table: { draw: 0, discard: { size: 40 - cards } } });
    expect(asked.sees.seats[seat]).toMatchObject({ points: 100, hand: cards });
    const done = asked.shuffles('50 40 10');
    expect(done.state.hands[seat]?.slice(cards)).toEqual(['50', '40', '10'].slice(0, 4 - cards));
    expect(done.sees).toMatchObject({ toAct: [1 - seat], table: { draw: 36, discard: { top: null, size: 0 } } });
    expect(done.movesSince(before, 'public').map(({ from, to, cards: moved }) => [from.zone, to.zone, moved])).toEqual([
      ['hand', 'scored', before.state.hands[seat]?.toSorted()],
      ['draw', 'hand', cards],
      ['discard', 'draw', 40 - cards],
      ['draw', 'hand', 4 - cards],
    ]);
  });

  test('4.5 it is also shuffled at the beginning of a refresh', () => {
    const asked = leftWith(0).scores();
    expect(asked.due).toBe('shuffle');
    expect(asked.shuffles('50 40 10 20').state.hands[0]).toEqual(['50', '40', '10', '20']);
  });

  test('4.5 nothing is shuffled if the draw pile has enough cards for a refresh', () => {
    const after = leftWith(4).scores();
    expect(after.due).toBeUndefined();
    expect(after.sees.table.draw).toBe(0);
  });

  test('4.8 the example is right', () => {
    const ben = leftWith(3).scores();
    expect(ben.state.hands[1]).toHaveLength(3);
    const refreshed = ben.shuffles('40');
    expect(refreshed.state.hands[1]?.at(-1)).toBe('40');
    expect(refreshed.sees.table.discard.size).toBe(0);
  });
});
