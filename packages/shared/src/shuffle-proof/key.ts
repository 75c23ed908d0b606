import { lastAttempt, type RosterEntry, revealsField, rosterField, type ShuffleAttempts } from './attempts.ts';
import type { SealedShuffle } from './commitment.ts';
import { fromHex, type HashField, type Hex, taggedHash, toHex } from './encoding.ts';
import type { ShuffleHashes } from './hashes.ts';

/** A shuffle whose last attempt is final. */
export interface AttemptedShuffle extends SealedShuffle {
  readonly attempts: ShuffleAttempts;
}

/** A roster, and the hash of everything before it. */
export interface HashedRoster {
  readonly before: Hex;
  readonly roster: readonly RosterEntry[];
}

/** Returns the key of a match, in which all attempts are, and so the values of all people of the final one. */
export function seedKey(shuffle: AttemptedShuffle, hashes?: ShuffleHashes): Uint8Array {
  return taggedHash('seed', finalFields(shuffle, hashes), hashes);
}

/** Returns the hash that the outcomes at the start of a match are bound to. */
export function rosterHash(shuffle: AttemptedShuffle, hashes?: ShuffleHashes): Uint8Array {
  const { roster } = lastAttempt(shuffle.attempts);
  return hashOfRoster({ before: hashBefore(shuffle, hashes), roster }, hashes);
}

/**
 * Returns the hash of a roster and of everything before it. A browser keeps it before it reveals, so that a server cannot choose any of
 * that once it knows the reveals.
 */
export function hashOfRoster({ before, roster }: HashedRoster, hashes?: ShuffleHashes): Uint8Array {
  return taggedHash('roster', [fromHex(before), rosterField(roster)], hashes);
}

/** Returns the hash behind the four cards that people compare. It is the same for all who were shown the same. */
export function comparedHash(shuffle: AttemptedShuffle, hashes?: ShuffleHashes): Uint8Array {
  return taggedHash('seal', finalFields(shuffle, hashes), hashes);
}

/** Returns the hash of everything before the last attempt: the seal and all void attempts. */
export function hashBefore({ match, seal, attempts }: AttemptedShuffle, hashes?: ShuffleHashes): Hex {
  const voids = attempts.slice(0, -1);
  const start = taggedHash('attempts', [match, fromHex(seal)], hashes);
  return toHex(
    voids.reduce(
      (before, { roster, reveals }) => taggedHash('void', [before, rosterField(roster), revealsField(reveals)], hashes),
      start,
    ),
  );
}

function finalFields(shuffle: AttemptedShuffle, hashes?: ShuffleHashes): readonly HashField[] {
  const { roster, reveals } = lastAttempt(shuffle.attempts);
  return [fromHex(hashBefore(shuffle, hashes)), rosterField(roster), revealsField(reveals)];
}
