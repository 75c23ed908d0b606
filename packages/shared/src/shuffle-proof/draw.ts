import { type ChanceOutcome, drawChance, type PendingChance, type RandomSource } from '../core/chance.ts';
import { be32, encoded, VALUE_BYTES } from './encoding.ts';
import { portableHashes, type ShuffleHashes } from './hashes.ts';

const WORDS = 2 ** 32;
const WORD_BYTES = 4;

/** An outcome is drawn from these values alone. */
interface OutcomeInputs {
  /** The link of the server's chain that belongs to this outcome. */
  readonly link: Uint8Array;
  /** The key of the match, from all people who took part. */
  readonly key: Uint8Array;
  /** The number of the outcome. */
  readonly number: number;
  /** The hash of the moves that the outcome is bound to. */
  readonly bound: Uint8Array;
}

export function outcomeKey({ link, key, number, bound }: OutcomeInputs, hashes: ShuffleHashes = portableHashes): Uint8Array {
  return hashes.hmac(link)(encoded(['lot', key, number, bound]));
}

/** Returns the numbers that a key stands for. Words above the last full run of n are skipped, so that all numbers are equally likely. */
export function numbersFrom(key: Uint8Array, { hmac }: ShuffleHashes = portableHashes): RandomSource {
  const mac = hmac(key);
  let block: DataView = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;
  const nextWord = (): number => {
    if (at === block.byteLength) {
      const bytes = mac(be32(blocks++));
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
