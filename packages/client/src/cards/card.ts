import { blankCard } from './blank-card.ts';
import type { Courts } from './court.ts';
import { frenchCard } from './french.ts';
import { hundredCard } from './hundred.ts';
import { emblems } from './spanish/emblems.ts';
import { spanishCard } from './spanish/spanish.ts';
import { type CardDesign, suits } from './suits.ts';

export { backSvg } from './back.ts';
export type { CardDesign, Courts };

export async function loadCourts(): Promise<Courts> {
  return (await import('./french-courts.ts')).courts;
}

const printed = /^(?:(?:[A2-9JQK]|10)[SHDC]|(?:[1-9]|1[0-2])[oceb]|[1-5]0)$/;

/** Throws for an unknown face. French courts are drawn plain until `loadCourts` has loaded their artwork. */
export function cardSvg(face: string, look: CardDesign, courts: Courts = {}): string {
  if (!printed.test(face)) throw new Error(`unknown card face: ${face}`);
  const rank = face.slice(0, -1);
  const letter = face.slice(-1);
  const suit = suits.find((each) => each === letter);
  if (suit) return blankCard(frenchCard(rank, suit, look, courts));
  const emblem = emblems.find((each) => each === letter);
  return blankCard(emblem ? spanishCard(rank, emblem, look) : hundredCard(face, look.indices));
}
