import type { Request } from 'express';
import { expect, test } from 'vitest';
import { personIdOf } from '../identity/person-id.ts';
import { callerOf } from './caller.ts';

const KEY = 'abcdefghijklmnopqrstuv';
const OTHER_KEY = 'ABCDEFGHIJKLMNOPQRSTUV';

const personOf = (body: unknown, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return callerOf({ headers, body, ip: '192.0.2.1' } as Request).person;
};

test('a secret may be in the body or in a bearer token', () => {
  expect(personOf({ key: KEY })).toBe(personIdOf(KEY));
  expect(personOf(undefined, KEY)).toBe(personIdOf(KEY));
  expect(personOf({ game: 'mod-four' }, KEY)).toBe(personIdOf(KEY));
  expect(personOf({ key: 'short' })).toBeNull();
  expect(personOf(undefined)).toBeNull();
});

test('nobody escapes their limits or a block with the bearer token of someone else beside their own secret', () => {
  expect(personOf({ key: KEY }, OTHER_KEY)).toBe(personIdOf(KEY));
});
