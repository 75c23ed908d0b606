import type { Figure } from '@hundredfold/shared/core/figure.ts';
import { type CardRow, cardRows, facesOfRow, figureOf, follows } from '@hundredfold/shared/testing/figures.ts';
import { describe, expect, test } from 'vitest';
import { DECK } from './cards.ts';
import type { FoursquareOptions } from './declaration.ts';
import { lying } from './testing/table.ts';

type Grid = readonly CardRow[];

describe('the figures show what the rules do', () => {
  test('3.1 a card may go to the marked places', () => {
    const [picture = []] = figureOf('foursquare', '3.1');
    const grid = cardRows(picture);
    expect(freeIn(grid)).toEqual(meantIn(grid));
  });

  test('3.2 a card may go to the marked place in its row', () => {
    for (const picture of figureOf('foursquare', '3.2')) {
      const grid = cardRows(picture);
      expect(freeIn(grid).filter(([row]) => row === 0)).toEqual(meantIn(grid));
    }
  });

  test.each(['4.1', '4.2', '4.3', '4.5', '5.1'])('%s turns over what it shows', (number) => {
    const placements = placementsIn(figureOf('foursquare', number));
    expect(placements.length).toBeGreaterThan(0);
    for (const { before, after } of placements) expect(shown(before, after, 'others')).toEqual(written(after));
  });

  test('4.4 turns over the whole line', () => {
    for (const { before, after } of placementsIn(figureOf('foursquare', '4.4'))) {
      expect(shown(before, after, 'line')).toEqual(written(after));
      expect(shown(before, after, 'others')).not.toEqual(written(after));
    }
  });

  test('5.1 the shown placement loses the game, and not earlier', () => {
    const [{ before = [], after = [] } = {}] = placementsIn(figureOf('foursquare', '5.1'));
    const down = (grid: Grid) => grid.flat().filter(({ kind }) => kind === 'back').length;
    expect([before, after].map(down)).toEqual([4, 5]);
    expect(placed(before, after, 'others').outcome).toEqual({ scores: [0], won: false });
  });
});

interface Placement {
  readonly before: Grid;
  readonly after: Grid;
}

/**
 * Returns the placements of a figure: rows with an arrow in them, pictures that follow each other, or a picture after which
 * nothing turns.
 */
function placementsIn(figure: Figure): readonly Placement[] {
  return figure.flatMap((picture, index): readonly Placement[] => {
    if (follows(picture)) return [];
    const arrows = picture.map((row) => row.findIndex((piece) => piece.kind === 'sign' && piece.sign === '→'));
    if (arrows.some((at) => at >= 0)) {
      const half = (from: (at: number) => readonly [number, number | undefined]) =>
        cardRows(picture.map((row, line) => row.slice(...from(arrows[line] ?? 0))));
      return [{ before: half((at) => [0, Math.max(0, at)]), after: half((at) => [at + 1, undefined]) }];
    }
    const rest = figure.slice(index + 1);
    const next = rest.findIndex((each) => !follows(each));
    const last = rest.slice(0, next < 0 ? undefined : next).at(-1) ?? picture;
    return [{ before: cardRows(picture), after: cardRows(last) }];
  });
}

function placed(before: Grid, after: Grid, flip: FoursquareOptions['flip']) {
  const [[row, col] = [0, 0]] = meantIn(before);
  const [card = ''] = [before, after].flatMap((grid) => facesOfRow(grid.flat().filter(({ meant }) => meant)));
  const used = [...before, ...after].flatMap(facesOfRow);
  const spare = DECK.filter((each) => !used.includes(each));
  const rows = before.map((line, at) =>
    line.map((place, across) => {
      const turned = after[at]?.[across];
      if (place.meant || place.kind === 'empty') return '..';
      if (place.kind === 'face') return place.face;
      return `(${turned?.kind === 'face' ? turned.face : spare.shift()})`;
    }),
  );
  return lying(
    rows.map((line) => line.join(' ')),
    `${card} ${spare.join(' ')}`,
    flip,
  ).places(row, col);
}

function shown(before: Grid, after: Grid, flip: FoursquareOptions['flip']): readonly string[] {
  return placed(before, after, flip).shows;
}

function written(grid: Grid): readonly string[] {
  return grid.map((row) =>
    row.map((place) => (place.kind === 'face' ? place.face : place.kind === 'back' ? '--' : '..')).join(' '),
  );
}

function meantIn(grid: Grid): readonly (readonly [row: number, col: number])[] {
  return grid.flatMap((row, at) => row.flatMap(({ meant }, col) => (meant ? [[at, col] as const] : [])));
}

function freeIn(grid: Grid): readonly (readonly [row: number, col: number])[] {
  const top = grid.findIndex((row) => row.some(({ kind }) => kind !== 'empty'));
  const left = grid[top]?.findIndex(({ kind }) => kind !== 'empty') ?? 0;
  const rows = grid.slice(top).map((row) =>
    row
      .slice(left)
      .map((place) => (place.kind === 'empty' ? '..' : '10S'))
      .join(' '),
  );
  const { legal, state } = lying(rows, '10C 10D');
  return legal
    .filter(({ row, col }) => !state.grid.some((pile) => pile.row === row && pile.col === col))
    .map(({ row, col }) => [row + top, col + left] as const)
    .toSorted(([row, col], [other, across]) => row - other || col - across);
}
