import { fromHex, type Hex, hashedTimes, toHex } from './encoding.ts';
import type { ShuffleHashes } from './hashes.ts';

/**
 * The number of links of a server's chain, and so the largest number of an outcome. A match that needs more outcomes has no proof.
 */
export const CHAIN_LENGTH = 1024;

/** The links that a chain keeps are this far apart, so that a link costs few hashes and a chain little memory. */
const LINKS_APART = 32;

/**
 * A server's chain for one match. Link `CHAIN_LENGTH` is random, and each link is the hash of the next. A link leads to all
 * earlier ones, but to no later one.
 */
export interface ShuffleChain {
  /** Link 0, which is published before anyone commits. */
  readonly seal: Hex;
  /** Returns the link of an outcome, from 0 to `CHAIN_LENGTH`. */
  link(index: number): Uint8Array;
}

/** Returns the chain that ends with a random link, which nobody but the server may know. */
export function shuffleChain(last: Hex, hashes?: ShuffleHashes): ShuffleChain {
  const kept = [fromHex(last)];
  for (let index = CHAIN_LENGTH; index > 0; index -= LINKS_APART)
    kept.push(hashedTimes('chain', kept.at(-1) ?? kept[0] ?? new Uint8Array(), LINKS_APART, hashes));
  return {
    seal: toHex(kept.at(-1) ?? new Uint8Array()),
    link(index) {
      const after = kept[Math.floor((CHAIN_LENGTH - index) / LINKS_APART)];
      if (after === undefined || index < 0) throw new Error(`a chain has no link ${index}`);
      return hashedTimes('chain', after, (CHAIN_LENGTH - index) % LINKS_APART, hashes);
    },
  };
}
