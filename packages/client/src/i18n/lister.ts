import { lazy } from '@hundredfold/shared/core/lazy.ts';
import { line, type Sentence, type SentencePiece } from './sentence.ts';

/** Joins several texts in one sentence of a language: `Ann, Ben and Cleo`. */
export function lister(locale: string): (texts: readonly string[]) => string {
  const format = lazy(() => new Intl.ListFormat(locale));
  return (texts) => format().format(texts);
}

export function pieceLister(locale: string): (pieces: readonly (Sentence | SentencePiece)[]) => Sentence {
  const format = lazy(() => new Intl.ListFormat(locale));
  return (pieces) => {
    const parts = format().formatToParts(pieces.map((_, index) => String(index)));
    return parts.reduce<Sentence>(
      (joined, { type, value }) => line`${joined}${type === 'element' ? (pieces[Number(value)] ?? '') : value}`,
      [],
    );
  };
}
