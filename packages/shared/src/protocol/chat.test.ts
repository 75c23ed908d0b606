import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MAX_SEATS } from '../core/seat.ts';
import { chatContentSchema, chatTextSchema, isPhrase, MAX_CHAT_GRAPHEMES } from './chat.ts';
import { nameSchema } from './name.ts';

/** Hostile texts: each with what a chat message keeps of it, `null` if it is rejected. */
const HOSTILE: readonly (readonly [string, string, string | null])[] = [
  ['text that turns around', 'Ann\u202eeinraM', 'AnneinraM'],
  ['text that is set apart', '\u2066Ann\u2069', 'Ann'],
  ['a mark of direction', 'Ann\u200f', 'Ann'],
  ['invisible characters', 'A\u200bn\u200cn\ufeff', 'Ann'],
  ['a soft hyphen', 'An\u00adn', 'Ann'],
  ['tags', 'Ann\u{e0041}\u{e007f}', 'Ann'],
  ['control characters', 'An\u0007n\u001b[31m', 'Ann[31m'],
  ['nothing', '\u0000', null],
  ['a surrogate alone', 'Ann\ud800', 'Ann'],
  ['a private-use character', 'Ann\ue000\uffff', 'Ann'],
  ['a letter that is drawn as nothing', '\u3164\u115f', null],
  ['an empty pattern of Braille', '\u2800\u2800', null],
  ['marks on nothing', '\u0301', null],
  ['a tower of marks', `A${'\u0301\u0310\u0336'.repeat(20)}`, null],
  ['only a joiner', '\u200d', null],
];

describe.each(HOSTILE)('%s', (_, typed, shown) => {
  test('is rejected as a name', () => {
    expect(v.is(nameSchema, typed)).toBe(false);
  });

  test('is removed from a chat text, or the text is rejected', () => {
    const read = v.safeParse(chatTextSchema, typed);
    expect(read.success ? read.output : null).toBe(shown);
  });
});

describe('a chat text', () => {
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
  ])('%s is shown as %s, which stays unchanged', (typed, shown) => {
    expect(v.parse(chatTextSchema, typed)).toBe(shown);
    expect(v.parse(chatTextSchema, shown)).toBe(shown);
  });

  test('has at most 200 graphemes of any kind', () => {
    expect(v.is(chatTextSchema, 'x'.repeat(MAX_CHAT_GRAPHEMES))).toBe(true);
    expect(v.is(chatTextSchema, 'x'.repeat(MAX_CHAT_GRAPHEMES + 1))).toBe(false);
    expect(v.is(chatTextSchema, '👩‍👩‍👧‍👦'.repeat(80))).toBe(true);
    expect(v.is(chatTextSchema, '\ufdfa'.repeat(12))).toBe(false); // Each is one character and expands to eighteen.
    expect(v.is(chatTextSchema, '👩‍👩‍👧‍👦'.repeat(100))).toBe(false);
  });
});

test('a chat message is a phrase or a text and nothing else', () => {
  expect(v.is(chatContentSchema, { phrase: 'nice-chain' })).toBe(true);
  expect(v.is(chatContentSchema, { text: 'Hello' })).toBe(true);
  expect(v.is(chatContentSchema, { phrase: 'bravo', to: 3 })).toBe(true);
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
    { text: 'Hello', to: 1 },
    { phrase: 'hello', to: 1 },
    { phrase: 'bravo', to: MAX_SEATS },
  ])
    expect(v.is(chatContentSchema, other), JSON.stringify(other)).toBe(false);
});

test('a phrase belongs to the app or to the game', () => {
  expect(isPhrase('hello', [])).toBe(true);
  expect(isPhrase('bravo', [])).toBe(true);
  expect(isPhrase('nice-chain', [])).toBe(false);
  expect(isPhrase('nice-chain', ['nice-chain'])).toBe(true);
  expect(isPhrase('constructor', [])).toBe(false);
});
