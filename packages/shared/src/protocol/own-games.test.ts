import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  exportedGamesSchema,
  exportRequestSchema,
  favouriteSchema,
  forgetGameSchema,
  ownGameSchema,
  ownGamesRequestSchema,
  ownRecordSchema,
} from './own-games.ts';

const KEY = 'a-secret-of-22-letters';
const AFTER = { at: 1, match: 'm1' };

describe('a request about a person’s own games', () => {
  test.each([
    ['for a record', ownRecordSchema, { key: KEY }],
    ['for the list', ownGamesRequestSchema, { key: KEY }],
    ['for a part of it', ownGamesRequestSchema, { key: KEY, game: 'mod-four', onlyFavourites: true, after: AFTER }],
    ['for an export', exportRequestSchema, { key: KEY, after: AFTER }],
    ['about a favourite', favouriteSchema, { key: KEY, match: 'm1', isFavourite: false }],
    ['to delete a game', forgetGameSchema, { key: KEY, match: 'm1' }],
  ] as const)('%s has these fields and no others', (_, schema, body) => {
    expect(v.is(schema, body)).toBe(true);
    expect(v.is(schema, { ...body, person: 'x' })).toBe(false);
    expect(v.is(schema, { ...body, key: 'short' })).toBe(false);
    expect(v.is(schema, { ...body, key: undefined })).toBe(false);
  });

  test.each([
    ['a time that is no whole number', { at: 0.5, match: 'm' }],
    ['a time without bounds', { at: Number.POSITIVE_INFINITY, match: 'm' }],
    ['no match', { at: 1, match: '' }],
    ['a long match', { at: 1, match: 'm'.repeat(65) }],
    ['more fields', { at: 1, match: 'm', person: 'x' }],
  ])('cannot be after a place with %s', (_, after) => {
    for (const schema of [ownGamesRequestSchema, exportRequestSchema]) expect(v.is(schema, { key: KEY, after })).toBe(false);
  });
});

test('a listed game has its result, the names of the others, and what can be done with it', () => {
  const game = { ...AFTER, game: 'mod-four', options: {}, seats: 4, people: 2, score: 3, place: 2 };
  expect(v.is(ownGameSchema, { ...game, others: ['Ben'], isFavourite: false, hasRecord: true })).toBe(true);
  expect(v.is(ownGameSchema, game)).toBe(false);
});

test('an exported game keeps all fields of its record', () => {
  const games = [{ ...AFTER, format: 'hundredfold-record/2', steps: [{ chance: 'pick', from: 4, result: 2 }] }];
  expect(v.parse(exportedGamesSchema, { games, next: null })).toEqual({ games, next: null });
});
