import type { ChanceSource } from '../core/chance.ts';
import { be32, fromHex, type Hex, joined, NO_VALUE, taggedHash } from '../core/encoding.ts';
import type { TurnPoint } from '../core/seat-trail.ts';
import { lastAttempt, rosterField } from './attempts.ts';
import { drawFrom, numbersFrom, outcomeKey } from './draw.ts';
import { type AttemptedShuffle, hashBefore, seedKey } from './key.ts';

/** A shuffle whose last attempt is final, with the secret that only the server knows. */
export interface FixedShuffle extends AttemptedShuffle {
  readonly secret: Hex;
}

/**
 * Returns the chance source of one turn. What it draws follows from the shuffle and the decision alone, so that a server which restarts
 * draws the same, and a decision that is due again after a takeback has the same outcome.
 */
export function turnChance(shuffle: FixedShuffle, turn: TurnPoint): ChanceSource {
  return {
    draw(due, index) {
      const { moves, mover } = turn;
      const decision = { moves: mover === null ? moves : moves + 1, mover, index, bound: boundHash(shuffle, turn) };
      const secret = fromHex(shuffle.secret);
      return drawFrom(due, numbersFrom(outcomeKey({ secret, key: seedKey(shuffle), ...decision })));
    },
  };
}

/**
 * Returns the hash that an outcome is bound to: all moves that count so far, of the people who took part, but none of the seat whose
 * action made the outcome due. So the server cannot know a later outcome when it starts, and neither a mover nor the server, which
 * moves for bots, can choose among moves for the sake of the outcome.
 */
export function boundHash(shuffle: AttemptedShuffle, { trails, mover }: TurnPoint): Uint8Array {
  const { roster } = lastAttempt(shuffle.attempts);
  const others = roster.filter(({ seat }) => seat !== mover);
  const bound = joined(others.flatMap(({ seat }) => [be32(seat), fromHex(trails[seat] ?? NO_VALUE)]));
  return taggedHash('bound', [fromHex(hashBefore(shuffle)), rosterField(roster), bound]);
}
