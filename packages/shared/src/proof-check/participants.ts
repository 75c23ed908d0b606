import { bytesOf, fromHex, hash, hashedTimes, isSame, NOTHING, toHex } from './hashing.ts';
import { joined } from './sha256.ts';

/** A player of a roster. `starts` and `lastStart` are what the commitment says of starts that came to nothing. */
type ShownPerson = readonly [seat: number, member: number, starts: number, lastStart: string, commitment: string];
type Reveal = readonly [seat: number, reveal: string];

/** An attempt to collect the reveals of all people; the last one is final, and those before it are void. */
export interface ShownAttempt {
  readonly roster: readonly ShownPerson[];
  readonly reveals: readonly Reveal[];
  readonly missing: readonly number[];
}

export interface ShownStart {
  readonly match: string;
  readonly seal: string;
  readonly attempts: readonly ShownAttempt[];
}

/** No game has more seats, so a hostile file cannot have a checker hash many of them for each outcome. */
export const MOST_SEATS = 100;

/** The last attempt for which a browser has a reveal. */
export const LAST_REVEAL = 2;

const NOBODY: ShownAttempt = { roster: [], reveals: [], missing: [] };

export interface ShuffleMakers {
  readonly seats: readonly number[];
  /** The hash of everything before the final attempt. */
  readonly before: Uint8Array;
  /** The roster and the reveals of the final attempt as fields. */
  readonly roster: Uint8Array;
  readonly reveals: Uint8Array;
  readonly key: Uint8Array;
}

export function rosterField(roster: readonly ShownPerson[]): Uint8Array {
  return joined(
    roster.flatMap(([seat, member, starts, lastStart, commitment]) => [
      ...[seat, member, starts].map(bytesOf),
      fromHex(lastStart),
      fromHex(commitment),
    ]),
  );
}

function revealsField(reveals: readonly Reveal[]): Uint8Array {
  return joined(reveals.flatMap(([seat, reveal]) => [bytesOf(seat), fromHex(reveal)]));
}

export function commitmentTo(
  reveal: string,
  attempt: number,
  { match, seal }: Pick<ShownStart, 'match' | 'seal'>,
  [, member, starts, lastStart]: readonly [seat: number, member: number, starts: number, lastStart: string, ...unknown[]],
): string {
  const top = hashedTimes('reveal', fromHex(reveal), attempt + 1);
  return toHex(hash('commit', match, fromHex(seal), member, starts, fromHex(lastStart), top));
}

/** Returns the hash of everything before each attempt: the seal, the starts that were given up, the game, and the void attempts. */
export function hashesBefore({ match, seal, attempts }: ShownStart, prior: Uint8Array, form: Uint8Array): readonly Uint8Array[] {
  const hashes = [hash('attempts', match, fromHex(seal), prior, form)];
  for (const { roster, reveals } of attempts.slice(0, -1))
    hashes.push(hash('void', ...hashes.slice(-1), rosterField(roster), revealsField(reveals)));
  return hashes;
}

/** Returns the hash of a roster and of everything before it, which a browser keeps before it reveals. */
export function rosterHash(before: Uint8Array, { roster }: Pick<ShownAttempt, 'roster'>): string {
  return toHex(hash('roster', before, rosterField(roster)));
}

/** Returns the people of the last attempt, with the hash of everything before it as the last of `hashes`. */
export function participantsOf(hashes: readonly Uint8Array[], last: ShownAttempt = NOBODY): ShuffleMakers {
  const before = hashes.at(-1) ?? NOTHING;
  const [roster, reveals] = [rosterField(last.roster), revealsField(last.reveals)];
  return { seats: last.roster.map(([seat]) => seat), before, roster, reveals, key: hash('seed', before, roster, reveals) };
}

/**
 * Returns the index of the first attempt that is wrong, or -1. Someone is missing in each void attempt. A player has a reveal for each
 * of the first three, so a fourth one has nobody, and is the last. In a start that was given up, the last attempt may lack reveals.
 */
export function wrongAttempt(start: ShownStart, seatCount: number, isGivenUp = false): number {
  const { attempts } = start;
  let left: readonly ShownPerson[] = [];
  return attempts.findIndex((attempt, index) => {
    const { roster, reveals } = attempt;
    if (roster.length > MOST_SEATS) return true;
    const isFinal = index === attempts.length - 1;
    const seats = roster.map(([seat]) => seat);
    const shown = new Map(reveals);
    const here = roster.filter(([seat]) => shown.has(seat));
    const isOpen = isFinal && isGivenUp;
    const whole = {
      roster: roster.map(([seat, member, starts, lastStart, commitment]) => [
        seat >>> 0,
        member >>> 0,
        starts >>> 0,
        lastStart,
        commitment,
      ]),
      reveals: here.map(([seat]) => [seat, shown.get(seat)]),
      missing: isOpen ? [] : seats.filter((seat) => !shown.has(seat)),
    };
    const isWhole = isSame(attempt, whole) && (isOpen || isFinal === (here.length === roster.length));
    const isNext = index > 0 ? isSame(roster, left) : roster.length > 0;
    const isInOrder = seats.every((seat, at) => seat < (seats[at + 1] ?? seatCount));
    const isDifferent = [1, 4].every((field) => new Set(roster.map((person) => person[field])).size === roster.length);
    const isKept = here.every((person) => commitmentTo(shown.get(person[0]) ?? '', index, start, person) === person[4]);
    left = index < LAST_REVEAL ? here : [];
    return !(isWhole && isNext && isInOrder && isDifferent && isKept);
  });
}
