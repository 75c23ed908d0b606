import { type Face, HUNDRED_FACES, hundredCounts, hundredDeck, hundredValue, sharesOf } from '@hundredfold/shared/game';
import { GOAL, HAND } from './score.ts';

/** The probability of each face to be the next unseen card, in the order of the faces. */
export type NextCard = readonly number[];

/**
 * The numbers of cards of each face in a hand, as the digits of one number. Bots look at thousands of hands for a decision, and
 * numbers are much faster than lists of cards.
 */
type HandKey = number;

/** The base of the digits: a hand has at most five cards. */
const BASE = HAND + 2;
const CARD_KEYS: readonly HandKey[] = HUNDRED_FACES.map((_, face) => BASE ** face);

export function handKey(hand: readonly Face[]): HandKey {
  let key = 0;
  for (const card of hand) key += keyOfCard(card);
  return key;
}

export function keyOfCard(card: Face): HandKey {
  return CARD_KEYS[HUNDRED_FACES.indexOf(card)] ?? 0;
}

/** A hand of four cards that total 100, or of five cards of which four total 100, has 1 here. */
const MAKES_HUNDRED = new Uint8Array(BASE ** HUNDRED_FACES.length);
/** The faces in a hand, as bits. */
const HELD = new Uint8Array(MAKES_HUNDRED.length);
for (let key = 0; key < MAKES_HUNDRED.length; key++) {
  const counts = HUNDRED_FACES.map((_, face) => Math.floor(key / BASE ** face) % BASE);
  const size = counts.reduce((sum, count) => sum + count, 0);
  const total = counts.reduce((sum, count, face) => sum + count * hundredValue(HUNDRED_FACES[face] ?? ''), 0);
  const canLeave = (count: number, face: number) => count > 0 && total - hundredValue(HUNDRED_FACES[face] ?? '') === GOAL;
  MAKES_HUNDRED[key] = (size === HAND && total === GOAL) || (size === HAND + 1 && counts.some(canLeave)) ? 1 : 0;
  HELD[key] = counts.reduce((bits, count, face) => bits | (count > 0 ? 1 << face : 0), 0);
}

/** The value of a hundred one turn later. */
const LATER = 0.9;

/** Returns the value of four cards: 1 if they total 100, otherwise the expected value of the next card, some turns ahead. */
export function valueOfFour(hand: HandKey, next: NextCard, further: number): number {
  return MAKES_HUNDRED[hand] === 1 ? 1 : LATER * expectedValue(hand, next, further);
}

export function expectedValue(hand: HandKey, next: NextCard, further: number): number {
  let sum = 0;
  for (let face = 0; face < next.length; face++) {
    const chance = next[face] ?? 0;
    if (chance > 0) sum += chance * valueOfBestFour(hand + (CARD_KEYS[face] ?? 0), next, further);
  }
  return sum;
}

export function valueOfBestFour(hand: HandKey, next: NextCard, further: number): number {
  if (MAKES_HUNDRED[hand] === 1) return 1;
  if (further === 0) return 0;
  let most = 0;
  const held = HELD[hand] ?? 0;
  for (let face = 0; face < CARD_KEYS.length; face++) {
    if ((held & (1 << face)) !== 0) most = Math.max(most, valueOfFour(hand - (CARD_KEYS[face] ?? 0), next, further - 1));
  }
  return most;
}

const SET_COUNTS = hundredCounts(hundredDeck(1));

export function nextCard(sets: number, seen: readonly (readonly Face[])[]): NextCard {
  const counts = hundredCounts(seen.flat());
  return sharesOf(SET_COUNTS.map((count, face) => count * sets - (counts[face] ?? 0)));
}
