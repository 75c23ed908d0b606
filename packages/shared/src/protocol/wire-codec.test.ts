import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { frenchDeck } from '../cards/french.ts';
import type { RandomSource } from '../core/chance.ts';
import { seeded } from '../core/seeded-random.ts';
import { changedText } from '../testing/changed-text.ts';
import { seeds } from '../testing/seeds.ts';
import { bySize } from '../testing/size.ts';
import { tableCode } from './code.ts';
import { converted, fields, JOINED, list, nullable, small, symbol, times } from './codec-combinators.ts';
import { boolean, oneOf, parse, text, type WireCodec, whole } from './wire-codec.ts';

const VALUES_PER_CODEC = bySize({ quick: 100, full: 1000, soak: 100_000 });

const DECK = frenchDeck();
const WORDS = ['late', 'later', 'dealt'] as const;

type Sample<Value> = (source: RandomSource) => Value;

const some = <Value>(values: readonly Value[]): Sample<Value> => {
  return ({ below }) => values[below(values.length)] as Value;
};
const several = <Value>(sample: Sample<Value>, max: number): Sample<readonly Value[]> => {
  return (source) => Array.from({ length: source.below(max + 1) }, () => sample(source));
};
const between = (min: number, max: number): Sample<number> => {
  return ({ below }) => min + below(max - min + 1);
};
const orNull = <Value>(sample: Sample<Value>): Sample<Value | null> => {
  return (source) => (source.below(3) === 0 ? null : sample(source));
};
const pile: Sample<{ row: number; top: string | null }> = (source) => {
  return { row: between(-32, 32)(source), top: orNull(some(DECK))(source) };
};
const person: Sample<{ person: number; wanted: readonly number[]; points: number | null }> = (source) => {
  const wanted = several(between(0, 300), 3)(source);
  return { person: between(1, 65_535)(source), wanted, points: orNull(between(-40, 40))(source) };
};

interface Example<Value = unknown> {
  readonly codec: WireCodec<Value>;
  readonly sample: Sample<Value>;
}

const example = <Value>(codec: WireCodec<Value>, sample: Sample<Value>): Example => ({ codec, sample }) as Example;

const EXAMPLES: Readonly<Record<string, Example>> = {
  boolean: example(boolean, some([true, false])),
  'whole number': example(whole(-40, 70_000), between(-40, 70_000)),
  'large number': example(whole(0, Number.MAX_SAFE_INTEGER), ({ below }) => below(2 ** 31) * below(2 ** 21)),
  text: example(text, some(['', 'Ann, 1/2', ' '])),
  word: example(oneOf(WORDS), some(WORDS)),
  'table code': example(tableCode, some(['7K2M9QXR', '00000000'])),
  face: example(symbol(DECK), some(DECK)),
  'number as a character': example(small(-32, 32), between(-32, 32)),
  'number or null': example(nullable(whole(0, 99)), orNull(between(0, 99))),
  'face or none': example(nullable(symbol(DECK), ' '), orNull(some(DECK))),
  'list of numbers': example(list(whole(-9, 99), 5), several(between(-9, 99), 5)),
  cards: example(list(symbol(DECK), 60, JOINED), several(some(DECK), 60)),
  'three cards': example(times(symbol(DECK), 3, JOINED), (source) => [0, 0, 0].map(() => some(DECK)(source))),
  grid: example(list(fields({ row: small(-32, 32), top: nullable(symbol(DECK), ' ') }, JOINED), 9, JOINED), several(pile, 9)),
  people: example(fields({ person: whole(1, 65_535), wanted: list(whole(0, 300), 3), points: nullable(whole(-40, 40)) }), person),
  'opposite number': example(
    converted(whole(0, 9), { schema: whole(-9, 0).schema, to: (value: number) => -value, from: (value) => 0 - value }),
    ({ below }) => 0 - below(10),
  ),
};

describe.each(Object.entries(EXAMPLES))('the codec of a %s', (_, { codec, sample }) => {
  test.each(seeds(1))('decodes every value as it was encoded, with seed %i', (seed) => {
    const source = seeded(seed);
    for (let nth = 0; nth < VALUES_PER_CODEC; nth++) {
      const value = sample(source);
      expect(v.is(codec.schema, value)).toBe(true);
      expect(codec.decode(codec.encode(value))).toEqual(value);
      expect(parse(codec, codec.write(value))).toEqual(value);
    }
  });

  test.each(seeds(1))('reads only texts that it writes, with seed %i', (seed) => {
    const source = seeded(seed);
    for (let nth = 0; nth < VALUES_PER_CODEC; nth++) {
      const changed = changedText(codec.write(sample(source)), source);
      const value = parse(codec, changed);
      if (value !== undefined) expect(codec.write(value)).toBe(changed);
    }
  });
});

describe('a codec', () => {
  test.each<readonly [string, WireCodec<unknown>, string]>([
    ['a number with a leading zero', whole(0, 99), '07'],
    ['a negative zero', whole(-9, 9), '-0'],
    ['an empty number', whole(0, 9), ''],
    ['a fraction', whole(0, 9), '1.5'],
    ['a number with an exponent', whole(0, 1e9), '1e3'],
    ['a number that is too large', whole(0, 99), '100'],
    ['a blank', whole(0, 99), ' 7'],
    ['a list that ends in a separator', list(whole(0, 9), 9), '7,'],
    ['a list that begins with a separator', list(whole(0, 9), 9), ',7'],
    ['a list that is too long', list(whole(0, 9), 2), '1,2,3'],
    ['a field too few', fields({ one: whole(0, 9), two: whole(0, 9) }), '1'],
    ['a field too many', fields({ one: whole(0, 9), two: whole(0, 9) }), '1/2/3'],
    ['an unknown word', oneOf(WORDS), 'lat'],
    ['an unknown face', symbol(['AS', 'KH']), '2'],
    ['a card too few', times(symbol(['AS', 'KH']), 2, JOINED), '0'],
    ['half a character', small(0, 9), '\ud800'],
  ])('rejects %s', (_, codec, encoded) => {
    expect(parse(codec, encoded)).toBeUndefined();
    if (codec.wire === 'string')
      expect(() => codec.decode(encoded)).toThrow(`unknown code on the wire: ${JSON.stringify(encoded)}`);
  });

  test('writes no value that cannot be read', () => {
    expect(() => symbol(['AS']).encode('1o' as 'AS')).toThrow('no code for 1o');
    for (const value of [-1, 10, Number.NaN]) expect(() => small(0, 9).encode(value)).toThrow('is not from 0 to 9');
  });

  test('encodes each card of a French deck as one byte', () => {
    const { encode } = list(symbol(DECK), 60, JOINED);
    expect(new TextEncoder().encode(encode(DECK))).toHaveLength(52);
  });
});
