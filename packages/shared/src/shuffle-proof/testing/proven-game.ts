import { playLogged } from '../../../bin/play-logged.ts';
import { type Hex, NO_VALUE } from '../../core/encoding.ts';
import type { OngoingMatch } from '../../core/ongoing-match.ts';
import type { GameRecord } from '../../core/record.ts';
import { recordOf } from '../../core/recording.ts';
import type { Seat } from '../../core/seat.ts';
import { seeded } from '../../core/seeded-random.ts';
import { type MatchLogEntry, splitTakebacks } from '../../core/takeback.ts';
import type { Setting } from '../../testing/setting.ts';
import { addReveal, awaitedSeats, type RosterEntry, type ShuffleAttempts, startAttempts, voidAttempt } from '../attempts.ts';
import { commitmentOf, revealFor, type SealedShuffle, type ShuffleReceipt, sealOf } from '../commitment.ts';
import { formHash } from '../key.ts';
import { proofOf, type ShuffleProof } from '../record-proof.ts';
import { type FixedShuffle, turnChance } from '../turn-chance.ts';

/** Bots and random players take moves back in games of this kind. */
const TAKEBACKS = 3;
const MAX_TURNS = 5000;

export function testValue(byte: number): Hex {
  return byte.toString(16).padStart(2, '0').repeat(32);
}

export const SECRET = testValue(7);
export const SEALED: SealedShuffle = { match: 'match-1', seal: sealOf('match-1', SECRET) };

/** Returns what the browser at a seat keeps. Its member id is that of the seat and ten. */
export function receiptAt(seat: Seat): ShuffleReceipt {
  return { ...SEALED, member: seat + 10, starts: 0, lastStart: NO_VALUE, secret: testValue(seat + 1) };
}

export function entryOf(seat: Seat, receipt: ShuffleReceipt): RosterEntry {
  const { member, starts, lastStart } = receipt;
  return { seat, member, starts, lastStart, commit: commitmentOf(receipt) };
}

export function fixedShuffle({ game, options, seats }: Setting, attempts: ShuffleAttempts): FixedShuffle {
  return { ...SEALED, secret: SECRET, givenUp: [], form: formHash({ game: game.id, options, seats }), attempts };
}

export function attemptsOf(seats: readonly Seat[], missing: readonly (readonly Seat[])[] = []): ShuffleAttempts {
  const roster = seats.map((seat) => entryOf(seat, receiptAt(seat)));
  const voided = missing.reduce((attempts, absent) => voidAttempt(revealed(attempts, absent)), startAttempts(roster));
  return revealed(voided, []);
}

export function revealed(attempts: ShuffleAttempts, missing: readonly Seat[]): ShuffleAttempts {
  return awaitedSeats(attempts).reduce((before, seat) => {
    if (missing.includes(seat)) return before;
    const added = addReveal({ ...SEALED, attempts: before }, { seat, reveal: revealFor(receiptAt(seat), before.length - 1) });
    if (!added.ok) throw new Error(added.refusal);
    return added.value;
  }, attempts);
}

/** Plays a game with takebacks whose outcomes are proven. Returns its record, and its log; `null` if it is too long. */
export function playProven(
  setting: Setting,
  shuffle: FixedShuffle,
  seed: number,
): { readonly record: GameRecord; readonly proof: ShuffleProof; readonly log: readonly MatchLogEntry[] } | null {
  const source = seeded(seed);
  const chance = (play: OngoingMatch, mover: Seat | null) => turnChance(shuffle, { ...play, mover });
  const played = playLogged(setting, TAKEBACKS, { source, maxTurns: MAX_TURNS, chance });
  if (played === null) return null;
  const { log, play } = played;
  const proof = proofOf(shuffle, log);
  const { steps, takenBack } = splitTakebacks(log);
  return { record: recordOf(play.match, steps, { takenBack, proof }), proof, log };
}
