import * as v from 'valibot';
import { lazy } from '../core/lazy.ts';
import { isLegible, lineSchema } from './plain-text.ts';

/** The largest number of graphemes in a name. */
export const MAX_NAME_GRAPHEMES = 20;

// Joiners and variation selectors are allowed only inside an emoji; other invisible characters are not allowed. Letters and digits
// in rings are not allowed, because the app itself puts a ringed number after a name.
const ALLOWED = lazy(() => /^(?:[[\p{L}\p{M}\p{Nd}\p{P} ]--[\p{Me}\p{Default_Ignorable_Code_Point}]]|\p{RGI_Emoji})+$/v);

/** The schema of a name: it returns NFKC with single spaces, and rejects control, format and invisible characters. */
export const nameSchema = v.pipe(
  lineSchema(200),
  v.check((name) => ALLOWED().test(name) && isLegible(name, MAX_NAME_GRAPHEMES), 'not a name'),
);

/** Returns a typed name as it will be shown; `null` if it is invalid. */
export function readName(typed: string): string | null {
  const read = v.safeParse(nameSchema, typed);
  return read.success ? read.output : null;
}

const CIRCLED_DIGITS = '⓪①②③④⑤⑥⑦⑧⑨';
const NUMBER = / [⓪①-⑨]+$/u;

/**
 * Returns a name with a number in circled digits behind it. No name can contain them, because names are normalized with NFKC, which
 * removes the circles.
 */
export function withNumber(name: string, number: number): string {
  return `${name} ${Array.from(String(number), (digit) => CIRCLED_DIGITS.charAt(Number(digit))).join('')}`;
}

/** Returns a name without the number that `withNumber` puts behind it. */
export function withoutNumber(name: string): string {
  return name.replace(NUMBER, '');
}

/** The names of bots. No two bots at a table share one, and their seats are marked as bots. */
export const BOT_NAMES = [
  'Ada',
  'Blaise',
  'Carl',
  'Daphne',
  'Emmy',
  'Fibo',
  'Gerty',
  'Hedy',
  'Ivo',
  'Jost',
  'Kiki',
  'Leo',
] as const;
