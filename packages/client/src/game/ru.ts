export {
  bareCard,
  cardCount,
  cardsTaken,
  innerCard,
  listed,
  listedPieces,
  many,
  playedCard,
  pointCount,
} from '../i18n/ru/grammar.ts';
