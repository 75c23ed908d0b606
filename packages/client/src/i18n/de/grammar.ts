import { grammarOf } from '../language-grammar.ts';
import { cards } from './cards.ts';

/** How German counts, joins and speaks of cards; `grammarOf` explains each. */
export const { many, listed, listedPieces, bareCard, innerCard, playedCard, rounded } = grammarOf('de', cards);

/** Returns `1 Karte` or `2 Karten`, in every case. */
export const cardCount = (count: number): string => many(count, { one: '# Karte', other: '# Karten' });
/** Returns `1 Punkt` or `2 Punkte`, except in the dative: `mit 2 Punkten`. */
export const pointCount = (count: number): string => many(count, { one: '# Punkt', other: '# Punkte' });
