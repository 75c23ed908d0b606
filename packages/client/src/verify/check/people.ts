import { bytesOf, fromHex, hash, hashedTimes, isSame, toHex } from './hashing.ts';
import { joined } from './sha256.ts';

type ShownPerson = readonly [seat: number, member: number, commitment: string];
type Reveal = readonly [seat: number, reveal: string];

/** An attempt to collect the reveals of all people; the last one is final, and those before it are void. */
export interface ShownAttempt {
  readonly roster: readonly ShownPerson[];
  readonly reveals: readonly Reveal[];
  readonly missing: readonly number[];
}

const NOBODY: ShownAttempt = { roster: [], reveals: [], missing: [] };

/** The people of the final attempt, and the hashes that follow from them. */
export interface ShuffleMakers {
  readonly seats: readonly number[];
  readonly key: Uint8Array;
  /** The hash that the first outcomes are bound to. */
  readonly start: Uint8Array;
  /** The hash behind the four cards. */
  readonly seal: Uint8Array;
}

export function rosterField(roster: readonly ShownPerson[]): Uint8Array {
  return joined(roster.flatMap(([seat, member, commitment]) => [bytesOf(seat), bytesOf(member), fromHex(commitment)]));
}

/** Returns the commitment to a reveal of an attempt. */
export function commitmentTo(reveal: string, match: string, seal: Uint8Array, member: number, attempt: number): string {
  return toHex(hash('commit', match, seal, member, hashedTimes('reveal', fromHex(reveal), attempt + 1)));
}

/** Returns the roster and the reveals of an attempt as fields. They also say who was missing. */
function attemptFields({ roster, reveals }: ShownAttempt): readonly [Uint8Array, Uint8Array] {
  return [rosterField(roster), joined(reveals.flatMap(([seat, reveal]) => [bytesOf(seat), fromHex(reveal)]))];
}

/** Returns the hash of everything before an attempt: the seal and the void attempts. */
export function hashBefore(match: string, seal: Uint8Array, voids: readonly ShownAttempt[]): Uint8Array {
  return voids.reduce((before, each) => hash('void', before, ...attemptFields(each)), hash('attempts', match, seal));
}

export function participantsOf(before: Uint8Array, last: ShownAttempt = NOBODY): ShuffleMakers {
  const fields = attemptFields(last);
  return {
    seats: last.roster.map(([seat]) => seat),
    key: hash('seed', before, ...fields),
    start: hash('roster', before, fields[0]),
    seal: hash('seal', before, ...fields),
  };
}

/**
 * Returns the index of the first attempt that is wrong, or -1. Someone is missing in each void attempt. A player has a reveal for each
 * of the first three, so a fourth one has nobody, and is the last.
 */
export function wrongAttempt(match: string, seal: Uint8Array, attempts: readonly ShownAttempt[], seatCount: number): number {
  let left: readonly ShownPerson[] = [];
  return attempts.findIndex((attempt, index) => {
    const { roster, reveals } = attempt;
    const isFinal = index === attempts.length - 1;
    const seats = roster.map(([seat]) => seat);
    const shown = new Map(reveals);
    const here = roster.filter(([seat]) => shown.has(seat));
    const whole = {
      roster: roster.map(([seat, member, commitment]) => [seat >>> 0, member >>> 0, commitment]),
      reveals: here.map(([seat]) => [seat, shown.get(seat)]),
      missing: seats.filter((seat) => !shown.has(seat)),
    };
    const isWhole = isSame(attempt, whole) && isFinal === (here.length === roster.length);
    const isNext = index > 0 ? isSame(roster, left) : roster.length > 0;
    const isInOrder = seats.every((seat, at) => seat < (seats[at + 1] ?? seatCount));
    const isDifferent = new Set(roster.map(([, , commitment]) => commitment)).size === roster.length;
    const isKept = here.every(
      ([seat, member, commitment]) => commitmentTo(shown.get(seat) ?? '', match, seal, member, index) === commitment,
    );
    left = index < 2 ? here : [];
    return !(isWhole && isNext && isInOrder && isDifferent && isKept);
  });
}
