import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { listenEverywhere, mayCall, networkAddress } from './address.ts';

function at(address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false): NetworkInterfaceInfo {
  return { address, family, internal, netmask: '', mac: '', cidr: null } as NetworkInterfaceInfo;
}

test.each([
  [
    '0.0.0.0',
    { lo: [at('127.0.0.1', 'IPv4', true)], docker0: [at('172.17.0.1')], wlan0: [at('192.168.1.7')] },
    'http://192.168.1.7:2567',
  ],
  ['0.0.0.0', { tun0: [at('100.64.0.1')], eth0: [at('fe80::1', 'IPv6'), at('10.0.0.4')] }, 'http://10.0.0.4:2567'],
  ['0.0.0.0', { eth0: [at('203.0.113.9')] }, 'http://203.0.113.9:2567'],
  ['::', { lo: [at('127.0.0.1', 'IPv4', true)] }, 'http://localhost:2567'],
  ['0.0.0.0', { eth0: [at('fe80::1', 'IPv6'), at('2001:db8::7', 'IPv6')] }, 'http://[2001:db8::7]:2567'],
  ['::', { lo: [at('::1', 'IPv6', true)], wlan0: [at('2001:db8::7', 'IPv6'), at('fd00::7', 'IPv6')] }, 'http://[fd00::7]:2567'],
  ['::', { eth0: [at('2001:db8::7', 'IPv6'), at('203.0.113.9')] }, 'http://203.0.113.9:2567'],
  ['::', { eth0: [at('FE80::1', 'IPv6'), at('169.254.3.4'), at('feb0::2', 'IPv6')] }, 'http://localhost:2567'],
  ['127.0.0.1', { eth0: [at('10.0.0.4')] }, 'http://127.0.0.1:2567'],
  ['::1', {}, 'http://[::1]:2567'],
])('a server on %s shows an address that friends can reach', (host, interfaces, address) => {
  expect(networkAddress(host, 2567, interfaces)).toBe(address);
});

test('a machine without IPv4 listens on IPv6', () => {
  expect(listenEverywhere({ eth0: [at('fe80::1', 'IPv6'), at('2001:db8::7', 'IPv6')] })).toBe('::');
  expect(listenEverywhere({ eth0: [at('2001:db8::7', 'IPv6'), at('10.0.0.4')] })).toBe('0.0.0.0');
  expect(listenEverywhere({ lo: [at('::1', 'IPv6', true)], eth0: [at('fe80::1', 'IPv6')] })).toBe('0.0.0.0');
});

const ADDRESS = 'https://cards.example.org';

describe('a page', () => {
  test.each([
    [undefined, 'cards.example.org'],
    ['https://cards.example.org', 'cards.example.org'],
    ['https://cards.example.org', '10.0.0.5:2567'],
    ['http://localhost:2567', 'localhost:2567'],
    ['http://192.168.1.5:2567', '192.168.1.5:2567'],
    ['http://cards.example.org:5173', 'cards.example.org:5173'],
  ])('of origin %s at host %s may call', (origin, host) => expect(mayCall(origin, host, ADDRESS)).toBe(true));

  test.each([
    ['null', 'cards.example.org'],
    ['', 'cards.example.org'],
    ['http://cards.example.org', 'cards.example.org'],
    ['https://cards.example.org:8443', 'cards.example.org'],
    ['https://evil.example.org', 'cards.example.org'],
    ['https://sub.cards.example.org', 'cards.example.org'],
    ['https://cards.example.org.evil.net', 'cards.example.org'],
    ['https://evilcards.example.org', 'cards.example.org'],
    ['https://cards.example.org@evil.net', 'cards.example.org'],
    ['https://cards.example.org/path', 'cards.example.org'],
    ['http://localhost:3000', 'localhost:2567'],
    ['http://localhost', 'localhost:2567'],
    ['file://', 'localhost:2567'],
    ['chrome-extension://localhost:2567', 'localhost:2567'],
    ['http://localhost:2567', undefined],
  ])('of origin %s at host %s may not', (origin, host) => expect(mayCall(origin, host, ADDRESS)).toBe(false));
});
