// Threats (docs/security.md): X2.
import { describe, expect, test } from 'vitest';
import { openLog } from '../ops/log.ts';
import { openAllowedHosts } from './allowed-hosts.ts';

function hostsOf(machine: string, address = 'http://192.168.1.7:2567', lines: string[] = []) {
  const log = openLog({ logLevel: 'info', processName: 'p1' }, { write: (line) => void lines.push(line) });
  return openAllowedHosts({ address, allowed: ['nas.example.org'], log, machine });
}

const OURS = ['localhost', 'LOCALHOST:2567', 'localhost.', '127.0.0.1', '192.168.1.7:2567', '[::1]:2567', '[fe80::1]'];

test.each([
  ...OURS,
  'attic',
  'Attic:2567',
  'attic.local',
  'attic.lan:2567',
  'attic.home',
  'attic.home.arpa',
  'attic.fritz.box',
  'nas.example.org:443',
  undefined,
])('the server on the machine "attic" answers under %s', (host) => {
  expect(hostsOf('attic').know(host)).toBe(true);
  expect(hostsOf('Attic.local').know(host)).toBe(true);
});

test('the server answers under the name of its public address', () => {
  const allowedHosts = hostsOf('attic', 'https://cards.example.org');
  expect(allowedHosts.know('cards.example.org')).toBe(true);
  expect(allowedHosts.know('Cards.Example.org:443')).toBe(true);
});

describe('a name that others may own is rejected', () => {
  test.each([
    'evil.example',
    'evil.example:2567',
    'attic.evil.example',
    'attic.local.evil.example',
    'evil.local',
    'evilattic',
    'nas.example.org.evil.example',
    'sub.nas.example.org',
    '127.0.0.1.evil.example',
    '127.0.0.1.nip.io',
    'localhost.evil.example',
    'user@127.0.0.1',
    '127.0.0.1/evil.example',
    '127.0.0.1, evil.example',
    '[::1].evil.example',
    '',
    ' ',
    '-',
  ])('%s', (host) => expect(hostsOf('attic').know(host)).toBe(false));
});

test('the log names each rejected page once, with its own host and the one that a proxy passes on, and only the first few', () => {
  const lines: string[] = [];
  const allowedHosts = hostsOf('attic', undefined, lines);
  const headers = { origin: 'https://cards.example.org', host: '127.0.0.1:2567' };
  for (let ask = 0; ask < 3; ask++) expect(allowedHosts.mayCall(headers)).toBe(false);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([headers]);
  expect(lines[0]).toContain('PUBLIC_ADDRESS');
  for (let name = 0; name < 100; name++) allowedHosts.mayCall({ ...headers, origin: `https://${name}.example.org` });
  expect(lines).toHaveLength(20);
  expect(hostsOf('attic', 'https://cards.example.org').mayCall(headers)).toBe(true);
});

test('the log names each rejected host once, with advice, and only the first few', () => {
  const lines: string[] = [];
  const allowedHosts = hostsOf('attic', undefined, lines);
  for (let ask = 0; ask < 3; ask++) allowedHosts.know('evil.example');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('ALLOWED_HOSTS');
  for (let name = 0; name < 100; name++) allowedHosts.know(`${name}.evil.example`);
  expect(lines).toHaveLength(20);
});
