import { expect, test } from 'vitest';
import { addressShares } from './address-shares.ts';

test('an address has its own share, whatever others use, and can reuse what was given back', () => {
  const room = addressShares<string>(2);
  expect([room.take('Ann', 'a'), room.take('Ben', 'a'), room.take('Cleo', 'a')]).toEqual([true, true, false]);
  expect(room.take('Dan', 'b')).toBe(true);
  room.giveBack('Cleo'); // Cleo holds nothing.
  expect(room.take('Eve', 'a')).toBe(false);
  room.giveBack('Ann');
  room.giveBack('Ann');
  expect([room.take('Eve', 'a'), room.take('Fay', 'a')]).toEqual([true, false]);
});
