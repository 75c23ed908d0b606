import { newMatch, split, TestTable } from '@hundredfold/shared/testing/test-table.ts';
import { describe, expect, test } from 'vitest';
import { type BidsAction, type BidsView, bids } from './index.ts';

const HANDS = ['QH AH JS QS JC', '10H JH KH AD QC', '10S QD KS JD KC', 'KD 10D AS 10C AC'];
const PLAYED = 'QH 10H 10S 10D QD KD QS AD AH JH JD AS';

const bid = (tricks: string) => split(tricks).map((each) => ({ type: 'bid', tricks: each }) as BidsAction);
const play = (cards: string) => split(cards).map((card) => ({ type: 'play', card }) as const);
const dealt = () =>
  new TestTable<unknown, BidsView, BidsAction>(newMatch(bids)).shuffles(
    [0, 1, 2, 3, 4].flatMap((nth) => HANDS.flatMap((hand) => split(hand)[nth] ?? [])),
  );

describe('1 How it is played', () => {
  test('1.1 partners sit opposite each other, and each fact of a pair is there once', () => {
    expect([0, 1, 2, 3].map((seat) => bids.partnerOf?.({}, seat))).toEqual([2, 3, 0, 1]);
    expect(dealt().sees.sides).toHaveLength(2);
  });

  test('1.2 five cards are dealt to each player, who sees and plays only these', () => {
    expect(
      dealt()
        .seenBy(0)
        .seats.map(({ hand }) => hand),
    ).toEqual([split(HANDS[0] ?? ''), 5, 5, 5]);
    expect(
      dealt()
        .does(...bid('0 0 0 0'))
        .refusal(0, { type: 'play', card: 'AD' }),
    ).toBe('not-in-hand');
  });

  test('1.3 all bid in turn before a card is played, also zero, and a bid stands', () => {
    const now = dealt().does(...bid('0 2'));
    expect(now.sees.seats.map((seat) => seat.bid)).toEqual(['0', '2', null, null]);
    expect(now.movesSince(dealt().does(...bid('0')))).toEqual([]);
    expect(now.refusal(2, { type: 'play', card: '10S' })).toBe('bid-first');
    expect(now.refusal(0, { type: 'bid', tricks: '1' })).toBe('not-your-turn');
    expect(now.does(...bid('1 1')).refusal(0, { type: 'bid', tricks: '1' })).toBe('already-bid');
  });

  test('1.4 the first to bid leads, and those who can follow suit', () => {
    const led = dealt().does(...bid('0 2 1 1'), ...play('QH'));
    expect(led.refusal(1, { type: 'play', card: 'AD' })).toBe('follow-suit');
    expect(led.does(...play('10H')).legal).toHaveLength(5);
  });

  test('1.5 the highest spade takes the trick, or else the highest card of the suit, and leads the next one', () => {
    const one = dealt().does(...bid('0 2 1 1'), ...play('QH 10H 10S 10D'));
    expect([one.turn, one.sees.seats[2]?.won]).toEqual([2, 4]);
    expect(one.does(...play('QD KD QS AD')).turn).toBe(0);
    expect(one.does(...play('KC AC JC QC')).turn).toBe(3);
  });

  test('1.6 a missing trick costs ten points, a trick that was bid counts ten, and a bag costs one', () => {
    const after = (tricks: string) => dealt().does(...bid(tricks), ...play(PLAYED)).sees.sides;
    expect(after('2 1 1 1').map(({ points, bags }) => [points, bags])).toEqual([-10, -10].map((points) => [points, 0]));
    expect(after('1 0 0 0').map(({ points, bags }) => [points, bags])).toEqual([9, -1].map((points) => [points, 1]));
  });

  test('1.7 after five tricks the pair with the most points wins, and nobody plays any more', () => {
    const after = dealt().does(...bid('1 0 1 1'), ...play(`${PLAYED} AC JC QC KC 10C JS KH KS`));
    expect([after.outcome?.scores, String(after.outcome?.ranking)]).toEqual([[19, 9, 19, 9], '0,2,1,3']);
    expect(after.refusal(0, { type: 'bid', tricks: '0' })).toBe('game-over');
  });
});
