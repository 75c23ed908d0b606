import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { be32, encoded, isHexValue, taggedHash } from './encoding.ts';

describe('fields', () => {
  test('are written behind their length', () => {
    expect(bytesToHex(encoded(['é', 258, Uint8Array.of(1, 2, 3)]))).toBe('00000002c3a90000000400000102' + '00000003010203');
  });

  test('of two different lists are never written alike', () => {
    const lists = [['ab', ''], ['a', 'b'], ['', 'ab'], ['ab'], ['a', 'b', '']].map((fields) => bytesToHex(encoded(fields)));
    expect(new Set(lists).size).toBe(lists.length);
  });

  test('that are numbers have four bytes', () => {
    expect([0, 255, 2 ** 16, 2 ** 32 - 1].map((number) => bytesToHex(be32(number)))).toEqual([
      '00000000',
      '000000ff',
      '00010000',
      'ffffffff',
    ]);
  });
});

test('a tag is part of a hash', () => {
  expect(bytesToHex(taggedHash('seed', ['M']))).not.toBe(bytesToHex(taggedHash('seal', ['M'])));
});

test.each([
  ['64 lower-case hex digits', '0123456789abcdef'.repeat(4), true],
  ['capitals', '0123456789ABCDEF'.repeat(4), false],
  ['63 digits', 'a'.repeat(63), false],
  ['65 digits', 'a'.repeat(65), false],
  ['a line break', `${'a'.repeat(64)}\n`, false],
])('a value with %s', (_, text, isRight) => {
  expect(isHexValue(text)).toBe(isRight);
});
