// Everything of the rules' side that a game may use.

export { dealOneByOne } from './cards/deal.ts';
export type { Face } from './cards/face.ts';
export {
  FRENCH_RANKS,
  FRENCH_SUITS,
  type FrenchRank,
  type FrenchSuit,
  frenchDeck,
  frenchRank,
  frenchSuit,
} from './cards/french.ts';
export { HUNDRED_FACES, hundredCounts, hundredDeck, hundredSum, hundredValue, sharesOf } from './cards/hundred.ts';
export { handfuls, inOrder, withOn, without, withoutCards } from './cards/pile.ts';
export { spanishDeck } from './cards/spanish.ts';
export { valuesOf } from './cards/values.ts';
export type { ActionOf, VisibleActionOf } from './core/action.ts';
export { anyOf, anyOfBest } from './core/any-of.ts';
export { cardCount, collectMoves, dealMoves, handSize } from './core/card-moves.ts';
export type { CardsByZone, GridStack } from './core/cards-by-zone.ts';
export type { ChanceOutcome, PendingChance, RandomSource } from './core/chance.ts';
export { chanceToWin } from './core/chance-to-win.ts';
export type { Game, RuledOut } from './core/game.ts';
export { type CardMemory, type KnownPile, possibleAt } from './core/known-cards.ts';
export type { LessonOf, LessonStep, OpponentMove } from './core/lesson.ts';
export type { OptionsOf } from './core/options.ts';
export { hasWon, type Outcome, rankByFewest, rankByMost } from './core/outcome.ts';
export { accepted, type Result, refused } from './core/result.ts';
export { allSeats, atSeat, clockwiseFrom, leftOf, onlySeat, rightOf, type Seat } from './core/seat.ts';
export {
  type CardOrder,
  nextInTrick,
  placeOfWinner,
  seatInTrick,
  suitToFollow,
  type Trick,
  trickMoves,
  withCardPlayed,
  withTrickTaken,
} from './core/trick.ts';
export {
  type CardMove,
  type CardZone,
  isOver,
  type LastAction,
  mayAct,
  ownHand,
  ownSeat,
  sees,
  seesHand,
  type View,
  type Viewer,
} from './core/view.ts';
export type { GridCell, GridPile, TopOnlyPile } from './core/view-schema.ts';
