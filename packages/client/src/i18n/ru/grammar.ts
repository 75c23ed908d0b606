import { cardGrammar } from '../language-grammar.ts';
import { lister, pieceLister } from '../lister.ts';
import { plural } from '../plural.ts';
import { cards } from './cards.ts';

export const many = plural('ru');

export const listed = lister('ru');

export const listedPieces = pieceLister('ru');

export const { bareCard, innerCard, playedCard } = cardGrammar(cards);
