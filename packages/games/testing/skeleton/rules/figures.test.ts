import { isCard } from '@hundredfold/shared/core/figure.ts';
import { cardRows, facesOfRow, figureOf } from '@hundredfold/shared/testing/figures.ts';
import { describe, expect, test } from 'vitest';
import { cardValue, winnerOf } from './score.ts';
import { dealt } from './testing/table.ts';

describe('the figures show what the rules do', () => {
  test('2.1 a card is worth its number', () => {
    for (const piece of figureOf('skeleton', '2.1').flat(2)) {
      if (isCard(piece) && piece.kind === 'face') expect(piece.words).toBe(String(cardValue(piece.face)));
    }
  });

  test('3.2 a player sees five faces and the backs of the others', () => {
    const [own = [], others = []] = figureOf('skeleton', '3.2').map((picture) => cardRows(picture).flat());
    const { seats } = dealt([facesOfRow(own).join(' '), '7H 3H 4H 5H 2H']).seenBy(0);
    expect(seats.map(({ hand }) => hand)).toEqual([facesOfRow(own), others.length]);
  });

  test('4.1 the marked card leaves the hand', () => {
    const [row = []] = figureOf('skeleton', '4.1').flat();
    const arrow = row.findIndex((piece) => piece.kind === 'sign');
    const [before = [], after = []] = [row.slice(0, arrow), row.slice(arrow)].map((half) => half.filter(isCard));
    expect(facesOfRow(after)).toEqual(facesOfRow(before.filter(({ meant }) => !meant)));
  });

  test('4.2 the marked card takes the trick', () => {
    for (const picture of figureOf('skeleton', '4.2')) {
      const row = cardRows(picture).flat();
      expect(row.findIndex(({ meant }) => meant)).toBe(winnerOf({ leader: 0, trick: facesOfRow(row) }, 4));
    }
  });
});
