import { type ChanceOutcome, drawChance, type PendingChance, type RandomSource } from '../core/chance.ts';
import { be32, encoded, keyedHash, VALUE_BYTES } from '../core/encoding.ts';
import type { Seat } from '../core/seat.ts';

const WORDS = 2 ** 32;
const WORD_BYTES = 4;

/** The mover of outcomes at the start. */
const NO_MOVER = WORDS - 1;

/** An outcome is drawn from these values alone. */
interface OutcomeInputs {
  readonly secret: Uint8Array;
  readonly key: Uint8Array;
  /** The number of moves that count by then. */
  readonly moves: number;
  /** The seat whose move made the outcome due; `null` at the start. */
  readonly mover: Seat | null;
  /** The number of outcomes of the same turn before it. */
  readonly index: number;
  /** The hash of the moves that the outcome is bound to. */
  readonly bound: Uint8Array;
}

export function outcomeKey({ secret, key, moves, mover, index, bound }: OutcomeInputs): Uint8Array {
  return keyedHash(secret)(encoded(['outcome', key, moves, mover ?? NO_MOVER, index, bound]));
}

/** Returns the numbers that a key stands for. Words above the last full run of n are skipped, so that all numbers are equally likely. */
export function numbersFrom(key: Uint8Array, hash = keyedHash(key)): RandomSource {
  let block: DataView = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;
  const nextWord = (): number => {
    if (at === block.byteLength) {
      const bytes = hash(be32(blocks++));
      block = new DataView(bytes.buffer, bytes.byteOffset, VALUE_BYTES);
      at = 0;
    }
    at += WORD_BYTES;
    return block.getUint32(at - WORD_BYTES);
  };
  return {
    below(n) {
      const end = WORDS - (WORDS % n);
      let word = nextWord();
      while (word >= end) word = nextWord();
      return word % n;
    },
  };
}

/** Draws an outcome. Cards are shuffled from the order of their names, so that their order before has no effect. */
export function drawFrom(due: PendingChance, source: RandomSource): ChanceOutcome {
  return drawChance(due.chance === 'pick' ? due : { ...due, cards: due.cards.toSorted() }, source);
}
