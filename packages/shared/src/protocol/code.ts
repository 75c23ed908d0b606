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

/** What somebody typed, read the way it was meant: O is 0, I and L are 1, case and dashes do not matter. `null` if it is no code. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return v.is(codeSchema, code) ? code : null;
}
