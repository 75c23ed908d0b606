import { fromHex, type Hex, NO_VALUE, taggedDigits, taggedHash, toHex } from '../core/encoding.ts';
import { canonicalJson } from '../core/state-hash.ts';
import { lastAttempt, type RosterEntry, revealsField, rosterField, type ShuffleAttempts } from './attempts.ts';
import type { SealedShuffle } from './commitment.ts';
import type { GiveUpReason } from './give-up.ts';

/** The game, its options and its seats. They are part of the key, so that nobody can change them later. */
export interface GameForm {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

/** A start that came to nothing after its roster was fixed. */
export interface GivenUpStart extends SealedShuffle {
  readonly form: Hex;
  readonly attempts: ShuffleAttempts;
  readonly why: GiveUpReason;
}

/** A shuffle whose last attempt is final. */
export interface AttemptedShuffle extends SealedShuffle {
  /** The starts that were given up since the last game of the table, in order. */
  readonly givenUp: readonly GivenUpStart[];
  readonly form: Hex;
  readonly attempts: ShuffleAttempts;
}

export function formHash({ game, options, seats }: GameForm): Hex {
  return taggedDigits('form', [canonicalJson({ game, options, seats })]);
}

/** Returns the key of a match, in which all attempts are, and so the values of all people of the final one. */
export function seedKey(shuffle: AttemptedShuffle): Uint8Array {
  return taggedHash('seed', [fromHex(hashBefore(shuffle)), ...attemptFields(shuffle.attempts)]);
}

/**
 * Returns the hash of a roster and of everything before it. A browser keeps it before it reveals, so that a server cannot choose any of
 * that once it knows the reveals.
 */
export function hashOfRoster({ before, roster }: { before: Hex; roster: readonly RosterEntry[] }): Uint8Array {
  return taggedHash('roster', [fromHex(before), rosterField(roster)]);
}

/** Returns the hash of all starts that were given up; `NO_VALUE` if there is none. */
export function priorHash(givenUp: readonly GivenUpStart[]): Hex {
  return givenUp.reduce((prior, { why, ...start }) => {
    const before = voidsHash(start, startHash({ ...start, prior }));
    return taggedDigits('given-up', [before, ...attemptFields(start.attempts), why]);
  }, NO_VALUE);
}

/** Returns the hash of everything before the first attempt. */
export function startHash({ match, seal, prior, form }: SealedShuffle & { readonly prior: Hex; readonly form: Hex }): Hex {
  return taggedDigits('attempts', [match, fromHex(seal), fromHex(prior), fromHex(form)]);
}

/** Returns the hash of everything before the last attempt. */
export function hashBefore(shuffle: AttemptedShuffle): Hex {
  const prior = priorHash(shuffle.givenUp);
  return toHex(voidsHash(shuffle, startHash({ ...shuffle, prior })));
}

function voidsHash({ attempts }: Pick<AttemptedShuffle, 'attempts'>, start: Hex): Uint8Array {
  const voids = attempts.slice(0, -1);
  return voids.reduce<Uint8Array>((before, each) => taggedHash('void', [before, ...attemptFields([each])]), fromHex(start));
}

function attemptFields(attempts: ShuffleAttempts): readonly [roster: Uint8Array, reveals: Uint8Array] {
  const { roster, reveals } = lastAttempt(attempts);
  return [rosterField(roster), revealsField(reveals)];
}
