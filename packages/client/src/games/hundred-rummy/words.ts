import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { RummyRefusal } from '@hundredfold/shared/games/hundred-rummy/actions.ts';
import { type RefusalWords, spoken } from '../../words/index.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import { ru } from './words-ru.ts';

/** What is said at a table where Rummy is played. */
export interface RummyWords {
  /** Points of all the games of a tournament. */
  readonly inAll: (points: number) => string;
  readonly draw: (cards: number) => string;
  /** The draw pile, when the next draw shuffles the discard pile. */
  readonly drawEmpty: string;
  readonly discard: (top: Face, cards: number) => string;
  readonly discardEmpty: string;
  /** What the hand would total with the top card of the discard pile. */
  readonly with: (total: number) => string;
  /** An own card, and what the hand would total without it. */
  readonly without: (card: Face, total: number) => string;
  readonly inHand: string;
  readonly withCard: (card: Face) => string;
  readonly withoutCard: (card: Face) => string;
  readonly score: string;
  readonly shows: (name: string) => string;
  readonly mixed: string;
  readonly youDraw: string;
  readonly youScore: string;
  readonly youScoreOrDraw: string;
  readonly youDiscard: string;
  readonly draws: (name: string) => string;
  readonly discards: (name: string) => string;
  readonly tournament: string;
  readonly player: string;
  readonly sum: string;
  readonly told: {
    readonly drew: (name: string) => string;
    readonly drewOwn: (name: string, card: Face) => string;
    readonly took: (name: string, card: Face) => string;
    readonly discarded: (name: string, card: Face) => string;
    readonly showed: (name: string, cards: readonly Face[], points: number) => string;
    readonly shuffled: string;
    /** At the end, without anybody at the target. */
    readonly usedUp: string;
    readonly pointsDecide: string;
    readonly newGame: (game: number, first: string) => string;
  };
  readonly refusals: RefusalWords<RummyRefusal>;
}

export const rummyWords = spoken<RummyWords>({ en, de, ru });
