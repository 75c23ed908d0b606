import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { cross } from './cross.ts';
import { type Frame, frame } from './frame.ts';
import { areaCovered, boxOf } from './pose.ts';

/** Tables of a desktop, of a phone upright and of one in landscape, and the smallest of each form. */
const SIZES = [
  [1440, 848],
  [1280, 668],
  [900, 560],
  [390, 792],
  [360, 588],
  [320, 640],
  [844, 338],
  [716, 338],
  [748, 304],
] as const;

const SEATS = [2, 3, 4, 5, 6, 7, 8];
const TABLES = SIZES.flatMap(([width, height]) => SEATS.map((seats) => [seats, width, height] as const));

describe.each(TABLES)('the trick of %i players on %i × %i', (seats, width, height) => {
  const on = frame({ width, height }, { seats, below: 1, hand: 'many' });
  const cards = allSeats(seats).map((seat) => boxOf(cross(on, seat)));

  test('lies in the middle, and no card covers another one or the prompt', () => {
    for (const [index, card] of cards.entries()) {
      expect(areaCovered(card, [on.centre])).toBeCloseTo(card.width * card.height, 5);
      expect(areaCovered(card, cards.slice(index + 1))).toBe(0);
      expect(areaCovered(card, [on.prompt])).toBeLessThan(card.width * 3);
      expect(card.width).toBeGreaterThanOrEqual(Math.min(48, height * 0.065));
    }
  });

  test('goes clockwise from the card at the lower edge', () => {
    const turns = allSeats(seats).map((place) => turnTo(on, (place + 1) % seats));
    expect(turns[0]).toBe(0);
    expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  });
});

/** Returns the direction of a card, clockwise from the lower edge, in degrees. */
function turnTo(on: Frame, seat: number): number {
  const [card, lowest] = [cross(on, seat), cross(on, 1)];
  const up = on.centre.y + on.centre.height / 2 - card.y;
  return (Math.atan2(lowest.x - card.x, -up) * (180 / Math.PI) + 360) % 360;
}
