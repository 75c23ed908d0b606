import * as v from 'valibot';
import { lazy } from '../core/lazy.ts';
import { accepted, type Result, refused } from '../core/result.ts';
import { isLegible, isVisible, isWithin, lineSchema } from './one-line.ts';

export const MAX_NAME_GRAPHEMES = 20;

// Joiners and variation selectors are allowed only inside an emoji; other invisible characters are not allowed. Letters and digits
// in rings are not allowed, because the app itself puts a ringed number after a name. Of other symbols, those are allowed that people
// type, and the arrows, shapes, stars and hearts up to U+27BF; `look-alikes.ts` of the server knows which of them look like letters.
const PIECE = lazy(
  () => /\p{RGI_Emoji}|[[\p{L}\p{M}\p{Nd}\p{P} ]--[\p{Me}\p{Default_Ignorable_Code_Point}]]|[+=~^°$€£¥₽]|[[←-⇿■-➿]&&\p{S}]/gv,
);

/** Most names have common letters alone: for these, no press waits until the expressions above are compiled. */
const PLAIN = new RegExp(`^[A-Za-zÀ-ÖØ-öø-ÿА-яЁё0-9 ]{1,${MAX_NAME_GRAPHEMES}}$`);

/** The longest name in code units, as typed and in NFKC: an emoji may have ten. */
const nameLine = lineSchema(200);

/** The schema of a name: it returns NFKC with single spaces, and rejects control, format and invisible characters. */
export const nameSchema = nameSchemaWithin(MAX_NAME_GRAPHEMES);

export function nameSchemaWithin(longest: number) {
  const isName = (name: string) => PLAIN.test(name) || (foreignCharacterIn(name) === null && isLegible(name, longest));
  return v.pipe(nameLine, v.check(isName, 'not a name'));
}

function foreignCharacterIn(name: string): string | null {
  const [first] = name.replace(PIECE(), '');
  return first ?? null;
}

/** The reason why a text is no name. `illegible`: it has nothing but accents, or too many of them on one letter. */
export type NameFault =
  | { readonly kind: 'empty' | 'too-long' | 'illegible' }
  | { readonly kind: 'character' | 'invisible-character'; readonly character: string };

export function readName(typed: string, longest = MAX_NAME_GRAPHEMES): Result<string, NameFault> {
  const read = v.safeParse(nameSchemaWithin(longest), typed);
  return read.success ? accepted(read.output) : refused(nameFaultOf(typed, longest));
}

function nameFaultOf(typed: string, longest: number): NameFault {
  const line = v.safeParse(nameLine, typed);
  if (!line.success) return { kind: 'too-long' };
  const character = foreignCharacterIn(line.output);
  if (character !== null) return { kind: isVisible(character) ? 'character' : 'invisible-character', character };
  if (!isWithin(line.output, longest)) return { kind: 'too-long' };
  return { kind: line.output === '' ? 'empty' : 'illegible' };
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

export function withoutNumber(name: string): string {
  return name.replace(NUMBER, '');
}

/** Returns whether two names are the same to a reader, also if one of them has a number behind it. */
export function isSameName(one: string, other: string): boolean {
  return withoutNumber(one).toLowerCase() === withoutNumber(other).toLowerCase();
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

const CYRILLIC_NAMES = 'Ада Блез Карл Дафна Эмми Фибо Герти Хеди Иво Йост Кики Лео'.split(' ');

/** The names of bots as Russian readers see them. Records and messages always have the names above. */
export const BOT_NAMES_IN_CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  BOT_NAMES.map((name, bot) => [name, CYRILLIC_NAMES[bot] ?? name]),
);
