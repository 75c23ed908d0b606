import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type Control,
  type FirstPress,
  hitsClosingSheet,
  isHeldTooLong,
  isMisclick,
  MIN_VISIBLE_MS,
  noteSheetClosed,
  type SecondPress,
} from './misclick-guard.ts';

afterEach(() => void vi.useRealTimers());

const ace = control('Ace of spades', 100);
const ten = control('Ten of spades', 140);

const first: FirstPress = { x: 130, y: 240, time: 1000, pointerType: 'mouse', isAtTable: true, target: ace, around: [ace, ten] };

function control(name: string, left: number): Control {
  return { element: name, name, box: { left, top: 200 } };
}

function second(changes: Partial<SecondPress> = {}): SecondPress {
  return { x: 130, y: 240, time: 1250, count: 1, target: control('Ten of spades', 100), ...changes };
}

describe('a second press does not count', () => {
  test.each<[what: string, press: Partial<SecondPress>]>([
    ['on the card that slid under the pointer', {}],
    ['at the end of that time', { time: 1400 }],
    ['within the time of a slow system, which says that it is a double click', { time: 1900, count: 2 }],
    ['a few pixels beside the first', { x: 137, y: 249 }],
    ['on a neighbour that has moved nearer', { x: 141, target: { ...ten, box: { left: 132, top: 200 } } }],
    ['on a button that has appeared', { target: { ...ace, element: 'Close', name: 'Close' } }],
    ['on a button whose label has changed', { target: { ...ace, name: 'Pass' } }],
  ])('%s', (_, press) => {
    expect(isMisclick(first, second(press))).toBe(true);
  });

  test('of a finger, which is less precise, anywhere on the page', () => {
    expect(isMisclick({ ...first, pointerType: 'touch', isAtTable: false }, second({ x: 110, y: 250 }))).toBe(true);
  });

  test('of a mouse beside the table, when the browser counts it as a double click', () => {
    expect(isMisclick({ ...first, isAtTable: false }, second({ count: 2 }))).toBe(true);
    expect(isMisclick({ ...first, isAtTable: false }, second())).toBe(false);
  });

  test('after a press on the bare table', () => {
    expect(isMisclick({ ...first, target: null, around: [] }, second())).toBe(true);
  });
});

describe('a second press counts', () => {
  test.each<[what: string, press: Partial<SecondPress>]>([
    ['on the same target', { target: ace, count: 2 }],
    ['on the same target, which has moved', { target: { ...control('Ace of spades', 110) } }],
    ['when it is later than a double click', { time: 1401 }],
    ['when it is later than the slowest double click', { time: 2001, count: 2 }],
    ['far away from the first', { x: 143 }],
    ['on a neighbour that has not moved', { x: 141, target: ten }],
  ])('%s', (_, press) => {
    expect(isMisclick(first, second(press))).toBe(false);
  });
});

test('a held key makes one move, and presses nothing that gets the focus meanwhile', () => {
  const held = { key: 'Enter', repeat: true, isAtTable: false, isSameTarget: true };
  expect(isHeldTooLong(held)).toBe(false);
  expect(isHeldTooLong({ ...held, isSameTarget: false })).toBe(true);
  expect(isHeldTooLong({ ...held, isAtTable: true })).toBe(true);
  expect(isHeldTooLong({ ...held, isAtTable: true, repeat: false })).toBe(false);
  expect(isHeldTooLong({ ...held, isAtTable: true, key: 'ArrowLeft' })).toBe(false);
});

test('a press on a sheet that closes by itself does not reach the card below it', () => {
  vi.useFakeTimers();
  noteSheetClosed();
  const closed = performance.now();
  expect([closed - 20, closed, closed + MIN_VISIBLE_MS - 1].map(hitsClosingSheet)).toEqual([true, true, true]);
  expect(hitsClosingSheet(closed + MIN_VISIBLE_MS)).toBe(false);
});
