import { describe, expect, test } from 'vitest';
import { cardsOf, DECKS } from './declaration.ts';
import { modFour } from './index.ts';
import { deal, table } from './testing/table.ts';

describe('3 The deal', () => {
  test('3.1 the first dealer is picked at random', () => {
    expect(table().due).toBe('pick');
    for (const dealer of [0, 1, 2, 3]) expect(table().picks(dealer).sees.table.dealer).toBe(dealer);
  });

  test.each([
    ['the leader', 'KS', 0],
    ['the next', 'AS', 1],
    ['the third', '10S', 2],
    ['the last', '7S', 3],
  ])('3.1 when %s takes the last trick, the next dealer is the player to the right', (_, card, after) => {
    const { lastLeader, now } = playedOut(card);
    const winner = (lastLeader + after) % 4;
    expect(now.sees.table.dealer).toBe((winner + 3) % 4);
    expect(now.shuffles([]).sees.toAct).toEqual([winner]);
  });

  test('3.2 for each hand the whole deck is shuffled', () => {
    expect(table().picks(2).due).toBe('shuffle');
    const { now } = playedOut('KS');
    expect(now.due).toBe('shuffle');
    expect(now.state.deck).toHaveLength(32);
    expect(now.sees.seats.map(({ hand, won }) => [hand, won])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test("3.3 the player to the dealer's left cuts", () => {
    const shuffled = table().picks(1).shuffles([]);
    expect(shuffled.sees.toAct).toEqual([2]);
    for (const seat of [0, 1, 3]) expect(shuffled.refusal(seat, { type: 'cut', at: 20 })).toBe('not-your-turn');
  });

  test('3.3 the cards that are cut go from the top to the bottom', () => {
    const cut = table().picks(3).shuffles(['AS', '2S', '3S', '4S', '5S', '6S']).cuts(2);
    expect(cut.state.hands.map((hand) => hand[0])).toEqual(['3S', '4S', '5S', '6S']);
    expect(cut.state.hands.map((hand) => hand.at(-1)).slice(2)).toEqual(['AS', '2S']);
  });

  test.each(DECKS)('3.3 at least one card is cut and at most all but one: %s', (deck) => {
    const shuffled = table({ deck }).picks(3).shuffles([]);
    const size = cardsOf(deck).length;
    for (const at of [-1, 0, size, size + 1, 1.5]) expect(shuffled.refusal(0, { type: 'cut', at: at })).toBe('cut-out-of-range');
    for (const at of [1, size - 1]) expect(shuffled.cuts(at).sees.table.deck).toBe(0);
  });

  test('3.3 no one plays before the cut', () => {
    expect(table().picks(3).shuffles(['AS']).refusal(0, { type: 'play', card: 'AS' })).toBe('cut-first');
  });

  test('3.3 there is one cut for each hand', () => {
    expect(deal([]).refusal(0, { type: 'cut', at: 3 })).toBe('already-cut');
  });

  test("3.4 the whole deck is dealt one card at a time, from the dealer's left", () => {
    const shuffled = table().picks(1).shuffles(['KC', 'AS', '2S', '3S', '4S', '5S']);
    const { hands, deck } = shuffled.cuts(1).state;
    expect([hands[2]?.[0], hands[3]?.[0], hands[0]?.[0], hands[1]?.[0], hands[2]?.[1]]).toEqual(['AS', '2S', '3S', '4S', '5S']);
    expect(hands[1]?.at(-1)).toBe('KC');
    expect(deck).toEqual([]);
  });

  test('3.4 each player sees the deal, with the faces of their own cards', () => {
    const before = table({ deck: 'french-32' }).picks(1).shuffles([]);
    const after = before.cuts(5);
    const moves = modFour.cardMoves(before.seenBy(3), { seat: 2, action: { type: 'cut', at: 5 } }, after.seenBy(3));
    expect(moves).toHaveLength(32);
    expect(moves.slice(0, 5).map(({ to }) => to.seat)).toEqual([2, 3, 0, 1, 2]);
    expect(moves.slice(0, 3).map(({ cards }) => cards)).toEqual([1, [after.state.hands[3]?.[0]], 1]);
  });

  test.each(DECKS)('3.4 all players have the same number of cards: %s', (deck) => {
    const size = cardsOf(deck).length / 4;
    expect(deal([], { deck }).sees.seats.map(({ hand }) => hand)).toEqual([size, size, size, size]);
  });

  test('3.4 you see only your own cards', () => {
    const dealt = deal(['7S 8S', 'KH'], { deck: 'french-32' });
    expect(dealt.seenBy(1).seats.map(({ hand }) => hand)).toEqual([8, dealt.state.hands[1], 8, 8]);
    expect(dealt.sees.seats.map(({ hand }) => hand)).toEqual([8, 8, 8, 8]);
  });
});

/** Plays a hand of eight tricks. The last one is this card of seat 0 and three kings. */
function playedOut(card: string) {
  const kept = [card, 'KH', 'KD', 'KC'];
  let now = deal(kept, { deck: 'french-32', target: 50 });
  let lastLeader = 0;
  while (now.due === undefined) {
    const [seat = 0] = now.sees.toAct;
    const hand = now.state.hands[seat] ?? [];
    if (hand.length === 1 && now.state.trick.length === 0) lastLeader = seat;
    now = now.plays(hand.find((each) => !kept.includes(each)) ?? hand.join());
  }
  return { lastLeader, now };
}
