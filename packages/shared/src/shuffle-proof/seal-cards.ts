import type { Face } from '../cards/face.ts';
import { FRENCH_RANKS } from '../cards/french.ts';
import { type AttemptedShuffle, comparedHash } from './key.ts';

const SUITS = ['C', 'D', 'H', 'S'] as const;
const CARDS = 4;
const BYTES = 8;

/**
 * Returns the four different cards that people at a table read to each other. If they are the same for two people, both were shown
 * the same seal, people and reveals. The first card is the remainder of a number by 52, the next one that of the quotient by 51.
 */
export function sealCards(shuffle: AttemptedShuffle): readonly Face[] {
  const deck = SUITS.flatMap((suit) => FRENCH_RANKS.map((rank) => `${rank}${suit}`));
  let left = 0n;
  for (const byte of comparedHash(shuffle).subarray(0, BYTES)) left = left * 256n + BigInt(byte);
  return Array.from({ length: CARDS }, () => {
    const size = BigInt(deck.length);
    const at = Number(left % size);
    left /= size;
    return deck.splice(at, 1).join('');
  });
}
