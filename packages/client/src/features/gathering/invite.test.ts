import { expect, test } from 'vitest';
import { tableAddress } from './invite.tsx';

test('a link leads to the table', () => {
  expect(tableAddress('http://192.168.178.42:2567', '7K4M2XP0')).toBe('http://192.168.178.42:2567/t/7K4M2XP0');
});
