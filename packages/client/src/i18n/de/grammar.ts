import { grammarOf } from '../language-grammar.ts';
import { cards } from './cards.ts';

export const { many, listed, listedPieces, bareCard, innerCard, playedCard, rounded } = grammarOf('de', cards);
