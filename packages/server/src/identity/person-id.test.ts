import { expect, test } from 'vitest';
import { personIdOf } from './person-id.ts';

test('a person has the same id as in the storage of earlier builds, and another one for another secret', () => {
  expect(personIdOf('abcdefghijklmnopqrstuv')).toBe('AXiNhauF-R2L_DQnyIJebA');
  expect(personIdOf('abcdefghijklmnopqrstuw')).not.toBe('AXiNhauF-R2L_DQnyIJebA');
});
