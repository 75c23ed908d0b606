// Threats (docs/security.md): X1.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { actionCodec, actionSchema } from './action.ts';
import { AVATAR_COUNT, avatarSchema, defaultAvatar } from './avatar.ts';
import { chatTextSchema } from './chat.ts';
import { codeFrom, MAX_CODE_TEXT_LENGTH, readCode } from './code.ts';
import { nameSchema, readName, withNumber, withoutNumber } from './name.ts';
import { replayPositionSchema } from './shared-replay.ts';
import { parse } from './wire-codec.ts';

const LED = { turn: 1, playing: true, speed: 1, view: 'all' };

describe("a table's code", () => {
  test('has eight unambiguous letters and digits', () => {
    const every = Array.from({ length: 32 }, (_, value) => codeFrom(new Uint8Array(8).fill(value)));
    expect(new Set(every).size).toBe(32);
    for (const code of every) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(readCode(code)).toBe(code);
    }
  });

  test('takes five bits of each byte', () => {
    expect(codeFrom(Uint8Array.from([0, 31, 32, 63, 255, 1, 2, 3]))).toBe('0Z0ZZ123');
  });

  test.each([
    ['7k2m-9qxr', '7K2M9QXR'],
    [' 7K2M 9QXR ', '7K2M9QXR'],
    ['oOiIlL12', '00111112'],
    ['7K2M–9QXR', '7K2M9QXR'],
    ['7K2M\u20119QXR', '7K2M9QXR'],
    ['7K2M—9QXR', '7K2M9QXR'],
    ['7K2M9QXR.', '7K2M9QXR'],
    ['7K2M9QXR)', '7K2M9QXR'],
    ['“7K2M-9QXR”', '7K2M9QXR'],
    ['<7K2M-9QXR>', '7K2M9QXR'],
    ['*7K2M-9QXR*', '7K2M9QXR'],
    ['7K2M\u00A09QXR', '7K2M9QXR'],
    ['\u200B7K2M\u200D9QXR\uFEFF', '7K2M9QXR'],
    ['\u202A7K2M9QXR\u202C', '7K2M9QXR'],
    ['7K2M9QXR%20', '7K2M9QXR'],
    ['%227K2M9QXR%22', '7K2M9QXR'],
    ['７Ｋ２Ｍ－９ＱＸＲ', '7K2M9QXR'],
    ['СРНКМТАВ', 'CPHKMTAB'],
    ['еХ12срнк', 'EX12CPHK'],
    ['ΑΒΕΗΚΜΤΧ', 'ABEHKMTX'],
    ['https://cards.example/t/7K2M9QXR', '7K2M9QXR'],
    ['https://cards.example/T/7k2m9qxr/', '7K2M9QXR'],
    ['https://cards.example/t/7K2M9QXR?from=chat#top', '7K2M9QXR'],
    ['(https://cards.example/t/7K2M9QXR)', '7K2M9QXR'],
    ['Come and play: https://cards.example/t/7K2M9QXR. We wait!', '7K2M9QXR'],
    ['<a href="https://cards.example/t/7K2M9QXR">', '7K2M9QXR'],
    ['https%3A%2F%2Fcards.example%2Ft%2F7K2M9QXR', '7K2M9QXR'],
    ['http://192.168.0.7:2567/#move-7K2M9QXR', '7K2M9QXR'],
    ['the code is 7K2M-9QXR', '7K2M9QXR'],
    ['7K2M9QXR – see you', '7K2M9QXR'],
    ['100 % sure: 7K2M9QXR', '7K2M9QXR'],
    ['7K2M9QXR come here', '7K2M9QXR'],
    ['Code 7K2M 9QXR', '7K2M9QXR'],
    ['code 7k2m 9qxr come over', '7K2M9QXR'],
    ['Join 7K2M-9QXR now', '7K2M9QXR'],
    ['Mein Code: 7K2M – 9QXR.', '7K2M9QXR'],
    ['код 7К2М9ОХР', '7K2M90XP'],
    ['来玩7K2M9QXR吧', '7K2M9QXR'],
    ['https://cards.example/t/7K2M9QXR来玩', '7K2M9QXR'],
    ['https://cards.example/t/7K2M9QXR.Come on', '7K2M9QXR'],
    ['https://cards.example/t/7K2M=\n9QXR', '7K2M9QXR'],
    ['https://cards.example/t/7K2M 9QXR', '7K2M9QXR'],
    ['[play](https://cards.example/t/7K2M9QXR) with us', '7K2M9QXR'],
    ['https://cards.example/t/7K2M9QXRhttps://cards.example/t/7K2M9QXR', '7K2M9QXR'],
    ['https://l.example/?u=https%3A%2F%2Fcards.example%2Ft%2F7K2M9QXR&h=AT0abc', '7K2M9QXR'],
    ['https%253A%252F%252Fcards.example%252Ft%252F7K2M9QXR', '7K2M9QXR'],
    ['7K2M%25209QXR', '7K2M9QXR'],
    ['7K2Mー9QXR', '7K2M9QXR'],
    ['7K2M\u31649QXR', '7K2M9QXR'],
    ['7K2M\u00009QXR', '7K2M9QXR'],
    ['7\uFE0F\u20E3K2M-9QXR', '7K2M9QXR'],
    ['🃏 7K2M-9QXR 🎉', '7K2M9QXR'],
    ['٧K٢M-٩QXR', '7K2M9QXR'],
    ['7Ḱ2M-9QXŘ', '7K2M9QXR'],
    ['ЁС12СРНК', 'EC12CPHK'],
    ['𝟕𝐊𝟐𝐌-𝟗𝐐𝐗𝐑', '7K2M9QXR'],
  ])('is found in a typed or pasted text: %s', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  test.each([
    '',
    '7K2M9QX',
    '7K2M9QXRS',
    '7K2M9QXU',
    '7K2M9QX!',
    'ABCDEFGÜ',
    'https://cards.example/t/7K2M',
    'https://cards.example/credits',
    'x'.repeat(1_000_000),
  ])('is not found in %s', (typed) => {
    expect(readCode(typed)).toBeNull();
  });
});

describe('a hostile text', () => {
  const READERS: readonly (readonly [string, number, (text: string) => unknown])[] = [
    ['protocol/code.ts', MAX_CODE_TEXT_LENGTH, readCode],
    ['protocol/name.ts', 200, (text) => v.safeParse(nameSchema, text)],
    ['protocol/chat.ts', 1000, (text) => v.safeParse(chatTextSchema, text)],
  ];
  const PIECES = ['\ufdfa', '\ufdfa ', '%EF%B7%BA', '\u3316', '\u1f82', '각', 'e\u0301', '…', '½', '\u{1d160}', '\u200b\ufdfa'];

  function longestRead(work: () => void): number {
    const exec = vi.spyOn(RegExp.prototype, 'exec');
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    try {
      work();
      return Math.max(0, ...[...exec.mock.calls, ...segment.mock.calls].map(([text]) => text.length));
    } finally {
      exec.mockRestore();
      segment.mockRestore();
    }
  }

  test.each(READERS)('costs little, although it grows when it is normalised: %s', (_, longest, read) => {
    for (const piece of PIECES) {
      const typed = piece.repeat(Math.floor(longest / piece.length));
      expect(
        longestRead(() => read(typed)),
        piece,
      ).toBeLessThanOrEqual(3 * longest);
    }
  });

  test('is normalised by no other reader', () => {
    const root = join(import.meta.dirname, '../../..');
    const files = globSync('{shared,server,client}/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
    const normalising = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('.normalize('));
    // one-line.ts reads for names and chats. A name that look-alikes.ts reads has been accepted as a name.
    expect(normalising.toSorted()).toEqual([
      'server/src/table/state/look-alikes.ts',
      'shared/src/protocol/code.ts',
      'shared/src/protocol/one-line.ts',
    ]);
  });
});

const BIDI = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
const UNSEEN = [
  ...'\u00ad\u034f\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u2060\u2061\u2064\u206a\u2800\u3164\ufe00\uffa0\ufff9\u{1d173}',
];

describe('a name', () => {
  test.each([
    ['  Ann   Marie ', 'Ann Marie'],
    ['Ａｎｎ', 'Ann'],
    ["O'Neill-Žižek", "O'Neill-Žižek"],
    ['Ольга', 'Ольга'],
    ['🃏 Ace', '🃏 Ace'],
    ['Ann ❤️', 'Ann ❤️'],
    ['อรุณ', 'อรุณ'],
    ['👩‍👩‍👧‍👦'.repeat(15), '👩‍👩‍👧‍👦'.repeat(15)],
    ['Nguyễn Thị Hường', 'Nguyễn Thị Hường'],
    ['मैत्रेयी', 'मैत्रेयी'],
    ['ကြွေး', 'ကြွေး'],
    ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFKC')],
    ['محمّد', 'محمّد'],
    ['Ann ②', 'Ann 2'],
    ['Ann+Ben', 'Ann+Ben'],
    ['Ann ♥', 'Ann ♥'],
    ['★Ann★', '★Ann★'],
    ['♪ Ann ♪', '♪ Ann ♪'],
    ['Ann→Ben', 'Ann→Ben'],
    ['^_^ ~Ann~ =)', '^_^ ~Ann~ =)'],
    ['A$AP', 'A$AP'],
    ['Ann\ufeffMarie', 'Ann Marie'],
    ['<b>Ann</b>'.replaceAll(/[<>]/g, '‹'), '‹b‹Ann‹/b‹'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(v.safeParse(nameSchema, typed)).toMatchObject({ success: true, output: shown });
  });

  test.each<readonly [string, unknown]>([
    ['only a variation selector', '\ufe0f'],
    ['a joiner that joins nothing', 'Ann\u200d'],
    ['a variation that is not seen', 'Ann\ufe0f'],
    ['a number', 7],
    ['marks without end', `က${'\u1031'.repeat(7)}`],
    ['a ring around a letter', 'A\u20dd'],
    ['a line', 'Ann\u2028Ben\u0000'],
    ['a noncharacter', 'Ann\uffff'],
    ['half a flag', 'Ann\u{1f1e9}'],
  ])('is not %s', (_, typed) => {
    expect(v.is(nameSchema, typed)).toBe(false);
  });

  test.each([
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
    ['x'.repeat(25), { kind: 'too-long' }],
    ['x'.repeat(201), { kind: 'too-long' }],
    ['ﷺﷺ', { kind: 'too-long' }],
    ['★'.repeat(21), { kind: 'too-long' }],
    ['<b>Ann</b>', { kind: 'character', character: '<' }],
    ['Ann|Ben', { kind: 'character', character: '|' }],
    ['Ann ❷', { kind: 'character', character: '❷' }],
    ['Ann 𒐫', { kind: 'character', character: '𒐫' }],
    ['Ann\u202eeinraM', { kind: 'invisible-character', character: '\u202e' }],
    ['a\u0007b', { kind: 'invisible-character', character: '\u0007' }],
    ['Ann\u2800', { kind: 'invisible-character', character: '\u2800' }],
    ['\u0301', { kind: 'illegible' }],
    [`A${'\u0301\u0302\u0303'.repeat(3)}nn`, { kind: 'illegible' }],
  ])('is refused with the reason: %j', (typed, fault) => {
    expect(readName(typed)).toEqual({ ok: false, refusal: fault });
  });

  // A name of common letters alone takes a shorter way through the check.
  test('may have the same letters with and without an emoji', () => {
    const pairs = Array.from({ length: 0x460 }, (_, code) => [
      `A${String.fromCharCode(code)}`,
      `A${String.fromCharCode(code)}🙂`,
    ]);
    expect(pairs.filter(([plain, other]) => v.is(nameSchema, plain) !== v.is(nameSchema, other))).toEqual([]);
  });

  test.each([...BIDI, ...UNSEEN])('must not have invisible characters or ones that change the text direction', (character) => {
    for (const typed of [`Ann${character}x`, `${character}Ann`, `Ann${character}`, character]) {
      expect(v.is(nameSchema, typed), character.codePointAt(0)?.toString(16)).toBe(false);
    }
  });
});

describe('an avatar', () => {
  test.each([-1, AVATAR_COUNT, 1.5, Number.NaN, '7', null])('%o is rejected', (seal) =>
    expect(v.is(avatarSchema, seal)).toBe(false),
  );

  test('has a valid default, which differs between consecutive members', () => {
    const given = Array.from({ length: AVATAR_COUNT }, (_, index) => defaultAvatar(65_000 + index));
    expect(new Set(given).size).toBe(AVATAR_COUNT);
    for (const seal of given) expect(v.is(avatarSchema, seal)).toBe(true);
  });
});

describe('an action on the wire', () => {
  const kinds = {
    pass: {},
    place: { row: 'whole', col: 'whole' },
    play: { card: 'face', 'suit?': ['S', 'H'] },
    cut: { at: 'count' },
    hand: { cards: { secret: 2 }, to: ['left', 'right'] },
  } as const;
  const faces = ['AS', 'KH'];
  const codec = actionCodec(kinds, faces);
  const schema = actionSchema(kinds, faces);

  test.each([
    { type: 'pass' },
    { type: 'place', row: -3, col: 0 },
    { type: 'place', row: 12, col: -1 },
    { type: 'play', card: 'KH' },
    { type: 'play', card: 'AS', suit: 'H' },
    { type: 'cut', at: 0 },
    { type: 'cut', at: 10_000 },
    { type: 'hand', cards: ['AS', 'KH'], to: 'right' },
    { type: 'hand', cards: ['KH', 'KH'], to: 'left' },
  ])('%o is decoded as it was encoded', (action) => {
    expect(v.is(schema, action)).toBe(true);
    expect(codec.own.decode(codec.own.encode({ seat: 5, action }))).toEqual({ seat: 5, action });
    expect(parse(codec.requested, codec.requested.encode(action))).toEqual(action);
  });

  test.each(['', ' ', '9', 'ü', '00', '2 ', '20', '21  ', '1:', '\ud800', '4010 '])('%o is no packed action', (text) => {
    expect(parse(codec.requested, text)).toBeUndefined();
  });

  test('is a few characters long', () => {
    expect(codec.own.encode({ seat: 2, action: { type: 'play', card: 'KH' } }).length).toBeLessThanOrEqual(4);
  });

  test('is sent to others without its secrets', () => {
    const last = { seat: 1, action: { type: 'hand', cards: ['AS', 'KH'], to: 'right' } };
    expect(codec.told.decode(codec.told.encode(last))).toEqual({ seat: 1, action: { type: 'hand', to: 'right' } });
    expect(() => codec.told.decode(codec.own.encode(last))).toThrow('unknown code');
    const open = { seat: 1, action: { type: 'play', card: 'KH' } };
    expect(codec.told.encode(open)).toBe(codec.own.encode(open));
  });

  test('has its cards in a fixed order, however they were picked', () => {
    const picked = { type: 'hand', cards: ['KH', 'AS'], to: 'left' };
    expect(v.parse(schema, picked)).toEqual({ ...picked, cards: ['AS', 'KH'] });
  });

  test('may be none', () => {
    expect(codec.told.decode(codec.told.encode(null))).toBeNull();
  });

  test.each([
    ['no action', null],
    ['a list', ['pass']],
    ['an unknown type', { type: 'fold' }],
    ['a type that objects have anyway', { type: 'toString' }],
    ['a parameter too many', { type: 'pass', card: 'AS' }],
    ['a parameter too few', { type: 'place', row: 1 }],
    ['an unknown face', { type: 'play', card: '2S' }],
    ['an unknown word', { type: 'play', card: 'AS', suit: 'D' }],
    ['a negative count', { type: 'cut', at: -1 }],
    ['half a card', { type: 'cut', at: 1.5 }],
    ['no number', { type: 'cut', at: Number.NaN }],
    ['a number without end', { type: 'cut', at: Number.POSITIVE_INFINITY }],
    ['a huge number', { type: 'cut', at: 10_001 }],
    ['a card too few', { type: 'hand', cards: ['AS'], to: 'left' }],
    ['a card too many', { type: 'hand', cards: ['AS', 'AS', 'KH'], to: 'left' }],
    ['a card that is none', { type: 'hand', cards: ['AS', '2S'], to: 'left' }],
    ['one card for a list', { type: 'hand', cards: 'AS', to: 'left' }],
  ])('%s is rejected', (_, action) => {
    expect(v.is(schema, action)).toBe(false);
  });
});

test.each(['x'.repeat(41), 'plate/1', '<b>', 'é'])('a leader points at a short plain name, not at %s', (pointing) => {
  expect(v.is(replayPositionSchema, { ...LED, pointing: 'hand 2 QD' })).toBe(true);
  expect(v.is(replayPositionSchema, { ...LED, pointing })).toBe(false);
});

test('the number behind a name can be taken off again, and no other part of a name is', () => {
  expect(withNumber('Ann', 120)).toBe('Ann ①②⓪');
  for (const name of ['Ann', 'Ann 2', 'Ann②', '② Ann']) expect(withoutNumber(withNumber(name, 17))).toBe(name);
  for (const name of ['Ann', 'Ann 2', 'Ann②']) expect(withoutNumber(name)).toBe(name);
});
