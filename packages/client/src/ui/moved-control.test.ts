import { describe, expect, it } from 'vitest';
import { type ControlPosition, isMeant, withPosition } from './moved-control.ts';

type Box = ControlPosition['box'];

const here: Box = { x: 100, y: 200, width: 60, height: 90 };
const press = { x: 120, y: 240, time: 1000 };

function beside(box: Box, by: number): Box {
  return { ...box, x: box.x + by };
}

describe('a press counts', () => {
  it('on a button that has rested there', () => {
    expect(isMeant(press, [{ box: here, since: 850 }])).toBe(true);
  });

  it('on a button that has rested there, at its very edge', () => {
    expect(isMeant({ ...press, x: here.x - 0.4 }, [{ box: here, since: 850 }])).toBe(true);
  });

  it('on a button that has moved, but was under the pointer all the time', () => {
    const lay = [
      { box: here, since: 990 },
      { box: beside(here, -20), since: 940 },
      { box: beside(here, 10), since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(true);
  });

  it('on a button that moved away after the press began, and was still there then', () => {
    const lay = [
      { box: beside(here, 10), since: 1004 },
      { box: here, since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(true);
  });
});

describe('a press is ignored', () => {
  it('on a button that has just appeared', () => {
    expect(isMeant(press, [{ box: here, since: 851 }])).toBe(false);
  });

  it('on a button that slid under the pointer', () => {
    const lay = [
      { box: here, since: 900 },
      { box: beside(here, 60), since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(false);
  });

  it('on a button that slid under the pointer after the press began', () => {
    const lay = [
      { box: here, since: 1004 },
      { box: beside(here, 60), since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(false);
  });

  it('on a button that only passed by and came back', () => {
    const lay = [
      { box: here, since: 950 },
      { box: beside(here, 60), since: 900 },
      { box: here, since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(false);
  });

  it('on a part of a button that was covered until its neighbour left', () => {
    const lay = [
      { box: here, since: 900 },
      { box: { ...here, width: 15 }, since: 400 },
    ];
    expect(isMeant(press, lay)).toBe(false);
  });
});

describe('the positions of a control', () => {
  it('are kept for as long as a press may have been meant for them', () => {
    const first = withPosition([], here, 0);
    const second = withPosition(first, beside(here, 10), 400);
    const third = withPosition(second, beside(here, 20), 500);
    expect(third.map(({ since }) => since)).toEqual([500, 400, 0]);
    expect(withPosition(third, here, 700).map(({ since }) => since)).toEqual([700, 500]);
  });
});
