import * as v from 'valibot';
import { expect, test } from 'vitest';
import { exportRequestSchema, ownGamesRequestSchema } from './own-games.ts';

const KEY = 'a-secret-of-22-letters';

test.each([
  ['a time that is no whole number', { at: 0.5, match: 'm' }],
  ['a time without bounds', { at: Number.POSITIVE_INFINITY, match: 'm' }],
  ['no match', { at: 1, match: '' }],
  ['a long match', { at: 1, match: 'm'.repeat(65) }],
  ['more fields', { at: 1, match: 'm', person: 'x' }],
])('games cannot be asked for after a place with %s', (_, after) => {
  for (const schema of [ownGamesRequestSchema, exportRequestSchema]) expect(v.is(schema, { key: KEY, after })).toBe(false);
});
