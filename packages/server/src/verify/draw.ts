import type { ChanceOutcome } from '@hundredfold/shared/core/chance.ts';
import { be32, encoded, mac } from './hashing.ts';

const WORDS = 2 ** 32;

/** The values that an outcome is drawn from. */
export interface OutcomeKey {
  /** The link of the server's chain. */
  readonly link: Uint8Array;
  /** The key of all people who took part. */
  readonly key: Uint8Array;
  /** The number of the outcome. */
  readonly j: number;
  /** The hash of the moves that the outcome is bound to. */
  readonly binding: Uint8Array;
}

export function outcomeKey({ link, key, j, binding }: OutcomeKey): Buffer {
  return mac(link, Buffer.concat([encoded('lot'), encoded(key), encoded(j), encoded(binding)]));
}

/** Yields numbers of 32 bits without an end. */
export function* wordsFrom(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = mac(key, be32(block));
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32BE(at);
  }
}

/** Returns a number from 0 to n − 1. Words of the last, incomplete run of n are left out, so that all are equally likely. */
export function below(words: Iterator<number, never>, n: number): number {
  if (!(n > 0 && n <= WORDS)) throw new Error(`nothing can be picked from ${n}`);
  const end = WORDS - (WORDS % n);
  for (;;) {
    const word = words.next().value;
    if (word < end) return word % n;
  }
}

/** Returns cards in the order in which a key shuffles them, whatever their order was. */
export function shuffledCards(cards: readonly string[], key: Uint8Array): readonly string[] {
  const words = wordsFrom(key);
  const pile = [...cards].sort();
  for (let last = pile.length - 1; last > 0; last--) {
    const other = below(words, last + 1);
    const card = pile[last] ?? '';
    pile[last] = pile[other] ?? '';
    pile[other] = card;
  }
  return pile;
}

/** Returns whether an outcome is the one that a key draws. */
export function isDrawn(lot: ChanceOutcome, key: Uint8Array): boolean {
  if (lot.chance === 'pick') return lot.result === below(wordsFrom(key), lot.from);
  const cards = shuffledCards(lot.result, key);
  return lot.result.every((card, index) => card === cards[index]);
}
