import { describe, expect, test } from 'vitest';
import { personIdOf } from './auth.ts';

describe('a person', () => {
  test('is the same for the same secret, another one for another secret, and does not give the secret away', () => {
    const secret = 'abcdefghijklmnopqrstuv';
    expect(personIdOf(secret)).toBe(personIdOf(secret));
    expect(personIdOf(secret)).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(personIdOf(secret)).not.toBe(secret);
    expect(personIdOf(`${secret.slice(0, -1)}w`)).not.toBe(personIdOf(secret));
  });

  test('has the id that the archives of former builds have', () => {
    expect(personIdOf('abcdefghijklmnopqrstuv')).toBe('AXiNhauF-R2L_DQnyIJebA');
  });
});
