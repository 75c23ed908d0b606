import { describe, expect, test } from 'vitest';
import { foursquare } from './index.ts';
import { type FoursquareTable, lying } from './testing/table.ts';

describe('4 What turns over', () => {
  test.each([
    ['higher than all of them', '3S 6H ..', '9C', '-- -- 9C'],
    ['lower than all of them', '3S 6H ..', '2C', '-- -- 2C'],
    ['between them', '3S 6H ..', '4C', '3S 6H 4C'],
    ['as high as the highest', '3S 6H ..', '6C', '3S 6H 6C'],
    ['as low as the lowest', '3S 6H ..', '3C', '3S 6H 3C'],
    ['higher than the only one that is up', '3S (9H) ..', '4C', '-- 9H 4C'],
    ['as high as the only one that is up', '3S (9H) ..', '3C', '3S -- 3C'],
  ])('4.1 the row is compared with a card that is %s', (_, row, card, after) => {
    expect(lying([row], `${card} 10H 10S`).places(0, 2).shows).toEqual([after]);
  });

  test('4.1 only the other top cards are compared, not the covered card', () => {
    expect(lying(['10S 3H 5H'], '6C 10H').places(0, 0).shows).toEqual(['6C -- --']);
    expect(lying(['10S'], '6C 10H').places(0, 0).shows).toEqual(['6C']);
  });

  test('4.1 only the top card of a pile counts and turns', () => {
    const after = lying(['10S/3H 5H ..'], '6C 10H').places(0, 2);
    expect(after.shows).toEqual(['-- -- 6C']);
    expect(after.state.grid[0]).toMatchObject({ cards: ['10S', '3H'], up: false });
  });

  test('4.2 if the others all lie face down, they turn up', () => {
    expect(lying(['(3S) (9H) ..'], '6C 10H').places(0, 2).shows).toEqual(['3S 9H 6C']);
    expect(lying(['(3S) (9H)'], '6C 10H').places(0, 1).shows).toEqual(['3S 6C']);
  });

  test('4.2 without other cards, nothing happens', () => {
    expect(lying(['3S'], '6C 10H').places(1, 0).shows).toEqual(['--', '6C']);
    expect(lying(['(3S)'], '6C 10H').places(0, 0).shows).toEqual(['6C']);
  });

  test('4.3 then the column follows the same rule', () => {
    expect(lying(['3S 6H', '5D ..'], '7C 10H').places(1, 1).shows).toEqual(['3S --', '-- 7C']);
    expect(lying(['3S 6H', '5D ..'], '6C 10H').places(1, 1).shows).toEqual(['3S 6H', '-- 6C']);
    expect(lying(['3S 5H', '7D ..', '.. 9D'], '6C 10H').places(1, 1).shows).toEqual(['3S 5H', '-- 6C', '.. 9D']);
  });

  test('4.4 the placed card stays face up', () => {
    expect(lying(['3S ..'], '7C 10H').places(0, 1).state.grid[1]?.up).toBe(true);
  });

  test('4.4 with the other option it turns with its line', () => {
    expect(lying(['3S 6H ..'], '9C 10H', 'line').places(0, 2).shows).toEqual(['-- -- --']);
    expect(lying(['3S 6H ..'], '4C 10H', 'line').places(0, 2).shows).toEqual(['3S 6H 4C']);
  });

  test('4.4 after both lines it is face up again, and is compared by its rank', () => {
    expect(lying(['3S 6H', '5D ..'], '7C 10H', 'line').places(1, 1).shows).toEqual(['3S --', '-- 7C']);
    expect(lying(['3S 6H', '5D ..'], '6C 10H', 'line').places(1, 1).shows).toEqual(['3S 6H', '-- --']);
  });

  test.each([
    ['10C', '-- 8D -- 10C'],
    ['7C', '3S -- 9H 7C'],
    ['9C', '3S -- 9H 9C'],
  ])('4.5 the example is right with %s', (card, after) => {
    expect(lying(['3S (8D) 9H ..'], `${card} 10H`).places(0, 3).shows).toEqual([after]);
  });

  test('4.5 everyone sees the card placed, the others turned, and the next card come', () => {
    const words = wordsOf(lying(['3S (8D) 9H ..'], '10C AH AD'), 0, 3);
    expect(words).toEqual(['hand 10C to 0,3', '0,0 turns 3S', '0,1 turns 8D', '0,2 turns 9H', 'stock AH to hand']);
    const line = wordsOf(lying(['3S 6H', '5D ..'], '7C 10H', 'line'), 1, 1);
    expect(line).toEqual(['hand 7C to 1,1', '1,0 turns 5D', '1,1 turns 7C', '0,1 turns 6H', '1,1 turns 7C', 'stock 10H to hand']);
  });
});

describe('5 The end', () => {
  const down = '(AS) (9S) (2S) (8S)';
  /** A grid with four cards face down. A six in the gap turns one of them up and two others down. */
  const edge = ['(AS) (9S) (2S) ..', '(7D) 5H .. 4D', '.. .. 6D ..'];

  test('5.1 more than four top cards face down lose the game', () => {
    expect(lying(edge, '4H 6S 7C').places(1, 2).outcome).toBeNull();
    expect(lying(edge, '6H 6S 7C').places(1, 2).outcome).toEqual({ scores: [0], won: false });
  });

  test('5.1 they are counted only after the placement, which may turn some up', () => {
    const now = lying([down, '5D .. .. ..', '(7D) .. .. ..'], '5H 6S 6D');
    expect(now.places(0, 0).shows[0]).toBe('5H 9S 2S 8S');
  });

  test('5.2 sixteen top cards face up win, and the score is the number of cards left', () => {
    const rows = ['AS 9S 2S 8S', '9H AH 8H 2H', '2D 8D 3D 9D', '8C 2C 9C ..'];
    const won = lying(rows, '5C 6C 6D 6H').places(3, 3);
    expect(won.outcome).toEqual({ scores: [3], won: true });
    expect(won.sees.table.stock).toBe(3);
    expect(won.sees.seats).toEqual([{ hand: [] }]);
    expect(lying(rows, '10C 6C 6D 6H').places(3, 3).outcome).toEqual({ scores: [0], won: false });
  });

  test('5.2 the last card of the stock can win too, with a score of 0', () => {
    const rows = ['AS 9S 2S 8S', '9H AH 8H 2H', '2D 8D 3D 9D', '8C 2C 9C ..'];
    expect(lying(rows, '5C').places(3, 3).outcome).toEqual({ scores: [0], won: true });
  });

  test('5.3 an empty stock loses the game', () => {
    expect(lying(['5D 6S'], '5H').places(0, 0).outcome).toEqual({ scores: [0], won: false });
  });

  test('5.4 no card is placed after the end', () => {
    const over = lying(['5D 6S'], '5H').places(0, 0);
    expect(over.refuses(0, 0)).toBe('game-over');
    expect(over.legal).toEqual([]);
    const lost = lying(edge, '6H 6S 7C').places(1, 2);
    expect(lost.refuses(0, 3)).toBe('game-over');
    expect(lost.sees.toAct).toEqual([]);
  });
});

function wordsOf(before: FoursquareTable, row: number, col: number): readonly string[] {
  const after = before.places(row, col);
  const moves = foursquare.cardMoves(before.seenBy(0), { seat: 0, action: { type: 'place', row, col } }, after.seenBy(0));
  return moves.map(({ from, to, cards }) => {
    const [start, end] = [from, to].map(({ zone, cell }) => (cell === undefined ? zone : `${cell.row},${cell.col}`));
    return start === end ? `${start} turns ${cards}` : `${start} ${cards} to ${end}`;
  });
}
