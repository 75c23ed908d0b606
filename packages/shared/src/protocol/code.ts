import * as v from 'valibot';

/** Crockford's base 32: no I, L, O or U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const CODE_LENGTH = 8;

/** A table's code from 8 random bytes, five bits of each. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte & 31]).join('');
}

/** A code as it is kept and sent. */
export const codeSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/));

/** Letters of the Cyrillic and the Greek alphabet that look like ours, and letters that are not in a code, each with what was meant. */
const LOOKALIKES = new Map(
  [
    ['АВЕЗІЈКМНОРЅСТУХԚԜ', 'ABE31JKMH0PSCTYXQW'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZH1KMN0PTYX'],
    ['OIL', '011'],
  ].flatMap(([found = '', meant = '']) => Array.from(found, (letter, index) => [letter, meant.charAt(index)] as const)),
);

/** Longer texts are not looked through. */
const MAX_TEXT_LENGTH = 2000;

/**
 * What somebody typed or pasted, read the way it was meant: a code, a link with one, or either within a sentence, with quotes, brackets,
 * dashes, spaces and invisible characters around and in it, percent-encoded, in any case, in wide letters or those of an alphabet
 * that look the same. `null` if it is no code.
 */
export function readCode(typed: string): string | null {
  if (typed.length > MAX_TEXT_LENGTH) return null;
  const text = decoded(typed)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '');
  const inLink = /(?:\/t\/|#move-)([^\s/?#&]+)(?!.*(?:\/t\/|#move-))/iu.exec(text)?.[1];
  if (inLink !== undefined) return codeIn(inLink);
  // The last one of a sentence: what comes before says what it is.
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
    return text; // There is a % that encodes nothing.
  }
}
