import { describe, expect, test } from 'vitest';
import { readClock, untilNextReading } from './clock-reading.ts';

const FROM = 1000;

/** A decision for which there are so many seconds. */
const lasting = (seconds: number) => ({ from: FROM, due: FROM + seconds * 1000 });
const after = (seconds: number) => FROM + seconds * 1000;

describe('a clock reads', () => {
  test('the time for the move, and beside it the reserve for the deal', () => {
    const time = lasting(28); // Fast: 8 s a move, and 20 in reserve.
    expect(readClock(time, 'fast', after(0))).toEqual({ move: 8, reserve: 20 });
    expect(readClock(time, 'fast', after(7.2))).toEqual({ move: 1, reserve: 20 });
  });

  test('the reserve alone, once the time for the move is over', () => {
    const time = lasting(28);
    expect(readClock(time, 'fast', after(8))).toEqual({ move: 0, reserve: 20 });
    expect(readClock(time, 'fast', after(8.1))).toEqual({ move: 0, reserve: 20 });
    expect(readClock(time, 'fast', after(27.5))).toEqual({ move: 0, reserve: 1 });
    expect(readClock(time, 'fast', after(30))).toEqual({ move: 0, reserve: 0 });
  });

  test('what is left of a reserve of which some was used', () => {
    expect(readClock(lasting(25 + 12), 'normal', after(0))).toEqual({ move: 25, reserve: 12 });
  });

  test('the seconds more that the first turn of a deal has as time for the move', () => {
    expect(readClock(lasting(8 + 5 + 20), 'fast', after(0))).toEqual({ move: 13, reserve: 20 });
  });

  test('no reserve for a player who missed moves, and none where there is no clock', () => {
    expect(readClock(lasting(5), 'fast', after(0))).toEqual({ move: 5, reserve: 0 });
    expect(readClock(lasting(90), 'free', after(0))).toEqual({ move: 90, reserve: 0 });
  });
});

test('a clock is read again when its seconds change, and no more once they are over', () => {
  expect(untilNextReading(lasting(28), after(0))).toBe(1000);
  expect(untilNextReading(lasting(28), after(0.25))).toBe(750);
  expect(untilNextReading(lasting(28), after(27.9))).toBeCloseTo(100);
  expect(untilNextReading(lasting(28), after(28))).toBeNull();
});
