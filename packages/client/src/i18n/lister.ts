import { lazy } from '@hundredfold/shared/core/lazy.ts';

/** Joins several texts in one sentence of a language: `Ann, Ben and Cleo`. */
export function lister(locale: string): (texts: readonly string[]) => string {
  const format = lazy(() => new Intl.ListFormat(locale));
  return (texts) => format().format(texts);
}
