import { cardGrammar } from '../language-grammar.ts';
import { lister, pieceLister } from '../lister.ts';
import { plural } from '../plural.ts';
import { cards } from './cards.ts';

export const many = plural('en');

export const listed = lister('en');

export const listedPieces = pieceLister('en');

export const { bareCard, innerCard, playedCard } = cardGrammar(cards);
