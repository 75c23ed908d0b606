import type { Face } from '@hundredfold/shared/cards/face.ts';

/** A card in the viewer's hand; its index distinguishes equal cards. */
export interface OwnCard {
  readonly face: Face;
  /** The place of the card in the hand as it is held. */
  readonly index: number;
}

export function isSameCard(one: OwnCard, other: OwnCard | null): boolean {
  return one.face === other?.face && one.index === other.index;
}

export function isAmong(card: OwnCard, cards: readonly OwnCard[]): boolean {
  return cards.some((each) => isSameCard(card, each));
}

export function toggled(picked: readonly OwnCard[], card: OwnCard, count: number): readonly OwnCard[] {
  if (isAmong(card, picked)) return picked.filter((each) => !isSameCard(card, each));
  return picked.length < count ? [...picked, card] : picked;
}

export function facesInHand(cards: readonly OwnCard[]): readonly Face[] {
  return cards.toSorted((one, other) => one.index - other.index).map(({ face }) => face);
}

/** Returns the places in a hand of some of its cards. Of equal cards the last ones count, because they came last. */
export function placesInHand(hand: readonly (Face | null)[], cards: readonly Face[]): readonly number[] {
  const places: number[] = [];
  for (const card of cards) {
    const place = hand.findLastIndex((face, index) => face === card && !places.includes(index));
    if (place >= 0) places.push(place);
  }
  return places;
}
