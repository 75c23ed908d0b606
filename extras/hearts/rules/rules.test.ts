import { placeOfWinner } from '@hundredfold/shared/game';
import { split } from '@hundredfold/shared/testing/test-table.ts';
import { describe, expect, test } from 'vitest';
import { FACES } from './declaration.ts';
import { hearts } from './index.ts';
import { cardPoints, ORDER, pointsIn } from './score.ts';
import type { HeartsState } from './state.ts';
import { dealt, type HeartsTable, lying } from './testing/table.ts';

const HANDS = ['2C AC QS KS', '3C KC AH 2H', '4C QC 3H 4H', '5C JC 5H 6H'];

function passed(table: HeartsTable): HeartsTable {
  return table.state.hands.reduce((now, hand, seat) => now.passes(seat, hand.slice(0, 3).join(' ')), table);
}

function lastTrick(taken: readonly number[], changes: Partial<HeartsState> = {}): HeartsTable {
  return lying(['AD', '3D', '4D', '5D'], { taken, broken: true, ...changes }).plays('AD 3D 4D 5D');
}

describe('1 The aim', () => {
  test('1.1 three or four play, each for themselves, and the fewest points win', () => {
    expect(hearts).toMatchObject({ seats: { min: 3, max: 4 }, lowestScoreWins: true });
    expect(hearts.partnerOf).toBeUndefined();
  });

  test('1.2 a heart is one point and the queen of spades 13, 26 in all', () => {
    expect(['2H', 'AH', 'QS', 'KS', 'QH', 'QD'].map(cardPoints)).toEqual([1, 1, 13, 0, 1, 0]);
    expect(pointsIn(FACES)).toBe(26);
  });
});

describe('2 The cards', () => {
  test('2.1 52 cards, the ace highest; without the two of diamonds for three players', () => {
    expect(FACES).toHaveLength(52);
    for (const [place, trick] of ['3C 2C 3H', '9C 10C 3C', 'JC KC AC'].entries())
      expect(placeOfWinner(split(trick), ORDER)).toBe(place);
    const cards = dealt(['', '', '']).state.hands.flat();
    expect(FACES.filter((card) => !cards.includes(card))).toEqual(['2D']);
  });

  test('2.2 all cards are dealt one at a time, and seen by their player alone', () => {
    const { state, seenBy } = dealt(HANDS);
    expect(state.hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
    expect(state.hands.map((hand) => hand.slice(0, 4).join(' '))).toEqual(HANDS);
    expect(seenBy(1).seats.map(({ hand }) => hand)).toEqual([13, state.hands[1], 13, 13]);
    expect(dealt(['', '', '']).state.hands.map((hand) => hand.length)).toEqual([17, 17, 17]);
  });
});

describe('3 Passing cards', () => {
  test('3.1 all lay three cards of their hand face down, in any order, before a card is played', () => {
    const now = dealt(HANDS).passes(2, '4C QC 3H').passes(0, 'AC QS KS');
    expect(now.seenBy('public').seats.map(({ laid }) => laid)).toEqual([3, 0, 3, 0]);
    expect(now.seenBy(1).toAct).toEqual([1, 3]);
    expect(now.refuses(1, '3C')).toBe('pass-first');
    expect(now.refusesPass(1, '3C KC 5H')).toBe('not-in-hand');
    expect(now.refusesPass(0, '2C AC QS')).toBe('already-passed');
    expect(now.passes(1, '3C KC AH').passes(3, '5C JC 5H').state.phase).toBe('play');
  });

  test.each([
    [4, ['left', 'right', 'across', null, 'left']],
    [3, ['left', 'right', null, 'left', 'right']],
  ])('3.2 with %i players the cards go left, right, across and nowhere', (seats, directions) => {
    const found = directions.map((_, index) => {
      const state: HeartsState = { ...dealt(Array(seats).fill('')).state, phase: 'shuffle', deal: index + 1 };
      return hearts.view({ ...state }, 'public').table.direction;
    });
    expect(found).toEqual(directions);
  });

  test('3.3 when the last player has laid cards, all are passed on, and each player knows only their own', () => {
    const now = passed(dealt(HANDS));
    expect(now.state.hands[1]?.slice(-3)).toEqual(['2C', 'AC', 'QS']);
    expect(now.seenBy(1).seats[1]).toMatchObject({ passed: ['3C', 'KC', 'AH'], received: ['2C', 'AC', 'QS'] });
    expect(now.seenBy(1).seats[0]).toMatchObject({ passed: null, received: null });
    expect(now.refusesPass(1, '2C AC QS')).toBe('already-passed');
  });
});

describe('4 The tricks', () => {
  test('4.1 the holder of the two of clubs leads it', () => {
    const now = passed(dealt(HANDS));
    expect(hearts.toAct(now.state)).toEqual([1]);
    expect(now.refuses(1, 'AC')).toBe('two-of-clubs-first');
    expect(hearts.legal(now.seenBy(1))).toEqual([{ type: 'play', card: '2C' }]);
  });

  test('4.2 the others follow clockwise, in the suit that was led if they can', () => {
    const now = lying(['5D 6C', '7D QD 3S 9H', '8D', '9D'], { broken: true }).plays('5D');
    expect(hearts.toAct(now.state)).toEqual([1]);
    expect(now.refuses(2, '8D')).toBe('not-your-turn');
    expect(now.refuses(1, '3S')).toBe('follow-suit');
    expect(hearts.legal(now.seenBy(1)).map((action) => action.type === 'play' && action.card)).toEqual(['7D', 'QD']);
    expect(hearts.legal(lying(['5C', '7D QD 3S 9H', '8C', '9C']).plays('5C').seenBy(1))).toHaveLength(4);
  });

  test('4.3 no points in the first trick, unless there is nothing else', () => {
    const first = (hand: string) => lying(['2C 3C', hand, '8C', '9C'], { won: [[], [], [], []] }).plays('2C');
    expect(first('QS 4H 7D').refuses(1, '4H')).toBe('no-points-yet');
    expect(first('QS 4H 7D').refuses(1, 'QS')).toBe('no-points-yet');
    expect(hearts.legal(first('QS 4H').seenBy(1))).toHaveLength(2);
  });

  test('4.4 the highest card of the suit that was led takes the trick, and its player leads', () => {
    const now = lying(['5D 2S', 'JD 3S', 'AS 4S', '2H 5S']).plays('5D JD AS 2H');
    expect(now.state).toMatchObject({ leader: 1, trick: [], taken: [0, 1, 0, 0] });
    expect(now.state.won[1]?.slice(-4)).toEqual(['5D', 'JD', 'AS', '2H']);
  });

  test('4.5 hearts are led only after one has been played, or when there is nothing else', () => {
    expect(lying(['4H 6C', '2S', '3S', '4S']).refuses(0, '4H')).toBe('hearts-not-broken');
    expect(lying(['4H 6H', '2S', '3S', '4S']).plays('4H').state.trick).toEqual(['4H']);
    expect(lying(['4H 6C', '2S', '3S', '4S'], { broken: true }).plays('4H').state.trick).toEqual(['4H']);
    expect(lying(['6C', '2H', '3S', '4S']).plays('6C 2H').state.broken).toBe(true);
  });
});

describe('5 The points', () => {
  test('5.1 after the last trick each player notes their points, and all cards go back to the deck', () => {
    const { state } = lastTrick([3, 0, 20, 3]);
    expect(state).toMatchObject({ phase: 'shuffle', deal: 2, points: [[3], [0], [20], [3]] });
    expect(state.deck).toHaveLength(52);
  });

  test('5.2 all points are none for their player, and 26 for the others', () => {
    expect(lastTrick([0, 0, 26, 0]).state.points).toEqual([[26], [26], [0], [26]]);
  });

  test.each([100, 50])('5.3 the game is over when a player has %i points, and the fewest win', (target) => {
    const points = [[target - 4], [30], [target - 20], [26]];
    const options = { target };
    expect(lastTrick([3, 4, 19, 0], { points, options }).state.phase).toBe('shuffle');
    const now = lastTrick([4, 0, 18, 4], { points, options });
    expect(hearts.outcome(now.state)).toEqual({ scores: [target, 30, target - 2, 30], ranking: [[1, 3], [2], [0]] });
    expect(now.refuses(0, 'AD')).toBe('game-over');
  });
});
