import { describe, expect, test } from 'vitest';
import { personIdOf } from './person-id.ts';

describe('a person', () => {
  test('has the same id for the same secret and another id for another secret, and the id does not reveal the secret', () => {
    const secret = 'abcdefghijklmnopqrstuv';
    expect(personIdOf(secret)).toBe(personIdOf(secret));
    expect(personIdOf(secret)).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(personIdOf(secret)).not.toBe(secret);
    expect(personIdOf(`${secret.slice(0, -1)}w`)).not.toBe(personIdOf(secret));
  });

  test('has the same id as in the storage of earlier builds', () => {
    expect(personIdOf('abcdefghijklmnopqrstuv')).toBe('AXiNhauF-R2L_DQnyIJebA');
  });
});
