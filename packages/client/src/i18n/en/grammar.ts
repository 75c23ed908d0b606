import { grammarOf } from '../language-grammar.ts';
import { cards } from './cards.ts';

export const { many, listed, listedPieces, bareCard, innerCard, playedCard, rounded } = grammarOf('en', cards);

/** Returns `1 card` or `2 cards`. */
export const cardCount = (count: number): string => many(count, { one: '# card', other: '# cards' });
/** Returns `1 point` or `2 points`. */
export const pointCount = (count: number): string => many(count, { one: '# point', other: '# points' });
