import { grammarOf } from '../language-grammar.ts';
import { cards } from './cards.ts';

export const { many, listed, listedPieces, bareCard, innerCard, playedCard, rounded } = grammarOf('de', cards);

export const cardCount = (count: number): string => many(count, { one: '# Karte', other: '# Karten' });
export const pointCount = (count: number): string => many(count, { one: '# Punkt', other: '# Punkte' });
