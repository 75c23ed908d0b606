import { isCard } from '@hundredfold/shared/core/figure.ts';
import { cardRows, facesOfRow, figureOf } from '@hundredfold/shared/testing/figures.ts';
import { describe, expect, test } from 'vitest';
import { cardValue, trickSum } from './score.ts';
import { deal } from './testing/table.ts';

describe('the figures show what the rules do', () => {
  test('2.3 the cards have the values below them', () => {
    const cards = figureOf('mod-four', '2.3').flatMap(cardRows).flat();
    expect(cards).toHaveLength(8);
    for (const card of cards)
      if (card.kind === 'face') expect(`${card.face} ${cardValue(card.face)}`).toBe(`${card.face} ${card.words}`);
  });

  test.each(['4.3', '4.5'])('%s the marked card wins, and the sum is right', (number) => {
    for (const row of figureOf('mod-four', number).flat()) {
      const trick = row.filter(isCard);
      const cards = facesOfRow(trick);
      const { sees } = deal(cards).plays(cards.join(' '));
      expect(sees.sides.findIndex(({ points }) => points === 1)).toBe(trick.findIndex(({ meant }) => meant));
      const sum = trickSum(cards);
      expect(row.at(-1)).toEqual({ kind: 'words', words: `${sum}: remainder ${sum % 4}` });
    }
  });
});
