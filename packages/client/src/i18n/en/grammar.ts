import { grammarOf } from '../language-grammar.ts';
import { cards } from './cards.ts';

export const { many, listed, listedPieces, bareCard, innerCard, playedCard, rounded } = grammarOf('en', cards);

export const cardCount = (count: number): string => many(count, { one: '# card', other: '# cards' });
export const pointCount = (count: number): string => many(count, { one: '# point', other: '# points' });
