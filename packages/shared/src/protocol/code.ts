import * as v from 'valibot';
import { isNext, textCodec } from './wire-codec.ts';

/** The letters of Crockford's base 32, which has no I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const CODE_LENGTH = 8;

/** Returns a table code made from 8 random bytes, five bits of each. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte & 31]).join('');
}

export const codeSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/));

export const tableCode = textCodec({
  schema: codeSchema,
  write: (code) => code,
  read(reader) {
    const code = reader.text.slice(reader.at, reader.at + CODE_LENGTH);
    return v.is(codeSchema, code) && isNext(reader, code) ? code : undefined;
  },
});

/**
 * Cyrillic and Greek letters that look like Latin ones, and Latin letters that codes do not have, each with the intended letter.
 */
const LOOKALIKES = new Map(
  [
    ['АВЕЗЅІЈКМНОРСТУХЧҮҺӀԌԚԜѴ', 'ABE3S1JKMH0PCTYX4YH1GQWV'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϜϹͿ', 'ABEZH1KMN0PTYXFCJ'],
    ['OIL', '011'],
  ].flatMap(([found = '', meant = '']) => Array.from(found, (letter, index) => [letter, meant.charAt(index)] as const)),
);

/** The length in characters up to which a text is searched for a code. */
export const MAX_CODE_TEXT_LENGTH = 2000;

/** The same in NFKD, where a Korean syllable becomes three letters. A ligature may become eighteen, but no text consists of those. */
const MAX_NORMALIZED_LENGTH = 3 * MAX_CODE_TEXT_LENGTH;

/** The length in characters of the longest code that a path of the server may contain, with everything around it. */
export const MAX_CODE_IN_PATH_LENGTH = 100;

/** Everything that may stand between the letters of a code. Some of these strokes are letters, and pass for dashes. */
const GAP = '[\\s\\p{P}\\p{S}\\p{Cc}ー一ㅡ]';
const LETTER = '[0-9A-HJKMNP-TV-Z]';
const HALVES = `${LETTER}{4}${GAP}{0,3}${LETTER}{4}`;
const ALL_GAPS = new RegExp(GAP, 'gu');
/** A code at the beginning of a text. A text of another script may follow it without a space. */
const FIRST_CODE = new RegExp(`^${GAP}*(${LETTER}(?:${GAP}{0,3}${LETTER}){7})(?![0-9A-Z])`, 'u');
/** A code among words. What belongs to the name of a site is none. The lookahead finds overlapping codes. */
const CODE_IN_SENTENCE = new RegExp(`(?<![0-9A-Z]|[0-9A-Z][.@]|://)(?=(${HALVES})(?![.@]?[0-9A-Z]))`, 'gu');

/**
 * Finds the code in a text that a player typed or pasted; `null` if there is none. The text may be a code, a link with a code, or
 * a sentence with either. It may be percent-encoded, and may have quotes, brackets, dashes, spaces and invisible characters
 * around and in the code. Case does not matter, nor do accents, wide letters, digits of other scripts and look-alikes from other
 * alphabets. A text that is longer than `maxLength` is not searched.
 */
export function readCode(typed: string, maxLength: number = MAX_CODE_TEXT_LENGTH): string | null {
  if (typed.length > maxLength) return null;
  const parts = decodeLink(typed).normalize('NFKD');
  if (parts.length > MAX_NORMALIZED_LENGTH) return null;
  const written = plain(parts);
  const text = Array.from(written, (letter) => meantBy(letter)).join('');
  const afterMark = /(?:\/T\/|#M0VE-)(?!.*(?:\/T\/|#M0VE-))(.*)$/su.exec(text)?.[1];
  if (afterMark !== undefined) return codeIn(FIRST_CODE.exec(afterMark)?.[1] ?? '');
  return codeIn(text) ?? codeIn(codeAmongWords(written, text));
}

/** Returns the part of a sentence that looks most like a code, by its digits and capitals; of several, the last one. */
function codeAmongWords(written: string, text: string): string {
  const found = [...text.matchAll(CODE_IN_SENTENCE)].map(({ 1: code = '', index }) => ({
    code,
    score: scoreOf(written.slice(index, index + code.length)),
  }));
  const best = Math.max(...found.map(({ score }) => score));
  return found.findLast(({ score }) => score === best)?.code ?? '';
}

function scoreOf(written: string): number {
  const count = (kind: RegExp): number => written.match(kind)?.length ?? 0;
  return 2 * count(/\d/g) + count(/\p{Lu}/gu) + (/\s/u.test(written) ? 0 : 2);
}

/**
 * Removes accents and everything invisible from a text in NFKD. Each letter that is left is one code unit, so that a place in the
 * text stays the same.
 */
function plain(text: string): string {
  const visible = text.replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
  return visible.replace(/[\u{10000}-\u{10ffff}]/gu, ' ').replace(/(?!\d)\p{Nd}/gu, digitOf);
}

/** Returns the Latin digit for a digit of another script. Unicode has the digits of each script in order. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

function meantBy(letter: string): string {
  const capital = letter.toUpperCase();
  return LOOKALIKES.get(capital) ?? (capital.length === 1 ? capital : letter);
}

function codeIn(text: string): string | null {
  const code = text.replace(ALL_GAPS, '');
  return v.is(codeSchema, code) ? code : null;
}

/** Some programs encode a link that is encoded already. */
const MAX_DECODINGS = 3;

export function decodeLink(text: string): string {
  let result = text;
  for (let times = 0; times < MAX_DECODINGS && result.includes('%'); times++) {
    try {
      result = decodeURIComponent(result);
    } catch {
      return result; // The text has a % that is no percent-encoding.
    }
  }
  return result;
}
