import { describe, expect, test } from 'vitest';
import { foursquare } from '../../games/foursquare/index.ts';
import { checkLaws } from '../check-laws.ts';
import { seeds } from '../seeds.ts';
import { laidOn, turnedOver } from './grid.ts';

const GRID = [
  { row: 0, col: 0, size: 1, top: '7S' },
  { row: 0, col: -1, size: 2, top: null },
] as const;

describe('a grid', () => {
  test('takes cards on a pile, or starts one', () => {
    expect(laidOn(GRID, { row: 0, col: -1 }, ['2H', '3D'])[1]).toEqual({ row: 0, col: -1, size: 4, top: '3D' });
    expect(laidOn(GRID, { row: 1, col: 0 }, ['2H'])[2]).toEqual({ row: 1, col: 0, size: 1, top: '2H' });
  });

  test('turns over a top card', () => {
    expect(turnedOver(GRID, { row: 0, col: 0 }, ['7S'])[0]).toMatchObject({ top: null });
    expect(turnedOver(GRID, { row: 0, col: -1 }, ['2H'])[1]).toMatchObject({ top: '2H', size: 2 });
  });

  test('rejects cards that do not lie there', () => {
    expect(() => turnedOver(GRID, { row: 0, col: 0 }, ['2H'])).toThrow('7S lies at 0, 0, not 2H');
    expect(() => turnedOver(GRID, { row: 2, col: 0 }, ['2H'])).toThrow('no card lies at 2, 0');
    expect(() => turnedOver(GRID, { row: 0, col: 0 }, ['7S', '2H'])).toThrow('one card turns over at a time');
  });
});

const BROKEN: Readonly<Record<string, readonly [law: string, bug: Partial<typeof foursquare>]>> = {
  'a turned card without a move': [
    'the moves turn the old view into the new one',
    { cardMoves: (...asked) => foursquare.cardMoves(...asked).filter(({ from, to }) => from !== to) },
  ],
  'a card that is placed beside its cell': [
    'the moves turn the old view into the new one',
    {
      cardMoves: (...asked) =>
        foursquare.cardMoves(...asked).map((move) => {
          const { cell } = move.to;
          if (move.from.zone !== 'hand' || cell === undefined) return move;
          return { ...move, to: { ...move.to, cell: { row: cell.row, col: cell.col + 1 } } };
        }),
    },
  ],
  'a face-down card that is shown': [
    'a view does not change when unseen cards change',
    {
      view: (state, viewer) => {
        const seen = foursquare.view(state, viewer);
        const grid = seen.table.grid.map((pile, index) => ({ ...pile, top: state.grid[index]?.cards.at(-1) ?? null }));
        return { ...seen, table: { ...seen.table, grid } };
      },
    },
  ],
};

test.each(Object.entries(BROKEN))('the laws catch %s', (_, [law, bug]) => {
  const game = { ...foursquare, ...bug };
  expect(() => checkLaws({ game, options: { flip: 'others' }, seats: 1 }, seeds(300))).toThrow(`: ${law}: `);
});
