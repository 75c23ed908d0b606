import * as v from 'valibot';
import { isNext, textCodec } from './wire-codec.ts';

/** The letters of Crockford's base 32, which has no I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const CODE_LENGTH = 8;

/** Returns a table code made from 8 random bytes, five bits of each. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte & 31]).join('');
}

/** The schema of a code in storage and on the wire. */
export const codeSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/));

/** The codec of a code inside a longer text. */
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
    ['АВЕЗІЈКМНОРЅСТУХԚԜ', 'ABE31JKMH0PSCTYXQW'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZH1KMN0PTYX'],
    ['OIL', '011'],
  ].flatMap(([found = '', meant = '']) => Array.from(found, (letter, index) => [letter, meant.charAt(index)] as const)),
);

/** The length in characters up to which a text is searched for a code. */
const MAX_TEXT_LENGTH = 2000;

/**
 * Finds the code in a text that a player typed or pasted; `null` if there is none. The text may be a code, a link with a code, or
 * a sentence with either. It may be percent-encoded, and may have quotes, brackets, dashes, spaces and invisible characters
 * around and in the code. Case does not matter, nor do wide letters and look-alikes from other alphabets.
 */
export function readCode(typed: string): string | null {
  if (typed.length > MAX_TEXT_LENGTH) return null;
  const text = decoded(typed)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '');
  const inLink = /(?:\/t\/|#move-)([^\s/?#&]+)(?!.*(?:\/t\/|#move-))/iu.exec(text)?.[1];
  if (inLink !== undefined) return codeIn(inLink);
  // The last match of a sentence is the code; words such as “the code is” come before it.
  const inSentence = () => text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{4}[\s\p{Pd}]?[\p{L}\p{N}]{4}(?![\p{L}\p{N}])/gu)?.at(-1);
  return codeIn(text) ?? codeIn(inSentence() ?? '');
}

function codeIn(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s\p{P}\p{S}]/gu, '');
  const code = Array.from(letters, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
  return v.is(codeSchema, code) ? code : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // The text has a % that is no percent-encoding.
  }
}
