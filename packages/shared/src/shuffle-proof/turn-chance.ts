import type { ChanceSource } from '../core/chance.ts';
import type { MoveDigest } from '../core/play.ts';
import type { Seat } from '../core/seat.ts';
import { boundHash } from './bound-moves.ts';
import { CHAIN_LENGTH, type ShuffleChain } from './chain.ts';
import { drawFrom, numbersFrom, outcomeKey } from './draw.ts';
import { portableHashes, type ShuffleHashes } from './hashes.ts';
import { type AttemptedShuffle, seedKey } from './key.ts';

/** A shuffle whose last attempt is final, with the chain that only the server knows. */
export interface FixedShuffle extends AttemptedShuffle {
  readonly chain: ShuffleChain;
}

/** A turn whose chance outcomes are due. */
export interface DueTurn {
  /** The number of outcomes that were drawn before; those that came back after a takeback do not count again. */
  readonly drawn: number;
  /** The digest of the moves that count so far, without those that were taken back. */
  readonly digest: MoveDigest | null;
  /** The seat that moves; `null` at the start. */
  readonly mover: Seat | null;
}

/** Returns the number of an outcome: void attempts have used up the first ones. */
export function outcomeNumber({ attempts }: Pick<AttemptedShuffle, 'attempts'>, drawn: number): number {
  return Math.max(0, attempts.length - 1) + drawn + 1;
}

/**
 * Returns the chance source of one turn. Everything that it draws follows from the shuffle and the log of the match, so that a
 * server which restarts draws the same. An outcome beyond the end of the chain comes from `beyond`; then the match has no proof.
 */
export function turnChance(
  shuffle: FixedShuffle,
  turn: DueTurn,
  beyond: ChanceSource,
  hashes: ShuffleHashes = portableHashes,
): ChanceSource {
  let number = outcomeNumber(shuffle, turn.drawn);
  return {
    draw(due) {
      if (number > CHAIN_LENGTH) return beyond.draw(due);
      if (turn.digest === null) throw new Error(`match ${shuffle.match} has no digest of its moves`);
      const bound = boundHash(turn.digest, turn.mover);
      const link = shuffle.chain.link(number);
      const key = outcomeKey({ link, key: seedKey(shuffle, hashes), number, bound }, hashes);
      number += 1;
      return drawFrom(due, numbersFrom(key, hashes));
    },
  };
}
