import { describe, expect, test } from 'vitest';
import { mayCall } from './origin.ts';
import { personOf } from './person.ts';
import { visitorOf } from './visitor.ts';

describe('a person', () => {
  test('is the same for the same key, another one for another key, and does not give the key away', () => {
    const key = 'abcdefghijklmnopqrstuv';
    expect(personOf(key)).toBe(personOf(key));
    expect(personOf(key)).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(personOf(key)).not.toBe(key);
    expect(personOf(`${key.slice(0, -1)}w`)).not.toBe(personOf(key));
  });
});

describe('a visitor', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('from %s counts as %s', (address, visitor) => expect(visitorOf(address)).toBe(visitor));
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
