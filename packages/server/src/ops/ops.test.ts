import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { networkAddress } from './address.ts';
import { liveChance } from './chance.ts';
import { openLog } from './log.ts';
import { reportTally, startTally } from './tally.ts';

function at(address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false): NetworkInterfaceInfo {
  return { address, family, internal, netmask: '', mac: '', cidr: null } as NetworkInterfaceInfo;
}

test('live chance draws every number below n, about as often', () => {
  const drawn = Array<number>(6).fill(0);
  for (let draw = 0; draw < 12_000; draw++) {
    const number = liveChance.below(6);
    drawn[number] = (drawn[number] ?? 0) + 1;
  }
  expect(drawn).toHaveLength(6);
  const chiSquared = drawn.reduce((sum, times) => sum + (times - 2000) ** 2 / 2000, 0);
  // Five degrees of freedom: a fair source exceeds this once in ten million runs.
  expect(chiSquared).toBeLessThan(42);
  expect(liveChance.below(1)).toBe(0);
});

test('a log line holds no key, token, hand or state', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  log.info(
    { key: 'SECRET', request: { token: 'SECRET', options: { key: 'SECRET' } }, seat: { hand: ['SECRET'] }, code: 'ABC' },
    'said',
  );
  expect(lines.join()).not.toContain('SECRET');
  expect(lines.join()).toContain('ABC');
});

test.each([
  [
    '0.0.0.0',
    { lo: [at('127.0.0.1', 'IPv4', true)], docker0: [at('172.17.0.1')], wlan0: [at('192.168.1.7')] },
    'http://192.168.1.7:2567',
  ],
  ['0.0.0.0', { tun0: [at('100.64.0.1')], eth0: [at('fe80::1', 'IPv6'), at('10.0.0.4')] }, 'http://10.0.0.4:2567'],
  ['0.0.0.0', { eth0: [at('203.0.113.9')] }, 'http://203.0.113.9:2567'],
  ['::', { lo: [at('127.0.0.1', 'IPv4', true)] }, 'http://localhost:2567'],
  ['127.0.0.1', { eth0: [at('10.0.0.4')] }, 'http://127.0.0.1:2567'],
  ['::1', {}, 'http://[::1]:2567'],
])('a server on %s is shown by an address that friends can reach', (host, interfaces, address) => {
  expect(networkAddress(host, 2567, interfaces)).toBe(address);
});

test('what was counted is logged when there is something new, and at the end', () => {
  const lines: string[] = [];
  const tally = startTally();
  const stop = reportTally(tally, openLog('info', { write: (line) => void lines.push(line) }), 1e9);
  tally.count('refused stale');
  tally.count('refused stale');
  stop();
  stop();
  expect(lines.map((line) => JSON.parse(line).counts)).toEqual([{ 'refused stale': 2 }]);
});
