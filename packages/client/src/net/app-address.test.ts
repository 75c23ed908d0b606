import { expect, test } from 'vitest';
import { isLocalAddress } from './app-address.ts';

test.each(['localhost', 'localhost:5173', '127.0.0.1:2567', '127.1.2.3', '[::1]:2567'])('%s means this machine alone', (host) => {
  expect(isLocalAddress(host)).toBe(true);
});

test.each(['192.168.178.42:2567', 'cards.example.org', 'localhost.example.org', '[fe80::1]:2567'])(
  '%s can be reached from other machines',
  (host) => {
    expect(isLocalAddress(host)).toBe(false);
  },
);
