import { expect, test } from 'vitest';
import { placeTip, tipOf } from './follow-tips.ts';

test.each([
  ['the name of an icon', { label: 'Rules', tip: undefined, shown: '' }, 'Rules'],
  ['the name of an icon with a number', { label: 'Watching: 2', tip: undefined, shown: '2' }, 'Watching: 2'],
  ['nothing if the words are visible', { label: 'Settings', tip: undefined, shown: 'Settings' }, null],
  ['nothing if the words are visible in Russian', { label: 'Чат', tip: undefined, shown: 'Чат' }, null],
  ['more than the name', { label: 'Sound', tip: 'Sound is on (M)', shown: '' }, 'Sound is on (M)'],
  ['more than the words', { label: null, tip: 'All hands, 8 turns late', shown: 'All hands' }, 'All hands, 8 turns late'],
  ['nothing if there is no name', { label: null, tip: undefined, shown: '' }, null],
])('the text of a tooltip is %s', (_, control, said) => {
  expect(tipOf(control)).toBe(said);
});

const SCREEN = { width: 400, height: 300 };
const TIP = { width: 80, height: 20 };

test.each([
  ['below its control, in the middle', { x: 200, y: 10, width: 40, height: 40 }, false, { x: 180, y: 56 }],
  ['above it if there is no room below', { x: 200, y: 250, width: 40, height: 40 }, false, { x: 180, y: 224 }],
  ['beside it in an upright bar', { x: 0, y: 100, width: 50, height: 40 }, true, { x: 56, y: 110 }],
  ['inside the screen, at its right edge', { x: 370, y: 10, width: 30, height: 40 }, false, { x: 314, y: 56 }],
  ['inside the screen, at its upper edge', { x: 0, y: 0, width: 30, height: 10 }, true, { x: 36, y: 6 }],
])('a tooltip lies %s', (_, control, isBeside, place) => {
  expect(placeTip(control, TIP, SCREEN, isBeside)).toEqual(place);
});
