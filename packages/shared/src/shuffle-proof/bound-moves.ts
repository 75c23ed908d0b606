import type { Move } from '../core/match.ts';
import type { Seat } from '../core/seat.ts';
import { canonicalJson } from '../core/state-hash.ts';
import { lastAttempt } from './attempts.ts';
import { taggedHash } from './encoding.ts';
import type { ShuffleHashes } from './hashes.ts';
import { type AttemptedShuffle, rosterHash } from './key.ts';

/**
 * Returns the hash that an outcome is bound to: all moves that count so far, of the people who took part, but none of the seat whose
 * action made the outcome due. So the server cannot know a later outcome when it starts, and neither a mover nor the server, which
 * moves for bots, can choose among moves for the sake of the outcome.
 */
export function boundHash(
  shuffle: AttemptedShuffle,
  moves: readonly Pick<Move, 'seat' | 'action'>[],
  mover: Seat | null,
  hashes?: ShuffleHashes,
): Uint8Array {
  const seats = lastAttempt(shuffle.attempts).roster.flatMap(({ seat }) => (seat === mover ? [] : [seat]));
  const bound = moves.filter(({ seat }) => seats.includes(seat));
  return bound.reduce(
    (before, { seat, action }) => taggedHash('move', [before, seat, canonicalJson(action)], hashes),
    rosterHash(shuffle, hashes),
  );
}
