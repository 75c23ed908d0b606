import { bytesOf, encoded, hash } from './hashing.ts';
import type { Chance, DueTurn } from './history-events.ts';
import type { ShuffleMakers } from './participants.ts';
import { hmac } from './sha256.ts';

const WORDS = 2 ** 32;
const CARDS = 4;

/** Returns the key of the next outcome of a turn. It belongs to this decision, and to nothing else. */
export function outcomeKey(
  secret: Uint8Array,
  { key, before, roster }: ShuffleMakers,
  { moves, mover, outcomes, bound }: DueTurn,
): Uint8Array {
  return hmac(secret, encoded('outcome', key, moves, mover, outcomes, hash('bound', before, roster, bound)));
}

export function* wordsFrom(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const words = new DataView(hmac(key, bytesOf(block)).buffer);
    for (let at = 0; at < 32; at += 4) yield words.getUint32(at);
  }
}

/** Returns a number below `n`, all equally likely: words of the last, incomplete run of `n` are left out. */
export function below(words: Iterator<number, never>, n: number): number {
  if (!(Number.isInteger(n) && n > 0 && n <= WORDS)) throw new Error();
  for (;;) {
    const word = words.next().value;
    if (word < WORDS - (WORDS % n)) return word % n;
  }
}

export function drawnResult(step: Chance, key: Uint8Array): number | readonly string[] {
  const words = wordsFrom(key);
  if (step.chance === 'pick') return below(words, step.from);
  if (step.chance !== 'shuffle' || !step.result.every((card) => typeof card === 'string')) throw new Error();
  const pile = [...step.result].sort();
  for (let last = pile.length - 1; last > 0; last--) {
    const other = below(words, last + 1);
    [pile[last], pile[other]] = [pile[other] ?? '', pile[last] ?? ''];
  }
  return pile;
}

export function fourCards(digest: Uint8Array): readonly string[] {
  const deck = [...'CDHS'].flatMap((suit) => 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').map((rank) => rank + suit));
  let left = new DataView(digest.buffer).getBigUint64(0);
  return Array.from({ length: CARDS }, () => {
    const size = BigInt(deck.length);
    const at = Number(left % size);
    left /= size;
    return deck.splice(at, 1).join('');
  });
}
