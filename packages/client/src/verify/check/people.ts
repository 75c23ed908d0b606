import { bytesOf, fromHex, type HashInput, hash, hashedTimes, isSame, toHex } from './hashing.ts';
import { joined } from './sha256.ts';

type ShownPerson = readonly [seat: number, member: number, commitment: string];
type Reveal = readonly [seat: number, reveal: string];

/** An attempt to collect the reveals of all people; the last one is final, and those before it are void. */
export interface ShownAttempt {
  readonly roster: readonly ShownPerson[];
  readonly reveals: readonly Reveal[];
  readonly missing: readonly number[];
}

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

export function participantsOf(match: string, seal: Uint8Array, attempts: readonly ShownAttempt[]): ShuffleMakers {
  const { roster = [], reveals = [] } = attempts.at(-1) ?? {};
  const before: readonly HashInput[] = [match, seal, Math.max(0, attempts.length - 1), rosterField(roster)];
  const all = [...before, joined(reveals.map(([, reveal]) => fromHex(reveal)))];
  return {
    seats: roster.map(([seat]) => seat),
    key: roster.length > 0 ? hash('seed', ...all) : hash('seed', match, seal),
    start: hash('roster', ...before),
    seal: hash('seal', ...all),
  };
}

/** Returns the index of the first attempt that is wrong, or -1. A player has a reveal for each of the first three. */
export function wrongAttempt(match: string, seal: Uint8Array, attempts: readonly ShownAttempt[]): number {
  let left: readonly ShownPerson[] = [];
  return attempts.findIndex((attempt, index) => {
    const { roster, reveals } = attempt;
    const isFinal = index === attempts.length - 1;
    const shown = new Map(reveals);
    const here = roster.filter(([seat]) => shown.has(seat));
    const absent = roster.filter(([seat]) => !shown.has(seat));
    const whole = { roster, reveals: here.map(([seat]) => [seat, shown.get(seat)]), missing: absent.map(([seat]) => seat) };
    const isWhole = isSame(attempt, whole) && (!isFinal || absent.length === 0) && index < 4;
    const isNext = index === 0 ? roster.length > 0 : isSame(roster, left) && (isFinal || roster.length > 0);
    const isInOrder = roster.every((person, at) => person.length === 3 && (at === 0 || person[0] > (roster[at - 1]?.[0] ?? 0)));
    const isDifferent = new Set(roster.map(([, , commitment]) => commitment)).size === roster.length;
    rosterField(roster); // Throws if there are other values than numbers and hashes.
    left = index < 2 ? here : [];
    const isKept = here.every(
      ([seat, member, commitment]) => commitmentTo(shown.get(seat) ?? '', match, seal, member, index) === commitment,
    );
    return !(isWhole && isNext && isInOrder && isDifferent && isKept);
  });
}
