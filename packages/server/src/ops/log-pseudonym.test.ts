import { expect, test } from 'vitest';
import { logPseudonym, withPseudonyms } from './log-pseudonym.ts';

test('a table has one stable pseudonym, and another table has another', () => {
  expect(logPseudonym('ABCD1234')).toBe(logPseudonym('ABCD1234'));
  expect(logPseudonym('ABCD1234')).not.toBe(logPseudonym('ABCD1235'));
  expect(logPseudonym('ABCD1234')).toMatch(/^[\w-]{8}$/);
});

test('codes in a foreign text become pseudonyms, and the rest stays unchanged', () => {
  expect(withPseudonyms('room "ABCD1234" not found, nor ABCD1234-hands')).toBe(
    `room "${logPseudonym('ABCD1234')}" not found, nor ${logPseudonym('ABCD1234')}-hands`,
  );
  expect(withPseudonyms('seat reservation expired after 15 s')).toBe('seat reservation expired after 15 s');
});
