import type { FigureRow } from '@hundredfold/shared/core/figure.ts';
import type { FrenchSuit } from '@hundredfold/shared/game';
import { cardRows, facesOfRow, figureOf, totalsIn } from '@hundredfold/shared/testing/figures.ts';
import { describe, expect, test } from 'vitest';
import { cardPoints, covers, strikeOf } from './cards.ts';
import { exitBonus, handPoints, totalAfter } from './score.ts';

const drawn = (number: string) => figureOf('one-hundred-one', number);
const cardsIn = (number: string) => drawn(number).flatMap(cardRows).flat();

describe('the figures show what the rules do', () => {
  test.each(['2.2', '7.5'])('%s the cards cost the points below them', (number) => {
    const cards = cardsIn(number);
    expect(cards.length).toBeGreaterThan(7);
    for (const card of cards)
      if (card.kind === 'face') expect(`${card.face} ${cardPoints(card.face)}`).toBe(`${card.face} ${card.words}`);
  });

  test('7.5 together they cost the stated total', () => {
    const totals = totalsIn(drawn('7.5'));
    expect(totals.map(({ total }) => total)).toEqual([8, 17]);
    for (const { cards, total } of totals) expect(handPoints(cards)).toBe(total);
  });

  test.each([
    ['4.1', '9H', null],
    ['4.7', 'QC', 'D'],
    ['5.4', '8H', null],
  ] as const)('%s covers what is ticked, and not what is crossed out', (number, top, ordered) => {
    const verdicts = drawn(number).flat().flatMap(verdictsIn);
    expect(new Set(verdicts.map(({ ticked }) => ticked)).size).toBe(2);
    for (const { face, ticked } of verdicts) expect(covers(face, top, ordered satisfies FrenchSuit | null), face).toBe(ticked);
  });

  test('4.7 the queen covers the nine', () => {
    expect(covers('QC', '9H', null)).toBe(true);
  });

  test('5.2 the next player takes the number of cards below the card', () => {
    for (const card of cardsIn('5.2')) {
      if (card.kind !== 'face') throw new Error('each is a face');
      const taken = strikeOf(card.face);
      expect(card.words).toBe(taken === 0 ? 'skip' : `draw ${taken}, skip`);
    }
  });

  test('5.3 the chain gives as many cards as the figure shows', () => {
    const cards = cardsIn('5.3');
    const taken = facesOfRow(cards).reduce((sum, card) => sum + (strikeOf(card) ?? 0), 0);
    expect(cards.filter(({ kind }) => kind === 'back')).toHaveLength(taken);
    expect(covers('7H', '6H', null) && covers('6H', 'AH', null)).toBe(true);
  });

  test('7.2 a queen gives the bonus below her', () => {
    for (const card of cardsIn('7.2')) if (card.kind === 'face') expect(`−${-exitBonus(card.face)}`).toBe(card.words);
  });

  test('7.4 with the two cards a total of 80 becomes 101', () => {
    const points = handPoints(facesOfRow(cardsIn('7.4')));
    expect([80 + points, totalAfter(80, points)]).toEqual([101, 0]);
  });
});

function verdictsIn(row: FigureRow) {
  let ticked: boolean | null = null;
  return row.flatMap((piece) => {
    if (piece.kind === 'sign') ticked = piece.sign === '✓' ? true : piece.sign === '✗' ? false : null;
    return piece.kind === 'face' && ticked !== null ? [{ face: piece.face, ticked }] : [];
  });
}
