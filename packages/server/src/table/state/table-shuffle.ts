import { lazy } from '@hundredfold/shared/core/lazy.ts';
import type { ShownShuffle } from '@hundredfold/shared/protocol/table-facts.ts';
import {
  awaitedSeats,
  lastAttempt,
  type RosterEntry,
  type ShuffleAttempts,
  startAttempts,
  voidAttempt,
} from '@hundredfold/shared/shuffle-proof/attempts.ts';
import { type ShuffleChain, shuffleChain } from '@hundredfold/shared/shuffle-proof/chain.ts';
import type { SealedShuffle } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import type { Hex } from '@hundredfold/shared/shuffle-proof/encoding.ts';
import { hashBefore } from '@hundredfold/shared/shuffle-proof/key.ts';
import type { FixedShuffle } from '@hundredfold/shared/shuffle-proof/turn-chance.ts';
import { nodeHashes } from '../../platform/shuffle-hashes.ts';
import type { StoredShuffle } from '../../storage/stored-table.ts';
import { expectedAtSeats, isHere, type Seating, seatFor } from './seating.ts';

/** The shuffle of one match, from its seal to the end of the match. */
export interface TableShuffle extends SealedShuffle {
  /** The last link of the chain. It never leaves the server, and leaves the storage with the end of the match. */
  readonly secret: Hex;
  readonly chain: () => ShuffleChain;
  /** The commitments until the start. They are not stored: after a restart the browsers commit again. */
  readonly commitments: readonly Commitment[];
  /** The attempts to collect the reveals; `null` before the start. */
  readonly attempts: ShuffleAttempts | null;
  /** True if the match starts by itself as soon as all players have committed. */
  readonly startsItself: boolean;
}

export interface Commitment {
  readonly memberId: number;
  readonly commit: Hex;
}

/** Returns the shuffle of a match that is to come. Its seal may be shown only after it was stored. */
export function newShuffle(match: string, secret: Hex): TableShuffle {
  const chain = lazy(() => shuffleChain(secret, nodeHashes));
  return { match, seal: chain().seal, secret, chain, commitments: [], attempts: null, startsItself: false };
}

export function storedShuffle({ match, seal, secret, attempts, startsItself }: TableShuffle): StoredShuffle {
  return { match, seal, secret, ...(attempts !== null && { attempts }), ...(startsItself && { startsItself }) };
}

/**
 * Returns the shuffle of a stored table. If the server stopped while reveals were awaited, that attempt is void, because nobody
 * knows which of them were on their way. `played` is the match of the table: its shuffle is fixed.
 */
export function shuffleFromStored(stored: StoredShuffle | undefined, played: string | null): TableShuffle | null {
  if (stored === undefined) return null;
  const { match, seal, secret, attempts = null, startsItself = false } = stored;
  const isCut = match !== played && attempts !== null && awaitedSeats(attempts).length > 0;
  const chain = lazy(() => shuffleChain(secret, nodeHashes));
  return { match, seal, secret, chain, commitments: [], attempts: isCut ? voidAttempt(attempts) : attempts, startsItself };
}

export function shuffleStage({ attempts }: TableShuffle): ShownShuffle['stage'] {
  if (attempts === null) return 'open';
  return awaitedSeats(attempts).length > 0 ? 'revealing' : 'fixed';
}

/** Returns the shuffle of a match once nothing can change it; `null` before. */
export function fixedShuffle(shuffle: TableShuffle | null, match: string): FixedShuffle | null {
  if (shuffle === null || shuffle.match !== match || shuffle.attempts === null) return null;
  const { seal, attempts, chain } = shuffle;
  return { match, seal, attempts, chain: chain() };
}

/** Returns a shuffle whose roster is fixed: the players who are here and have committed. */
export function withRoster(shuffle: TableShuffle, seating: Seating): TableShuffle {
  const roster = committedSeats(shuffle, seating).filter(({ member }) => isHere(seating, member));
  return { ...shuffle, attempts: shuffle.attempts ?? startAttempts(roster), startsItself: false };
}

/** Returns whether every player for whom no bot plays has committed. */
export function haveAllCommitted({ commitments }: TableShuffle, seating: Seating): boolean {
  return expectedAtSeats(seating).every((memberId) => commitments.some((each) => each.memberId === memberId));
}

function committedSeats({ commitments }: TableShuffle, seating: Seating): readonly RosterEntry[] {
  return commitments
    .flatMap(({ memberId, commit }) => {
      const seat = seatFor(seating, memberId);
      return seat === null ? [] : [{ seat, member: memberId, commit }];
    })
    .toSorted((one, other) => one.seat - other.seat);
}

/** Returns what everyone may see of a shuffle. The same shuffle and seating give the same object. */
export function shownShuffle(shuffle: TableShuffle, seating: Seating): ShownShuffle {
  const known = shown.get(shuffle);
  if (known !== undefined && (known.seats === seating.seats || shuffle.attempts !== null)) return known.value;
  const value = toShown(shuffle, seating);
  shown.set(shuffle, { seats: seating.seats, value });
  return value;
}

const shown = new WeakMap<TableShuffle, { readonly seats: Seating['seats']; readonly value: ShownShuffle }>();

function toShown(shuffle: TableShuffle, seating: Seating): ShownShuffle {
  const { match, seal, attempts } = shuffle;
  const { index, roster, reveals } = lastAttempt(attempts ?? startAttempts(committedSeats(shuffle, seating)));
  const missing = (attempts ?? []).flatMap((attempt) => attempt.missing).toSorted((one, other) => one - other);
  const before = hashBefore({ match, seal, attempts: attempts ?? [] }, nodeHashes);
  return { match, seal, attempt: index, stage: shuffleStage(shuffle), before, roster, reveals, missing };
}
