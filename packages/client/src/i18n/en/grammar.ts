import { grammarOf } from '../language-grammar.ts';
import { cards } from './cards.ts';

/** How English counts, joins and speaks of cards; `grammarOf` explains each. */
export const { many, listed, listedPieces, bareCard, innerCard, playedCard, rounded } = grammarOf('en', cards);

/** Returns `1 card` or `2 cards`. */
export const cardCount = (count: number): string => many(count, { one: '# card', other: '# cards' });
/** Returns `1 point` or `2 points`. */
export const pointCount = (count: number): string => many(count, { one: '# point', other: '# points' });
