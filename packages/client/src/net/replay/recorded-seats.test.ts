import { avatarSchema } from '@hundredfold/shared/protocol/avatar.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { recordedSeats } from './recorded-seats.ts';

test('every name of a record has an avatar that there is, and keeps it', () => {
  const names = Array.from({ length: 500 }, (_, number) => ({ name: `Player ${number}` }));
  const seats = recordedSeats(names);
  for (const { seal } of seats) expect(v.is(avatarSchema, seal)).toBe(true);
  expect(recordedSeats(names)).toEqual(seats);
});
