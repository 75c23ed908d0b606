import { lastAttempt, revealsField, rosterField, type ShuffleAttempts } from './attempts.ts';
import type { SealedShuffle } from './commitment.ts';
import { fromHex, type HashField, taggedHash } from './encoding.ts';
import type { ShuffleHashes } from './hashes.ts';

/** A shuffle whose last attempt is final. */
export interface AttemptedShuffle extends SealedShuffle {
  readonly attempts: ShuffleAttempts;
}

/** Returns the key of a match, in which the values of all people of the final attempt are. */
export function seedKey(shuffle: AttemptedShuffle, hashes?: ShuffleHashes): Uint8Array {
  const { roster } = lastAttempt(shuffle.attempts);
  return taggedHash('seed', roster.length === 0 ? sealFields(shuffle) : finalFields(shuffle), hashes);
}

/** Returns the hash that the outcomes at the start of a match are bound to. */
export function rosterHash(shuffle: AttemptedShuffle, hashes?: ShuffleHashes): Uint8Array {
  const { roster, index } = lastAttempt(shuffle.attempts);
  return taggedHash('roster', [...sealFields(shuffle), index, rosterField(roster)], hashes);
}

/** Returns the hash behind the four cards that people compare. It is the same for all who were shown the same. */
export function comparedHash(shuffle: AttemptedShuffle, hashes?: ShuffleHashes): Uint8Array {
  return taggedHash('seal', finalFields(shuffle), hashes);
}

function sealFields({ match, seal }: SealedShuffle): readonly HashField[] {
  return [match, fromHex(seal)];
}

function finalFields(shuffle: AttemptedShuffle): readonly HashField[] {
  const { roster, reveals, index } = lastAttempt(shuffle.attempts);
  return [...sealFields(shuffle), index, rosterField(roster), revealsField(reveals)];
}
