export { bareCard, cardCount, innerCard, listed, listedPieces, many, playedCard, pointCount } from '../i18n/de/grammar.ts';
