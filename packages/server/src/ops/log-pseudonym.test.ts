import { expect, test } from 'vitest';
import { markOf, withoutCodes } from './log-pseudonym.ts';

test('a table goes by the same mark all the time, and another one by another', () => {
  expect(markOf('ABCD1234')).toBe(markOf('ABCD1234'));
  expect(markOf('ABCD1234')).not.toBe(markOf('ABCD1235'));
  expect(markOf('ABCD1234')).toMatch(/^[\w-]{8}$/);
});

test('codes in a text of others are marks, and nothing else is changed', () => {
  expect(withoutCodes('room "ABCD1234" not found, nor ABCD1234-hands')).toBe(
    `room "${markOf('ABCD1234')}" not found, nor ${markOf('ABCD1234')}-hands`,
  );
  expect(withoutCodes('seat reservation expired after 15 s')).toBe('seat reservation expired after 15 s');
});
