import { frame } from '@hundredfold/client/src/table/layout/frame.ts';
import { describe, expect, test } from 'vitest';
import { cutBarTop, RIM, ribbon } from './layout.ts';

/** The sizes of tables: the narrowest phones, a small and a usual one, a tablet and a desktop, with and without the bars of a replay. */
const SIZES = [
  [280, 510],
  [320, 510],
  [320, 516],
  [360, 588],
  [390, 640],
  [390, 792],
  [768, 900],
  [1280, 640],
  [1920, 1028],
] as const;

/** The height of the buttons in the style sheet, at the unit size. */
const BAR_PX = 46;

describe.each(SIZES)('on a table of %d × %d the cut', (width, height) => {
  const at = frame({ width, height }, { seats: 4, below: 0, hand: 'many' });
  const { y, height: deep } = ribbon(at);

  test('has its buttons between the spread-out deck and the prompt', () => {
    const top = cutBarTop(at);
    expect(top).toBeGreaterThanOrEqual(y + deep + 12);
    expect(top + BAR_PX * at.unit).toBeLessThanOrEqual(at.prompt.y);
  });

  test('has a deck in the middle of the table, of cards that can be seen', () => {
    expect(y).toBeGreaterThanOrEqual(at.centre.y + RIM);
    expect(deep).toBeGreaterThanOrEqual(40);
  });
});
