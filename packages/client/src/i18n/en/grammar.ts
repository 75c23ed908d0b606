import { cardGrammar } from '../card-grammar.ts';
import { lister, pieceLister } from '../lister.ts';
import { plural } from '../plural.ts';
import { cards } from './cards.ts';

/** Chooses the form of a word by number. */
export const many = plural('en');

/** Joins texts in one sentence. */
export const listed = lister('en');

/** Joins cards and other pieces in one sentence. */
export const listedPieces = pieceLister('en');

export const { bareCard, innerCard, playedCard } = cardGrammar(cards);
