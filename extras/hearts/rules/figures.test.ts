import { isCard } from '@hundredfold/shared/core/figure.ts';
import { type CardRow, cardRows, facesOfRow, figureOf, headOf } from '@hundredfold/shared/testing/figures.ts';
import { describe, expect, test } from 'vitest';
import { hearts } from './index.ts';
import { cardPoints, winnerOf } from './score.ts';
import { dealt, lying } from './testing/table.ts';

const meantIn = (row: CardRow) => facesOfRow(row.filter(({ meant }) => meant));

describe('the figures show what the rules do', () => {
  test('1.2 a card has the points below it', () => {
    for (const piece of figureOf('hearts', '1.2').flat(2)) {
      if (isCard(piece) && piece.kind === 'face') expect(piece.words).toBe(String(cardPoints(piece.face)));
    }
  });

  test('3.1 the marked cards lie face down, and the others stay in hand', () => {
    const [row = []] = figureOf('hearts', '3.1').flat();
    const arrow = row.findIndex((piece) => piece.kind === 'sign');
    const [before = [], after = []] = [row.slice(0, arrow), row.slice(arrow)].map((half) => half.filter(isCard));
    const now = dealt([facesOfRow(before).join(' '), '', '', '']).passes(0, meantIn(before).join(' '));
    expect(now.state.hands[0]).toEqual(expect.arrayContaining([...facesOfRow(after)]));
    expect(now.seenBy('public').seats[0]?.laid).toBe(after.filter(({ kind }) => kind === 'back').length);
  });

  test('4.2 the marked cards can be played', () => {
    for (const picture of figureOf('hearts', '4.2')) {
      const [led = ''] = headOf(picture).split(' ');
      const row = cardRows(picture).flat();
      const now = lying([led, facesOfRow(row).join(' '), '', '']).plays(led);
      expect(hearts.legal(now.seenBy(1))).toEqual(meantIn(row).map((card) => ({ type: 'play', card })));
    }
  });

  test('4.4 the marked card takes the trick', () => {
    for (const picture of figureOf('hearts', '4.4')) {
      const row = cardRows(picture).flat();
      expect(row.findIndex(({ meant }) => meant)).toBe(winnerOf({ leader: 0, trick: facesOfRow(row) }, 4));
    }
  });
});
