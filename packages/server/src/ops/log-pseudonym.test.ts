import { expect, test } from 'vitest';
import { logPseudonym, withPseudonyms } from './log-pseudonym.ts';

test('codes in a foreign text become pseudonyms, and the rest stays unchanged', () => {
  expect(withPseudonyms('room "ABCD1234" not found, nor ABCD1234-hands')).toBe(
    `room "${logPseudonym('ABCD1234')}" not found, nor ${logPseudonym('ABCD1234')}-hands`,
  );
  expect(withPseudonyms('seat reservation expired after 15 s')).toBe('seat reservation expired after 15 s');
});
