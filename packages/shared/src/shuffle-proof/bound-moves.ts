import type { MoveDigest } from '../core/play.ts';
import type { Seat } from '../core/seat.ts';
import { canonicalJson } from '../core/state-hash.ts';
import { lastAttempt } from './attempts.ts';
import { fromHex, taggedHash, toHex } from './encoding.ts';
import type { ShuffleHashes } from './hashes.ts';
import { type AttemptedShuffle, rosterHash } from './key.ts';

/** Makes digests of the moves of people who took part in a shuffle, with the given hashes. */
export interface MoveDigests {
  /** Returns the digest at the start of the match of a shuffle. */
  start(shuffle: AttemptedShuffle): MoveDigest;
}

export function moveDigests(hashes?: ShuffleHashes): MoveDigests {
  const next: MoveDigest['next'] = (digest, { seat, action }) => {
    if (!digest.seats.includes(seat)) return digest;
    const text = canonicalJson(action);
    const after = digest.hashes.map((hash, index) =>
      digest.seats[index] === seat ? hash : toHex(taggedHash('move', [fromHex(hash), seat, text], hashes)),
    );
    return { ...digest, hashes: after };
  };
  return {
    start(shuffle) {
      const seats = lastAttempt(shuffle.attempts).roster.map(({ seat }) => seat);
      const first = toHex(rosterHash(shuffle, hashes));
      return { seats, hashes: [...seats, null].map(() => first), next };
    },
  };
}

/**
 * Returns the hash that an outcome is bound to: all moves that count so far, of the people who took part, but none of the seat whose
 * action made the outcome due. So the server cannot know a later outcome when it starts, and neither a mover nor the server, which
 * moves for bots, can choose among moves for the sake of the outcome.
 */
export function boundHash({ seats, hashes }: MoveDigest, mover: Seat | null): Uint8Array {
  const index = mover === null ? -1 : seats.indexOf(mover);
  return fromHex(hashes.at(index) ?? '');
}
