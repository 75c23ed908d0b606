import { fromHex, type Hex, hashedTimes, taggedHash, toHex } from './encoding.ts';
import type { ShuffleHashes } from './hashes.ts';

/** The number of attempts for which a browser has a reveal. */
export const REVEALED_ATTEMPTS = 3;

/** A shuffle that a server has sealed: the id of the match, and link 0 of the server's chain. */
export interface SealedShuffle {
  readonly match: string;
  readonly seal: Hex;
}

/** The random value of a browser and the shuffle that it is for. The browser keeps both from its commitment to the end. */
export interface ShuffleReceipt extends SealedShuffle {
  readonly member: number;
  readonly secret: Hex;
}

/** Returns what a browser reveals in an attempt from 0 to 2. The reveal of an attempt says nothing about that of a later one. */
export function revealFor({ secret }: Pick<ShuffleReceipt, 'secret'>, attempt: number): Hex {
  return toHex(hashedTimes('reveal', fromHex(secret), REVEALED_ATTEMPTS - 1 - attempt));
}

/** Returns the commitment of a browser. It fixes the reveals of all attempts and says nothing about them. */
export function commitmentOf({ secret, ...of }: ShuffleReceipt): Hex {
  return commitmentTo(of, hashedTimes('reveal', fromHex(secret), REVEALED_ATTEMPTS));
}

/** Returns whether a reveal is the one of an attempt that a person has committed to. */
export function fitsCommitment(
  { commit, member, ...shuffle }: SealedShuffle & { readonly commit: Hex; readonly member: number },
  { reveal, attempt }: { readonly reveal: Hex; readonly attempt: number },
  hashes?: ShuffleHashes,
): boolean {
  const top = hashedTimes('reveal', fromHex(reveal), attempt + 1, hashes);
  return commitmentTo({ ...shuffle, member }, top, hashes) === commit;
}

function commitmentTo({ match, seal, member }: Omit<ShuffleReceipt, 'secret'>, top: Uint8Array, hashes?: ShuffleHashes): Hex {
  return toHex(taggedHash('commit', [match, fromHex(seal), member, top], hashes));
}
