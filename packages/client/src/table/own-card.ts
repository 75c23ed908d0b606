import type { Face } from '@hundredfold/shared/cards/face.ts';

/** A card in the viewer's hand: which of them, where some are alike. */
export interface OwnCard {
  readonly face: Face;
  /** Its place in the hand as it is held. */
  readonly index: number;
}

export function isSameCard(one: OwnCard, other: OwnCard | null): boolean {
  return one.face === other?.face && one.index === other.index;
}

export function isAmong(card: OwnCard, cards: readonly OwnCard[]): boolean {
  return cards.some((each) => isSameCard(card, each));
}

/** The cards that are picked once one of the hand is pressed: it joins them unless there are enough, or it goes back. */
export function toggled(picked: readonly OwnCard[], card: OwnCard, count: number): readonly OwnCard[] {
  if (isAmong(card, picked)) return picked.filter((each) => !isSameCard(card, each));
  return picked.length < count ? [...picked, card] : picked;
}

/** Their faces, as they lie in the hand. */
export function facesInHand(cards: readonly OwnCard[]): readonly Face[] {
  return cards.toSorted((one, other) => one.index - other.index).map(({ face }) => face);
}
