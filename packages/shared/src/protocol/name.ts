import * as v from 'valibot';

/** Graphemes in a name. */
export const LONGEST_NAME = 20;

// Joiner and variation selector only serve emoji; alone they would make an invisible name.
const ALLOWED = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{Zs}\p{Emoji_Presentation}\p{Emoji_Modifier}]|\u200d|\ufe0f)+$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as it is shown: NFKC, single spaces, no control, format or invisible characters. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((name) => name.normalize('NFKC').replace(/\s+/gu, ' ').trim()),
  v.check((name) => name !== '' && ALLOWED.test(name) && [...graphemes.segment(name)].length <= LONGEST_NAME, 'not a name'),
);

/** A name as typed, the way it will be shown; `null` if it is none. */
export function readName(typed: string): string | null {
  const parsed = v.safeParse(nameSchema, typed);
  return parsed.success ? parsed.output : null;
}
