import type { FrenchSuit } from '@hundredfold/shared/cards/french.ts';
import type { OneHundredOneRefusal } from '@hundredfold/shared/games/one-hundred-one/actions.ts';
import { type RefusalWords, spoken } from '../../words/index.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import { ru } from './words-ru.ts';

/** Whom something happens to: by name, and whether that is the one who reads. */
export interface Victim {
  readonly name: string;
  readonly own: boolean;
}

/** What is said at a table where One Hundred and One is played. */
export interface OneHundredOneWords {
  readonly dealer: string;
  /** Place in which somebody went out. */
  readonly out: (place: number) => string;
  readonly lost: string;
  readonly passed: string;
  /** On the plate of whoever is struck: cards taken, a turn missed. */
  readonly struck: (taken: number) => string;
  readonly struckLong: (taken: number) => string;
  readonly total: (total: number) => string;

  readonly suits: Readonly<Record<FrenchSuit, string>>;
  readonly ordered: (suit: string) => string;
  readonly orderedShort: string;
  readonly pack: (cards: number) => string;
  readonly drawFrom: (cards: number) => string;
  readonly pile: (card: string, cards: number) => string;
  readonly noCard: string;
  /** Who was left with cards at the end of a round, the cards in short. */
  readonly leftShort: (name: string, held: string, points: number) => string;
  /** What the top card has just done to somebody. */
  readonly strike: (card: string, victim: Victim, taken: number) => string;
  /** The same to the victim, afterwards. */
  readonly wasStruck: (card: string, taken: number) => string;

  readonly which: (card: string) => string;
  readonly whichFirst: string;
  readonly pass: string;

  readonly prompt: {
    /** `again`: the turn has come back because the other one misses theirs. */
    readonly cover: (card: string, again: boolean) => string;
    readonly follow: (suit: string, again: boolean) => string;
    readonly nothing: (again: boolean) => string;
    readonly coverEight: string;
    readonly nothingCoversEight: string;
    readonly drawn: string;
    readonly drawnOrPass: string;
    readonly order: string;
    readonly plays: (name: string) => string;
    readonly playsAgain: (name: string) => string;
    readonly coversEight: (name: string) => string;
    readonly orders: (name: string) => string;
  };

  /** What would come of a card, after its name. */
  readonly would: {
    readonly notCover: (card: string) => string;
    readonly strike: (card: string, victim: string, taken: number) => string;
    readonly order: (card: string) => string;
    readonly eight: (card: string) => string;
    readonly out: (card: string, bonus: number) => string;
  };

  readonly told: {
    readonly played: (name: string, card: string) => string;
    readonly ordered: (name: string, suit: string) => string;
    readonly drew: (name: string) => string;
    readonly drewForEight: (name: string) => string;
    readonly noHelp: (name: string) => string;
    readonly passed: (name: string) => string;
    readonly struck: (name: string, taken: number) => string;
    readonly mustCover: (name: string) => string;
    readonly passedOver: (name: string) => string;
    readonly reshuffled: string;
    readonly out: (name: string, bonus: number) => string;
    readonly left: (name: string, cards: readonly string[], points: number) => string;
    readonly undecided: string;
    readonly exactly: (name: string) => string;
    readonly beyond: (name: string, total: number) => string;
    readonly round: (round: number, dealer: string, card: string) => string;
    readonly over: string;
  };

  readonly sheet: { readonly title: string; readonly round: string; readonly total: string };
  readonly refusals: RefusalWords<OneHundredOneRefusal>;
}

export const oneHundredOneWords = spoken<OneHundredOneWords>({ en, de, ru });
