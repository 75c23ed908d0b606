import { describe, expect, test } from 'vitest';
import { placeTip, tipOf } from './tip.ts';

describe('the text of a tooltip', () => {
  test.each([
    ['the name of an icon', { label: 'Rules', tip: undefined, shown: '' }, 'Rules'],
    ['the name of an icon with a number', { label: 'Watching: 2', tip: undefined, shown: '2' }, 'Watching: 2'],
    ['nothing if the words are visible', { label: 'Settings', tip: undefined, shown: 'Settings' }, null],
    ['nothing if the words are visible in Russian', { label: 'Чат', tip: undefined, shown: 'Чат' }, null],
    ['more than the name', { label: 'Sound', tip: 'Sound is on (M)', shown: '' }, 'Sound is on (M)'],
    ['more than the words', { label: null, tip: 'All hands, 8 turns late', shown: 'All hands' }, 'All hands, 8 turns late'],
    ['nothing if there is no name', { label: null, tip: undefined, shown: '' }, null],
  ])('%s', (_, control, said) => {
    expect(tipOf(control)).toBe(said);
  });
});

describe('a tooltip lies', () => {
  const screen = { width: 400, height: 300 };
  const tip = { width: 80, height: 20 };

  test('below its control, in the middle', () => {
    expect(placeTip({ x: 200, y: 10, width: 40, height: 40 }, tip, screen, false)).toEqual({ x: 180, y: 56 });
  });

  test('above it if there is no room below', () => {
    expect(placeTip({ x: 200, y: 250, width: 40, height: 40 }, tip, screen, false)).toEqual({ x: 180, y: 224 });
  });

  test('beside it in an upright bar', () => {
    expect(placeTip({ x: 0, y: 100, width: 50, height: 40 }, tip, screen, true)).toEqual({ x: 56, y: 110 });
  });

  test('inside the screen', () => {
    expect(placeTip({ x: 370, y: 10, width: 30, height: 40 }, tip, screen, false)).toEqual({ x: 314, y: 56 });
    expect(placeTip({ x: 0, y: 0, width: 30, height: 10 }, tip, screen, true)).toEqual({ x: 36, y: 6 });
  });
});
