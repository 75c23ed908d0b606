import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chatContentSchema, chatTextSchema, isPhrase, MAX_CHAT_GRAPHEMES } from './chat.ts';
import { nameSchema } from './name.ts';

/** What has been tried against other people's screens; each as a name and as a line. */
const HOSTILE: readonly (readonly [string, string, string | null])[] = [
  ['text that turns around', 'Ann\u202eeinraM', 'AnneinraM'],
  ['text that is set apart', '\u2066Ann\u2069', 'Ann'],
  ['a mark of direction', 'Ann\u200f', 'Ann'],
  ['what cannot be seen', 'A\u200bn\u200cn\ufeff', 'Ann'],
  ['a soft hyphen', 'An\u00adn', 'Ann'],
  ['tags', 'Ann\u{e0041}\u{e007f}', 'Ann'],
  ['control characters', 'An\u0007n\u001b[31m', 'Ann[31m'],
  ['nothing', '\u0000', null],
  ['a surrogate alone', 'Ann\ud800', 'Ann'],
  ['a character of nobody', 'Ann\ue000\uffff', 'Ann'],
  ['a letter that is drawn as nothing', '\u3164\u115f', null],
  ['an empty pattern of Braille', '\u2800\u2800', null],
  ['marks on nothing', '\u0301', null],
  ['a tower of marks', `A${'\u0301\u0310\u0336'.repeat(20)}`, null],
  ['only a joiner', '\u200d', null],
];

describe.each(HOSTILE)('%s', (_, typed, shown) => {
  test('is no name', () => {
    expect(v.is(nameSchema, typed)).toBe(false);
  });

  test('is gone from a line, or the line is none', () => {
    const read = v.safeParse(chatTextSchema, typed);
    expect(read.success ? read.output : null).toBe(shown);
  });
});

describe('a line', () => {
  test.each([
    ['  Well   played!\n ', 'Well played!'],
    ['Ａｎｎ ﬁrst', 'Ann first'],
    ['1 + 1 = 2 €', '1 + 1 = 2 €'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['&lt;b&gt; [x](javascript:0) {{x}}', '&lt;b&gt; [x](javascript:0) {{x}}'],
    ['👩‍👩‍👧‍👦 ❤️ 1️⃣', '👩‍👩‍👧‍👦 ❤️ 1️⃣'],
    ['Хорошая цепочка', 'Хорошая цепочка'],
    ['שלום', 'שלום'],
    ['ผู้เล่น', 'ผู้เล่น'],
    ['Tiếng Việt', 'Tiếng Việt'],
  ])('%s is shown as %s, and that as it is', (typed, shown) => {
    expect(v.parse(chatTextSchema, typed)).toBe(shown);
    expect(v.parse(chatTextSchema, shown)).toBe(shown);
  });

  test('has 200 graphemes at most, whatever they are made of', () => {
    expect(v.is(chatTextSchema, 'x'.repeat(MAX_CHAT_GRAPHEMES))).toBe(true);
    expect(v.is(chatTextSchema, 'x'.repeat(MAX_CHAT_GRAPHEMES + 1))).toBe(false);
    expect(v.is(chatTextSchema, '👩‍👩‍👧‍👦'.repeat(80))).toBe(true);
    expect(v.is(chatTextSchema, '\ufdfa'.repeat(12))).toBe(false); // One character each, eighteen once it is written out.
    expect(v.is(chatTextSchema, '👩‍👩‍👧‍👦'.repeat(100))).toBe(false);
  });
});

test('what is said is a phrase or a text, and nothing besides', () => {
  expect(v.is(chatContentSchema, { phrase: 'nice-chain' })).toBe(true);
  expect(v.is(chatContentSchema, { text: 'Hello' })).toBe(true);
  for (const other of [
    {},
    null,
    'Hello',
    { text: '' },
    { text: ['Hello'] },
    { phrase: '__proto__' },
    { phrase: 'x'.repeat(25) },
    { phrase: 'hello', text: 'Hello' },
    { text: 'Hello', html: true },
  ])
    expect(v.is(chatContentSchema, other), JSON.stringify(other)).toBe(false);
});

test('a phrase is one of the house or one of the game', () => {
  expect(isPhrase('hello', [])).toBe(true);
  expect(isPhrase('bravo', [])).toBe(true);
  expect(isPhrase('nice-chain', [])).toBe(false);
  expect(isPhrase('nice-chain', ['nice-chain'])).toBe(true);
  expect(isPhrase('constructor', [])).toBe(false);
});
