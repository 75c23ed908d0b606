// Threats (docs/security.md): X2.
import { describe, expect, test } from 'vitest';
import { openLog } from '../ops/log.ts';
import { type AllowedHosts, openAllowedHosts } from './allowed-hosts.ts';

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

test.each<readonly [kind: string, advice: string, ask: (hosts: AllowedHosts, name: string) => boolean]>([
  ['page', 'PUBLIC_ADDRESS', (hosts, name) => hosts.mayCall({ origin: `https://${name}`, host: '127.0.0.1:2567' })],
  ['host', 'ALLOWED_HOSTS', (hosts, name) => hosts.know(name)],
])('the log names each rejected %s once, with advice, and only the first few', (_, advice, ask) => {
  const lines: string[] = [];
  const hosts = hostsOf('attic', undefined, lines);
  for (let times = 0; times < 3; times++) expect(ask(hosts, 'evil.example')).toBe(false);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/evil\.example/);
  expect(lines[0]).toContain(advice);
  for (let name = 0; name < 100; name++) ask(hosts, `${name}.evil.example`);
  expect(lines).toHaveLength(20);
});
