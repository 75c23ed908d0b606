import { grammarOf } from '../language-grammar.ts';
import { cards } from './cards.ts';

/** How Russian counts, joins and speaks of cards; `grammarOf` explains each. */
export const { many, listed, listedPieces, bareCard, innerCard, playedCard, rounded } = grammarOf('ru', cards);

/** The nominative: how many there are. */
export const cardCount = (count: number): string => many(count, { one: '# карта', few: '# карты', other: '# карт' });
/** The accusative: what someone draws or takes. */
export const cardsTaken = (count: number): string => many(count, { one: '# карту', few: '# карты', other: '# карт' });
/** The nominative, and the accusative, which is the same. */
export const pointCount = (count: number): string => many(count, { one: '# очко', few: '# очка', other: '# очков' });
