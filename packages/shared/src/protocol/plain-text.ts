import { lazy } from '../core/lazy.ts';

// Properties of all letters that there are take milliseconds to look up: not before there is a text.

// Marks that pile up on one letter: more than any script stacks, and it grows into the lines above and below.
const TOWER = lazy(() => /[\p{M}&&\p{Script=Inherited}]{3}|\p{M}{7}/v);
const VISIBLE = lazy(() => /\p{L}|\p{N}|\p{P}|[\p{S}--\u2800]|\p{RGI_Emoji}/v); // The last of the exceptions is an empty pattern of Braille.
const GRAPHEMES = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** One line of text as everybody writes it: NFKC, single spaces, none around it. */
export function oneLine(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/** Whether there is something to be seen, no longer than so many graphemes, and no taller than a line. */
export function isLegible(text: string, longest: number): boolean {
  return VISIBLE().test(text) && !TOWER().test(text) && isWithin(text, longest);
}

/** No grapheme is less than a character: what has no more of these need not be taken apart. */
function isWithin(text: string, longest: number): boolean {
  return text.length <= longest || [...GRAPHEMES().segment(text)].length <= longest;
}
