import { FOUND } from './found.js';
import type { GameTerms } from './manifest.ts';

export type { GameTerms } from './manifest.ts';

const [first, ...others] = FOUND;

/** The facts about all games, in the order of `GAMES`. Pages that play no game use it, so that they need not load the rules. */
export const TERMS: readonly [GameTerms, ...GameTerms[]] = [first.terms, ...others.map(({ terms }) => terms)];

export function termsOf(id: string): GameTerms | undefined {
  return TERMS.find((terms) => terms.id === id);
}
