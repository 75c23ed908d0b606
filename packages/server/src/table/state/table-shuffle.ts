import type { Hex } from '@hundredfold/shared/core/encoding.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { ShownShuffle } from '@hundredfold/shared/protocol/table-facts.ts';
import {
  awaitedSeats,
  lastAttempt,
  type RosterEntry,
  type ShuffleAttempts,
  startAttempts,
  voidAttempt,
} from '@hundredfold/shared/shuffle-proof/attempts.ts';
import { type SealedShuffle, sealOf } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { type GiveUpReason, MAX_GIVEN_UP } from '@hundredfold/shared/shuffle-proof/give-up.ts';
import { formHash, type GivenUpStart, hashBefore, priorHash } from '@hundredfold/shared/shuffle-proof/key.ts';
import type { FixedShuffle } from '@hundredfold/shared/shuffle-proof/turn-chance.ts';
import type { StoredShuffle } from '../../storage/stored-table.ts';
import { expectedAtSeats, isHere, type Seating, seatFor } from './seating.ts';

/** The shuffle of one match, from its seal to the end of the match. */
export interface TableShuffle extends SealedShuffle {
  /** The secret never leaves the server before the end of the match, and leaves the storage with it. */
  readonly secret: Hex;
  /** The starts that were given up since the last match. */
  readonly givenUp: readonly GivenUpStart[];
  /** The commitments until the start. They are not stored: after a restart the browsers commit again. */
  readonly commitments: readonly Commitment[];
  /** The attempts to collect the reveals; `null` before the start. */
  readonly attempts: ShuffleAttempts | null;
  /** True if the match starts by itself as soon as all players have committed. */
  readonly startsItself: boolean;
}

type Commitment = Omit<RosterEntry, 'seat'>;

/** Returns the shuffle of a match that is to come. Its seal may be shown only after it was stored. */
export function newShuffle(match: string, secret: Hex, givenUp: readonly GivenUpStart[]): TableShuffle {
  const seal = sealOf(match, secret);
  return { match, seal, secret, givenUp, commitments: [], attempts: null, startsItself: false };
}

export function storedShuffle({ match, seal, secret, givenUp, attempts, startsItself }: TableShuffle): StoredShuffle {
  return {
    match,
    seal,
    secret,
    ...(givenUp.length > 0 && { givenUp }),
    ...(attempts !== null && { attempts }),
    ...(startsItself && { startsItself }),
  };
}

/**
 * Returns the shuffle of a stored table. If the server stopped while reveals were awaited, that attempt is void, because nobody knows
 * which of them were on their way. `played` is the match of the table: its shuffle is fixed.
 */
export function shuffleFromStored(stored: StoredShuffle | undefined, played: string | null): TableShuffle | null {
  if (stored === undefined) return null;
  const { match, seal, secret, givenUp = [], attempts = null, startsItself = false } = stored;
  const isCut = match !== played && attempts !== null && awaitedSeats(attempts).length > 0;
  return { match, seal, secret, givenUp, commitments: [], attempts: isCut ? voidAttempt(attempts) : attempts, startsItself };
}

/** Returns the starts that were given up, with a pending one that nobody can go on with. */
export function givenUpWith(
  { match, seal, givenUp, attempts }: TableShuffle,
  form: Hex,
  why: GiveUpReason,
): readonly GivenUpStart[] {
  const isPending = attempts !== null && attempts.length > 0;
  return isPending ? [...givenUp, { match, seal, form, attempts, why }] : givenUp;
}

/** The parts of a table's value that its shuffle depends on. The options stay while a start is pending. */
interface ShuffledValue {
  readonly options: OptionValues;
  readonly seating: Seating;
}

/** Returns the hash of what a table plays next, or plays now. */
export function formIn({ id }: Pick<Game, 'id'>, { options, seating }: ShuffledValue): Hex {
  return formHash({ game: id, options, seats: seating.seats.length });
}

export function shuffleStage({ attempts }: TableShuffle): ShownShuffle['stage'] {
  if (attempts === null) return 'open';
  return awaitedSeats(attempts).length > 0 ? 'revealing' : 'fixed';
}

/** Returns the shuffle of a match once nothing can change it; `null` before. */
export function fixedShuffle(
  shuffle: TableShuffle | null,
  { id, match }: Pick<OngoingMatch, 'id' | 'match'>,
): FixedShuffle | null {
  if (shuffle === null || shuffle.match !== id || shuffle.attempts === null) return null;
  const { seal, secret, givenUp, attempts } = shuffle;
  const form = formHash({ game: match.game.id, options: match.options, seats: match.seats });
  return { match: id, seal, secret, givenUp, attempts, form };
}

/** Returns a shuffle whose roster is fixed: the players who are here and have committed; nobody after too many starts. */
export function withRoster(shuffle: TableShuffle, seating: Seating): TableShuffle {
  const mayTakePart = shuffle.givenUp.length < MAX_GIVEN_UP;
  const roster = committedSeats(shuffle, seating).filter(({ member }) => mayTakePart && isHere(seating, member));
  return { ...shuffle, attempts: shuffle.attempts ?? startAttempts(roster), startsItself: false };
}

export function haveAllCommitted({ commitments }: TableShuffle, seating: Seating): boolean {
  return expectedAtSeats(seating).every((memberId) => commitments.some(({ member }) => member === memberId));
}

function committedSeats({ commitments }: TableShuffle, seating: Seating): readonly RosterEntry[] {
  return commitments
    .flatMap((each) => {
      const seat = seatFor(seating, each.member);
      return seat === null ? [] : [{ seat, ...each }];
    })
    .toSorted((one, other) => one.seat - other.seat);
}

/** Returns what everyone may see of a shuffle. The same shuffle and seating give the same object. */
export function shownShuffle(shuffle: TableShuffle, game: Pick<Game, 'id'>, value: ShuffledValue): ShownShuffle {
  const { seats } = value.seating;
  const known = shown.get(shuffle);
  if (known !== undefined && (known.seats === seats || shuffle.attempts !== null)) return known.value;
  const made = toShown(shuffle, game, value);
  shown.set(shuffle, { seats, value: made });
  return made;
}

const shown = new WeakMap<TableShuffle, { readonly seats: Seating['seats']; readonly value: ShownShuffle }>();

function toShown(shuffle: TableShuffle, game: Pick<Game, 'id'>, value: ShuffledValue): ShownShuffle {
  const { match, seal, givenUp, attempts } = shuffle;
  const { index, roster, reveals } = lastAttempt(attempts ?? startAttempts(committedSeats(shuffle, value.seating)));
  const missing = (attempts ?? []).flatMap((attempt) => attempt.missing).toSorted((one, other) => one - other);
  return {
    match,
    seal,
    prior: priorHash(givenUp),
    givenUp: givenUp.map((start) => ({ match: start.match, attempts: start.attempts.length, why: start.why })),
    attempt: index,
    stage: shuffleStage(shuffle),
    before: attempts === null ? '' : hashBefore({ match, seal, givenUp, form: formIn(game, value), attempts }),
    roster,
    reveals,
    missing,
  };
}
