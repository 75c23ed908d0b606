import * as v from 'valibot';
import { lazy } from '../core/lazy.ts';

// Compiling expressions with Unicode properties takes milliseconds, so they are compiled at their first use.

// Matches more combining marks on one letter than any script stacks. Such a letter grows into the lines above and below.
const TOWER = lazy(() => /[\p{M}&&\p{Script=Inherited}]{3}|\p{M}{7}/v);
const VISIBLE = lazy(() => /\p{L}|\p{N}|\p{P}|[\p{S}--\u2800]|\p{RGI_Emoji}/v); // The excluded character is the empty Braille pattern.
const GRAPHEMES = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Normalises a text to one line: NFKC, single spaces, trimmed. */
export function oneLine(text: string): string {
  return singleSpaced(text.normalize('NFKC'));
}

function singleSpaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/**
 * The schema of a text that is normalised to one line. It is at most `maxLength` code units long as typed, and again in NFKC, where
 * one character can become eighteen. So what reads the line does not have to bound its own work.
 */
export function lineSchema(maxLength: number) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.transform((text) => text.normalize('NFKC')),
    v.maxLength(maxLength),
    v.transform(singleSpaced),
  );
}

/** Returns whether a text has a visible character, at most `longest` graphemes, and is no taller than a line. */
export function isLegible(text: string, longest: number): boolean {
  return isVisible(text) && !TOWER().test(text) && isWithin(text, longest);
}

export function isVisible(text: string): boolean {
  return VISIBLE().test(text);
}

/**
 * Returns whether a text has at most `longest` graphemes. A grapheme is at least one code unit, so short texts need no
 * segmenting.
 */
export function isWithin(text: string, longest: number): boolean {
  return text.length <= longest || [...GRAPHEMES().segment(text)].length <= longest;
}
