import { describe, expect, it } from 'vitest';
import type { Box } from './geometry/pose.ts';
import { isMeant } from './press.ts';

const here: Box = { x: 100, y: 200, width: 60, height: 90 };
const press = { x: 120, y: 240, time: 1000 };

function beside(box: Box, by: number): Box {
  return { ...box, x: box.x + by };
}

describe('a press is meant', () => {
  it('for what has rested there', () => {
    expect(isMeant(press, [{ box: here, since: 850 }])).toBe(true);
  });

  it('for what has rested there, at its very edge', () => {
    expect(isMeant({ ...press, x: here.x - 0.4 }, [{ box: here, since: 850 }])).toBe(true);
  });

  it('for what has moved, but lay under the pointer all the time', () => {
    const lay = [
      { box: here, since: 990 },
      { box: beside(here, -20), since: 940 },
      { box: beside(here, 10), since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(true);
  });

  it('for what moved away under it after it was made, and was there still', () => {
    const lay = [
      { box: beside(here, 10), since: 1004 },
      { box: here, since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(true);
  });
});

describe('a press is not meant', () => {
  it('for what has just come', () => {
    expect(isMeant(press, [{ box: here, since: 851 }])).toBe(false);
  });

  it('for what slid under the pointer', () => {
    const lay = [
      { box: here, since: 900 },
      { box: beside(here, 60), since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(false);
  });

  it('for what slid under it after it was made', () => {
    const lay = [
      { box: here, since: 1004 },
      { box: beside(here, 60), since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(false);
  });

  it('for what only passed by and came back', () => {
    const lay = [
      { box: here, since: 950 },
      { box: beside(here, 60), since: 900 },
      { box: here, since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(false);
  });

  it('for what is as wide as that only since its neighbour left', () => {
    const lay = [
      { box: here, since: 900 },
      { box: { ...here, width: 15 }, since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(false);
  });
});
