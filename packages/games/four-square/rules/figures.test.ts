import { hundredSum } from '@hundredfold/shared/game';
import { rulebookOf, totalsIn } from '@hundredfold/shared/testing/figures.ts';
import { expect, test } from 'vitest';

test('the cards of the figures have the stated totals', () => {
  const paragraphs = rulebookOf('four-square').sections.flatMap((section) => section.paragraphs);
  const totals = paragraphs.flatMap(({ figure }) => (figure === null ? [] : totalsIn(figure)));
  expect(totals.length).toBeGreaterThan(4);
  for (const { cards, total } of totals) expect(hundredSum(cards), cards.join(' ')).toBe(total);
});
