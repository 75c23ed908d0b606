import { be32, fromHex, type Hex, joined } from '../core/encoding.ts';
import { accepted, type Result, refused } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { type CommitmentParts, fitsCommitment, REVEALED_ATTEMPTS, type SealedShuffle } from './commitment.ts';

export interface RosterEntry extends Omit<CommitmentParts, 'top'> {
  readonly seat: Seat;
  /** The member id that the person had when they committed. */
  readonly member: number;
  readonly commit: Hex;
}

export interface ShuffleReveal {
  readonly seat: Seat;
  readonly reveal: Hex;
}

/** One attempt to collect the reveals of a roster. All people reveal, or the attempt is void. Lists are in the order of seats. */
export interface ShuffleAttempt {
  readonly roster: readonly RosterEntry[];
  readonly reveals: readonly ShuffleReveal[];
  /** The seats that did not reveal. It is empty until the attempt is void. */
  readonly missing: readonly Seat[];
}

/** The attempts of a shuffle in order. All but the last one are void. There is none if nobody had committed. */
export type ShuffleAttempts = readonly ShuffleAttempt[];

const NOBODY: ShuffleAttempt = { roster: [], reveals: [], missing: [] };

export function startAttempts(roster: readonly RosterEntry[]): ShuffleAttempts {
  return roster.length === 0 ? [] : [{ ...NOBODY, roster: bySeat(roster) }];
}

/** Returns the last attempt, with its number; an attempt of nobody if there is none. */
export function lastAttempt(attempts: ShuffleAttempts): ShuffleAttempt & { readonly index: number } {
  return { ...(attempts.at(-1) ?? NOBODY), index: Math.max(0, attempts.length - 1) };
}

/** Returns the seats that have not revealed in the last attempt. If there is none, the attempt is final. */
export function awaitedSeats(attempts: ShuffleAttempts): readonly Seat[] {
  const { roster, reveals } = lastAttempt(attempts);
  return roster.flatMap(({ seat }) => (reveals.some((each) => each.seat === seat) ? [] : [seat]));
}

/** Adds a reveal to the last attempt, if it is awaited and fits the commitment of that seat. */
export function addReveal(
  shuffle: SealedShuffle & { readonly attempts: ShuffleAttempts },
  shown: ShuffleReveal,
): Result<ShuffleAttempts, 'not-awaited' | 'does-not-fit'> {
  const { match, seal, attempts } = shuffle;
  const { index, ...attempt } = lastAttempt(attempts);
  const entry = attempt.roster.find(({ seat }) => seat === shown.seat);
  if (entry === undefined || !awaitedSeats(attempts).includes(shown.seat)) return refused('not-awaited');
  if (!fitsCommitment({ match, seal }, entry, { reveal: shown.reveal, attempt: index })) return refused('does-not-fit');
  return accepted([...attempts.slice(0, -1), { ...attempt, reveals: bySeat([...attempt.reveals, shown]) }]);
}

/**
 * Makes the last attempt void and adds the next one, without the people who did not reveal. After three void attempts, whose
 * reveals are known by then, nobody is left. An attempt in which nobody is missing stays final.
 */
export function voidAttempt(attempts: ShuffleAttempts): ShuffleAttempts {
  const { index, ...attempt } = lastAttempt(attempts);
  const missing = awaitedSeats(attempts);
  if (missing.length === 0) return attempts;
  const roster = index + 1 < REVEALED_ATTEMPTS ? attempt.roster.filter(({ seat }) => !missing.includes(seat)) : [];
  return [...attempts.slice(0, -1), { ...attempt, missing }, { ...NOBODY, roster }];
}

export function rosterField(roster: readonly RosterEntry[]): Uint8Array {
  return joined(
    roster.flatMap(({ seat, member, starts, lastStart, commit }) => [
      ...[seat, member, starts].map(be32),
      ...[lastStart, commit].map(fromHex),
    ]),
  );
}

/** Returns the reveals of an attempt as one field of a hash. Together with the roster it also says who was missing. */
export function revealsField(reveals: readonly ShuffleReveal[]): Uint8Array {
  return joined(reveals.flatMap(({ seat, reveal }) => [be32(seat), fromHex(reveal)]));
}

function bySeat<Each extends { readonly seat: Seat }>(each: readonly Each[]): readonly Each[] {
  return each.toSorted((one, other) => one.seat - other.seat);
}
