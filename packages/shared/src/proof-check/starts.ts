import { canonical, fromHex, hash, isSame, NOTHING, toHex } from './hashing.ts';
import { hashesBefore, MOST_SEATS, participantsOf, rosterHash, type ShownStart, wrongAttempt } from './participants.ts';

/** The reason why a start was given up: a player stood up, or the table went on to something else. */
const REASONS = ['left', 'changed'] as const;

export interface ShownGivenUp extends ShownStart {
  readonly form: string;
  readonly why: (typeof REASONS)[number];
}

export interface NamedStart {
  readonly match: string;
  readonly why: (typeof REASONS)[number];
  readonly seats: readonly number[];
  readonly missing: readonly number[];
}

export interface PriorStarts {
  readonly givenUp: readonly NamedStart[];
  readonly attempts: number;
  /** The hash that the game begins with. */
  readonly prior: Uint8Array;
  /** The roster hashes of each start, by its match. */
  readonly rosters: ReadonlyMap<string, readonly string[]>;
}

/** Returns the starts that were given up before a game. Throws if one of them is wrong. */
export function priorStarts(proof: { readonly match: string; readonly givenUp: readonly ShownGivenUp[] }): PriorStarts {
  let prior = NOTHING;
  const rosters = new Map<string, readonly string[]>();
  const givenUp = proof.givenUp.map((start) => {
    const { match, seal, form, attempts, why } = start;
    if (!REASONS.includes(why) || Object.keys(start).sort().join() !== 'attempts,form,match,seal,why') throw new Error();
    if (rosters.has(match) || match === proof.match || wrongAttempt(start, MOST_SEATS, true) >= 0) throw new Error();
    const hashes = hashesBefore({ match, seal, attempts }, prior, fromHex(form));
    const last = participantsOf(hashes, attempts.at(-1));
    prior = hash('given-up', last.before, last.roster, last.reveals, why);
    rosters.set(match, rosterHashes(hashes, start));
    return { match, why, ...playersOf(start) };
  });
  const attempts = proof.givenUp.reduce((sum, start) => sum + Math.max(1, start.attempts.length), 0);
  return { givenUp, attempts, prior, rosters };
}

export function rosterHashes(hashes: readonly Uint8Array[], { attempts }: ShownStart): readonly string[] {
  return attempts.map((attempt, index) => rosterHash(hashes[index] ?? NOTHING, attempt));
}

function playersOf({ attempts }: ShownStart): Pick<NamedStart, 'seats' | 'missing'> {
  const seats = attempts[0]?.roster.map(([seat]) => seat) ?? [];
  const revealed = new Set(attempts.at(-1)?.reveals.map(([seat]) => seat));
  return { seats, missing: seats.filter((seat) => !revealed.has(seat)) };
}

/** Returns the hash of the game that a record is of. */
export function formOf({ game, options, seats }: { game?: unknown; options?: unknown; seats: unknown }): Uint8Array {
  return hash('form', canonical({ game, options, seats }));
}

/** Returns the starts that came to nothing by the word of the players, which stands in their commitments. */
export function claimedStarts({ attempts }: ShownStart, { givenUp, rosters }: PriorStarts) {
  const first = attempts[0]?.roster ?? [];
  const known = new Set([...rosters.values()].flat());
  const isNamed = (starts: number, lastStart: string): boolean =>
    starts <= givenUp.length && (known.has(lastStart) || isSame([starts, lastStart], [0, toHex(NOTHING)]));
  return {
    /** The largest number of starts in which a player says to have revealed in vain. */
    most: Math.max(0, ...first.map(([, , starts]) => starts)),
    /** The seats of those who say more than a proof names. */
    unnamed: first.flatMap(([seat, , starts, lastStart]) => (isNamed(starts, lastStart) ? [] : [seat])),
  };
}
