import { split } from '@hundredfold/shared/testing/test-table.ts';
import { describe, expect, test } from 'vitest';
import { hundredRummy } from './index.ts';
import { canMakeHundred } from './score.ts';
import { dealt, type RummyTable } from './testing/table.ts';

const HUNDRED = '10 20 30 40';

describe('5 The end', () => {
  test('5.1 a player who reaches the target wins at once', () => {
    const over = dealt([HUNDRED, HUNDRED, ''], '', { target: 100 }).scores();
    expect(over.outcome).toEqual({ scores: [100, 0, 0], ranking: [[0], [1, 2]] });
    expect(over.sees.toAct).toEqual([]);
  });

  test('5.1 the game ends after the new cards are drawn', () => {
    const before = dealt([HUNDRED, '10 10 10 10'], '', { target: 100 }).passes(38);
    const asked = before.scores();
    expect(asked.due).toBe('shuffle');
    expect(asked.outcome).toBeNull();
    expect(asked.shuffles('').outcome?.scores).toEqual([100, 0]);
    expect(asked.shuffles('').state.hands[0]).toHaveLength(4);
  });

  test('5.1 no one plays after the end', () => {
    const over = dealt([HUNDRED, HUNDRED], '', { target: 100 }).scores();
    for (const action of [{ type: 'score' }, { type: 'draw', from: 'draw' }, { type: 'discard', card: '10' }]) {
      expect([0, 1].map((seat) => over.refusal(seat, action))).toEqual(['game-over', 'game-over']);
    }
  });

  test('5.2 the others rank by points, and ties share a place', () => {
    const hands = [HUNDRED, HUNDRED, '10 10 10 10', HUNDRED];
    const over = dealt(hands, `${HUNDRED} 10 10 10 10 50 30 30 30`, { target: 200 }).scores().scores().passes().scores().scores();
    expect(over.outcome).toEqual({ scores: [200, 100, 0, 100], ranking: [[0], [1, 3], [2]] });
  });

  test('5.3 the game ends when no cards are left to refresh a hand', () => {
    const last = exhausted('20 20 30 30', '40 40 30 30');
    expect(last.sees).toMatchObject({ toAct: [0], table: { draw: 0, discard: { size: 0 } } });
    const over = last.scores();
    expect(over.due).toBeUndefined();
    expect(over.outcome).toEqual({ scores: [600, 500], ranking: [[0], [1]] });
    expect(over.sees.seats.map(({ hand }) => hand)).toEqual([0, 4]);
  });

  test('5.3 the game ends when no cards are left for a turn', () => {
    expect(exhausted('40 40 30 30', '20 20 30 30').outcome).toEqual({ scores: [500, 500], ranking: [[0, 1]] });
  });

  test('5.3 no card is drawn from an empty pile', () => {
    const last = exhausted('20 20 30 30', '40 40 30 30');
    expect(last.refusal(0, { type: 'draw', from: 'draw' })).toBe('no-cards-left');
    expect(last.refusal(0, { type: 'draw', from: 'discard' })).toBe('discard-pile-empty');
    expect(hundredRummy.legal(last.seenBy(0))).toEqual([{ type: 'score' }]);
  });

  test.each([
    ['50 50 50 50 30 30 20', false],
    ['50 50 30 30 20 20', true],
    ['10 10 10 10 10 10 10', false],
    ['40 40 10 20 20', false],
    ['40 40 10 10', true],
    ['20 20 20 40', true],
    ['30 30 30 10', true],
    ['50 50', false],
    ['10 20 30', false],
    ['50 30 10 10', true],
    ['50 20 20 10', true],
    ['', false],
  ])('5.4 whether cards can total 100: %s, %s', (cards, can) => {
    expect(canMakeHundred(split(cards))).toBe(can);
    expect(canMakeHundred(split(cards))).toBe(byHand(split(cards).map(Number)));
  });

  test('5.4 the game ends when no four cards total 100 any more', () => {
    const { state } = dealt([HUNDRED, '10 10 10 10']);
    const scored = [state.scored[0] ?? [], [...Array(8).keys()].flatMap(() => split('30 30 20 20'))];
    const few = { ...state, scored, draw: split('10 10 10 50'), discard: split('50') };
    const over = hundredRummy.apply(few, 0, { type: 'score' });
    expect(over.ok && hundredRummy.outcome(over.value)?.ranking).toEqual([[1], [0]]);
    const enough = hundredRummy.apply({ ...few, draw: split('10 10 30 50') }, 0, { type: 'score' });
    expect(enough.ok && hundredRummy.outcome(enough.value)).toBeNull();
  });
});

describe('6 Alone', () => {
  test('6.1 a single player plays with one set and begins', () => {
    const now = dealt([HUNDRED]);
    expect(now.due).toBeUndefined();
    expect(now.sees).toMatchObject({ toAct: [0], table: { first: 0, draw: 20 } });
  });

  test('6.2 a single player never draws from the discard pile', () => {
    const now = dealt([HUNDRED]).passes();
    expect(now.refusal(0, { type: 'draw', from: 'discard' })).toBe('only-the-draw-pile');
    expect(hundredRummy.legal(now.seenBy(0))).toEqual([{ type: 'draw', from: 'draw' }, { type: 'score' }]);
  });

  test('6.2 the discard pile is never shuffled', () => {
    const empty = dealt([HUNDRED]).passes(20);
    expect(empty.sees.table).toMatchObject({ draw: 0, discard: { size: 20 } });
    expect(empty.refusal(0, { type: 'draw', from: 'draw' })).toBe('no-cards-left');
    expect(hundredRummy.legal(empty.seenBy(0))).toEqual([{ type: 'score' }]);
  });

  test('6.3 a single player wins when they reach the target', () => {
    const now = dealt([HUNDRED], HUNDRED, { target: 200 });
    expect(now.scores().outcome).toBeNull();
    expect(now.scores().scores().outcome).toEqual({ scores: [200], won: true });
  });

  test('6.3 also when the cards run out at that moment', () => {
    const over = dealt([HUNDRED], '', { target: 100 }).passes(19).scores();
    expect(over.sees.seats[0]).toMatchObject({ hand: 1, points: 100 });
    expect(over.outcome).toEqual({ scores: [100], won: true });
  });

  test('6.4 a single player loses when the draw pile is empty and they cannot score', () => {
    const last = dealt(['10 10 10 10']).passes(19);
    expect(last.outcome).toBeNull();
    expect(last.passes().outcome).toEqual({ scores: [0], won: false });
  });

  test('6.4 the game goes on while they can score', () => {
    const empty = dealt([HUNDRED]).passes(20);
    expect(empty.outcome).toBeNull();
    expect(empty.scores().outcome).toEqual({ scores: [100], won: false });
  });

  test('6.4 it is lost after a refresh that took the last cards, if those do not total 100', () => {
    const four = dealt([HUNDRED]).passes(16);
    expect(four.state.draw).toHaveLength(4);
    const over = four.scores();
    expect(over.state.hands[0]).toHaveLength(4);
    expect(over.outcome).toEqual({ scores: [100], won: false });
  });

  test.each([1, 2, 3])('6.4 it is lost when a refresh finds only %i cards', (cards) => {
    const over = dealt([HUNDRED])
      .passes(20 - cards)
      .scores();
    expect(over.due).toBeUndefined();
    expect(over.state.hands[0]).toHaveLength(cards);
    expect(over.outcome).toEqual({ scores: [100], won: false });
  });
});

describe('7 The tournament', () => {
  const first = dealt([HUNDRED, HUNDRED, '20 20 30 30'], '10 10 10 10', { target: 100, tournament: true });
  const second = first.scores();

  test('7.1 the cards of all games are gathered and shuffled anew', () => {
    expect(second.outcome).toBeNull();
    expect(second.due).toBe('shuffle');
    expect(second.state.draw).toHaveLength(72);
    expect(second.sees.seats.map(({ hand, scored }) => [hand, scored])).toEqual([
      [0, []],
      [0, []],
      [0, []],
    ]);
  });

  test('7.1 the next game begins with the player to the left of the previous first player', () => {
    const begun = second.shuffles(`50 50 50 50 ${HUNDRED}`);
    expect(begun.due).toBeUndefined();
    expect(begun.sees).toMatchObject({ toAct: [1], table: { game: 2, first: 1 } });
    expect(begun.state.hands[1]).toEqual(['50', '50', '50', '50']);
    expect(begun.state.hands[2]).toEqual(split(HUNDRED));
  });

  test('7.1 everyone sees the hand that ended the game', () => {
    const begun = second.shuffles('');
    expect(begun.sees.table.shown).toEqual(['10', '20', '30', '40']);
    expect(begun.movesSince(first, 1)[0]).toEqual({
      from: { zone: 'hand', seat: 0 },
      to: { zone: 'scored', seat: 0 },
      cards: split(HUNDRED),
    });
    expect(begun.movesSince(first, 1).at(-2)).toMatchObject({ to: { zone: 'hand', seat: 2 }, cards: 4 });
    expect(begun.movesSince(first, 1).find(({ to }) => to.zone === 'hand')).toMatchObject({ cards: begun.state.hands[1] });
  });

  test('7.1 there are as many games as players', () => {
    const over = second.shuffles(HUNDRED).scores().shuffles(HUNDRED).scores();
    expect(over.sees.table).toMatchObject({ game: 3, first: 2 });
    expect(over.outcome).not.toBeNull();
  });

  test('7.1 there is no tournament for a single player', () => {
    expect(dealt([HUNDRED], '', { target: 100, tournament: true }).scores().outcome).toEqual({ scores: [100], won: true });
  });

  test('7.2 the points of all games are added up', () => {
    const third = second.shuffles(`10 10 10 10 ${HUNDRED}`).passes().scores().shuffles(HUNDRED);
    expect(third.sees.seats.map(({ games }) => games)).toEqual([
      [100, 0],
      [0, 0],
      [0, 100],
    ]);
    expect(third.scores().outcome).toEqual({ scores: [100, 0, 200], ranking: [[2], [0], [1]] });
  });

  test('7.2 the points of the losers count too, and ties share a place', () => {
    const start = dealt([HUNDRED, '20 20 30 30'], HUNDRED, { target: 200, tournament: true });
    const next = start.scores().scores().scores();
    expect(next.due).toBe('shuffle');
    const again = next.shuffles(`${HUNDRED} 20 20 30 30 20 20 30 30`).scores().scores().scores();
    expect(again.outcome).toEqual({ scores: [300, 300], ranking: [[0, 1]] });
  });
});

function exhausted(one: string, other: string): RummyTable {
  const hands = [...Array(4).fill('10 10 30 50'), ...Array(6).fill(HUNDRED)];
  let now = dealt(hands.slice(0, 2), [...hands.slice(2), one, other].join(' '), { target: 1000 });
  for (let scores = 0; scores < 10; scores++) now = now.scores();
  return now;
}

function byHand(cards: readonly number[]): boolean {
  return cards.some((a, i) =>
    cards.some((b, j) => j > i && cards.some((c, k) => k > j && cards.some((d, l) => l > k && a + b + c + d === 100))),
  );
}
