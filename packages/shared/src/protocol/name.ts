import * as v from 'valibot';

/** Graphemes in a name. */
export const LONGEST_NAME = 20;

// Joiners and variation selectors only inside an emoji; nothing else that is drawn as nothing. No rings around letters or digits: a
// number in a ring is what the house puts after a name.
const ALLOWED = /^(?:[[\p{L}\p{M}\p{Nd}\p{P} ]--[\p{Me}\p{Default_Ignorable_Code_Point}]]|\p{RGI_Emoji})+$/v;
const VISIBLE = /\p{L}|\p{Nd}|\p{P}|\p{RGI_Emoji}/v;
// Accents that pile up over the lines above; no script needs so many.
const PILED = /[\p{M}&&\p{Script=Inherited}]{3}|\p{M}{7}/v;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as it is shown: NFKC, single spaces, no control, format or invisible characters. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((name) => name.normalize('NFKC').replace(/\s+/gu, ' ').trim()),
  v.check(
    (name) =>
      ALLOWED.test(name) && VISIBLE.test(name) && !PILED.test(name) && [...graphemes.segment(name)].length <= LONGEST_NAME,
    'not a name',
  ),
);
