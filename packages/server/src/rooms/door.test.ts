import { describe, expect, test } from 'vitest';
import { personOf } from './door.ts';

describe('a person', () => {
  test('is the same for the same key, another one for another key, and does not give the key away', () => {
    const key = 'abcdefghijklmnopqrstuv';
    expect(personOf(key)).toBe(personOf(key));
    expect(personOf(key)).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(personOf(key)).not.toBe(key);
    expect(personOf(`${key.slice(0, -1)}w`)).not.toBe(personOf(key));
  });
});
