import { expect, test } from 'vitest';
import { moveAddress, transferCodeIn } from './transfer-link.ts';

test('a transfer link leads to the same page and carries its code behind the #, which browsers do not send to the server', () => {
  const { pathname, hash, search } = new URL(moveAddress('http://192.168.178.42:2567', '/t/7K4M2XP0', 'ABCD1234'));
  expect({ pathname, search }).toEqual({ pathname: '/t/7K4M2XP0', search: '' });
  expect(transferCodeIn(hash)).toBe('ABCD1234');
  expect(transferCodeIn(hash.toUpperCase())).toBe('ABCD1234');
});

test.each(['', '#', '#ABCD1234', '#move-', '#move-ABCD', '#move-ABCD123U'])('%j has no code', (hash) => {
  expect(transferCodeIn(hash)).toBeNull();
});
