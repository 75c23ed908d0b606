import { describe, expect, test } from 'vitest';
import { handOver } from './index.ts';
import { dealt, pass, show, table } from './testing/table.ts';

const HANDS = ['7S 2H 9D 4C', '8S 3H 5D 6C', '2S 3S 4S 9H'];

const passed = () => dealt(HANDS).acts(0, pass('2H 4C')).acts(1, pass('3H 6C')).acts(2, pass('2S 3S'));

describe('1 How it is played', () => {
  test('1.1 32 cards are shuffled, and each player is dealt four; no one acts before that', () => {
    expect(handOver.faces({})).toHaveLength(32);
    expect(table(3).refusal(0, show('7S'))).toBe('not-your-turn');
    const { state } = dealt(HANDS);
    expect(state.hands).toEqual(HANDS.map((hand) => hand.split(' ')));
    expect(state.deck).toHaveLength(20);
    expect(handOver.toAct(state)).toEqual([0, 1, 2]);
  });

  test('1.2 each player sees only their own hand, and passes and shows cards of that hand', () => {
    const now = dealt(HANDS);
    expect(now.seenBy(1).seats.map(({ hand }) => hand)).toEqual([4, HANDS[1]?.split(' '), 4]);
    expect(now.refusal(0, pass('7S 8S'))).toBe('not-in-hand');
    expect(passed().refusal(0, show('2H'))).toBe('not-in-hand');
  });

  test('1.3 all lay two cards face down, in any order; laid cards stay there, and no one shows a card before', () => {
    const now = dealt(HANDS).acts(2, pass('2S 3S')).acts(0, pass('2H 4C'));
    expect(now.seenBy('public').seats.map(({ laid }) => laid)).toEqual([2, 0, 2]);
    expect(now.seenBy(1)).toMatchObject({ toAct: [1], table: { stage: 'pass' } });
    expect(now.refusal(1, show('8S'))).toBe('pass-first');
    for (const action of [pass('7S 9D'), show('7S')]) expect(now.refusal(0, action)).toBe('already-passed');
  });

  test('1.4 when the last player has laid two cards, all go to the left, and each player knows only their own', () => {
    const now = passed();
    expect(now.state.hands.map((hand) => hand.join(' '))).toEqual(['7S 9D 2S 3S', '8S 5D 2H 4C', '4S 9H 3H 6C']);
    expect(now.seenBy(0).seats.map((seat) => seat.passed)).toEqual([['2H', '4C'], null, null]);
  });

  test('1.5 then all show one card, in any order; shown cards stay there', () => {
    const now = passed().acts(1, show('8S'));
    expect(now.seenBy('public').seats.map(({ shown }) => shown)).toEqual([[], ['8S'], []]);
    for (const action of [show('5D'), pass('5D 2H')]) expect(now.refusal(1, action)).toBe('already-shown');
    expect(now.refusal(0, pass('7S 9D'))).toBe('already-passed');
  });

  test('1.6 when all have shown a card, the highest wins, and equal cards share a place', () => {
    const now = passed().acts(0, show('9D')).acts(1, show('8S')).acts(2, show('9H'));
    expect(handOver.outcome(now.state)).toEqual({ scores: [9, 8, 9], ranking: [[0, 2], [1]] });
    expect(now.refusal(0, show('7S'))).toBe('game-over');
  });
});
