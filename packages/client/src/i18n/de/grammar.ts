import { cardGrammar } from '../language-grammar.ts';
import { lister, pieceLister } from '../lister.ts';
import { plural } from '../plural.ts';
import { cards } from './cards.ts';

export const many = plural('de');

export const listed = lister('de');

export const listedPieces = pieceLister('de');

export const { bareCard, innerCard, playedCard } = cardGrammar(cards);
