import { describe, expect, test } from 'vitest';
import { readClock, untilNextReading } from './seat-clock.tsx';

const FROM = 1000;

const lasting = (seconds: number) => ({ from: FROM, due: FROM + seconds * 1000 });
const after = (seconds: number) => FROM + seconds * 1000;

describe('the reading of a clock', () => {
  test('is the time for the move, and beside it the reserve for the deal', () => {
    const time = lasting(28); // The pace `fast` allows 8 s a move, and 20 s in reserve.
    expect(readClock(time, 'fast', after(0))).toEqual({ move: 8, reserve: 20 });
    expect(readClock(time, 'fast', after(7.2))).toEqual({ move: 1, reserve: 20 });
  });

  test('is the reserve alone after the time for the move is over', () => {
    const time = lasting(28);
    expect(readClock(time, 'fast', after(8))).toEqual({ move: 0, reserve: 20 });
    expect(readClock(time, 'fast', after(8.1))).toEqual({ move: 0, reserve: 20 });
    expect(readClock(time, 'fast', after(27.5))).toEqual({ move: 0, reserve: 1 });
    expect(readClock(time, 'fast', after(30))).toEqual({ move: 0, reserve: 0 });
  });

  test('is the rest of a reserve that was partly used', () => {
    expect(readClock(lasting(25 + 12), 'normal', after(0))).toEqual({ move: 25, reserve: 12 });
  });

  test('includes the extra seconds of the first turn of a deal in the time for the move', () => {
    expect(readClock(lasting(8 + 5 + 20), 'fast', after(0))).toEqual({ move: 13, reserve: 20 });
  });

  test('has no reserve for a player who missed moves, nor where there is no clock', () => {
    expect(readClock(lasting(5), 'fast', after(0))).toEqual({ move: 5, reserve: 0 });
    expect(readClock(lasting(90), 'free', after(0))).toEqual({ move: 90, reserve: 0 });
  });
});

test('changes when its seconds change, and no more after they are over', () => {
  expect(untilNextReading(lasting(28), after(0))).toBe(1000);
  expect(untilNextReading(lasting(28), after(0.25))).toBe(750);
  expect(untilNextReading(lasting(28), after(27.9))).toBeCloseTo(100);
  expect(untilNextReading(lasting(28), after(28))).toBeNull();
});
