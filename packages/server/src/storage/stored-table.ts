import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { Hex } from '@hundredfold/shared/core/encoding.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { RecordStep } from '@hundredfold/shared/core/record-step.ts';
import type { StoredFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import type { ShuffleAttempts } from '@hundredfold/shared/shuffle-proof/attempts.ts';
import type { SealedShuffle } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import type { GivenUpStart } from '@hundredfold/shared/shuffle-proof/key.ts';

/** The turn of another game from which a match goes on, instead of beginning with a deal. */
export interface Continuation {
  /** The number of moves of the other game. */
  readonly turn: number;
  /** The version of the rules that both games follow. */
  readonly rules: number;
  /** The match whose first steps are those of the other game, until it has begun. */
  readonly match?: string;
}

export interface NewContinuation extends Omit<Continuation, 'match'> {
  readonly steps: readonly RecordStep[];
}

/** The holder of a seat: a person by their id, with their avatar (`seal`), or a bot, with its level if that is not the table's. */
export type StoredSeat =
  | { readonly holder: 'empty'; readonly locked?: true }
  | { readonly holder: 'bot'; readonly name: string; readonly level?: BotLevel }
  | {
      readonly holder: 'person';
      readonly personId: string;
      readonly name: string;
      readonly seal?: number;
      readonly takeover?: Takeover;
    };

/** The match, by its number at the table, and the version at which a person took a seat over from a bot. */
export interface Takeover {
  readonly matchNumber: number;
  readonly version: number;
}

export interface StoredSight {
  readonly personId: string;
  readonly matchNumber: number;
  readonly deal: number;
  /** The name and avatar that they have to keep during the match; left out if they may have any. */
  readonly frozen?: { readonly name: string; readonly seal: number };
}

/** The score of one table's session, over all matches that are played there. */
export interface SessionScore {
  /** The last match that is counted, so that no match counts twice. */
  readonly match: string | null;
  /** The game and its options: points add up over matches of the same kind only. */
  readonly kind: string;
  /** The players in the order of their last match; the most recent one comes last. */
  readonly scores: readonly PlayerSessionScore[];
}

export interface PlayerSessionScore {
  readonly personId: string;
  readonly games: number;
  readonly wins: number;
  /** The points in matches of the same kind. */
  readonly points: number;
}

/** Everything about a table that is stored, except the steps of its matches. */
export interface StoredTable extends StoredFacts {
  readonly code: string;
  readonly game: string;
  /** The version of the game's rules; left out until a match has been started. */
  readonly rules?: number;
  readonly options: OptionValues;
  readonly seats: readonly StoredSeat[];
  /** The host's person id; `null` until the first person joins. */
  readonly host: string | null;
  /** The person ids of hosts whose connection was lost for longer than the grace time; left out if there are none. */
  readonly absentHosts?: readonly string[];
  readonly removed?: readonly StoredRemoval[];
  /** The person ids of people who asked to be forgotten during the match and will be when it ends; left out if there are none. */
  readonly forgetting?: readonly string[];
  /** The match that is played now, or the last one. */
  readonly match: string | null;
  /** The match before it: a client may still repeat a request for a move of that match. Left out if there is none. */
  readonly before?: string;
  /** People without a seat who have seen hidden cards of the current deal; left out if everyone may have. */
  readonly seen?: readonly StoredSight[];
  /** The person ids of spectators to whom a player shows their hand. */
  readonly looks?: readonly string[];
  /** The session score; left out at a new table. */
  readonly evening?: SessionScore;
  /** The shuffle of the next match, or of the current one; left out at a table that never had one. */
  readonly shuffle?: StoredShuffle;
  readonly playedOn?: Continuation;
  /** The id of the group whose table this is. */
  readonly group?: string;
}

/** A shuffle with the secret of its outcomes, which only the storage and the table's process know. */
export interface StoredShuffle extends SealedShuffle {
  readonly secret: Hex;
  /** Left out if no start was given up since the last match. */
  readonly givenUp?: readonly GivenUpStart[];
  /** Left out before the start. */
  readonly attempts?: ShuffleAttempts;
  readonly startsItself?: boolean;
}

/** A person, by their id, whom the host has removed: from the seat only, or from the table. */
export interface StoredRemoval {
  readonly personId: string;
  readonly mayWatch: boolean;
  /** The name and avatar that they had, for the host who lets them sit again; left out once they were forgotten. */
  readonly name?: string;
  readonly seal?: number;
}

export function personIdsIn(table: StoredTable): readonly string[] {
  const { seats, host, absentHosts = [], removed = [], forgetting = [], seen = [], looks = [], evening } = table;
  const seated = seats.flatMap((seat) => (seat.holder === 'person' ? [seat.personId] : []));
  const shown = [...seen, ...removed, ...(evening?.scores ?? [])].map(({ personId }) => personId);
  return [...new Set([...seated, ...(host === null ? [] : [host]), ...absentHosts, ...forgetting, ...shown, ...looks])];
}
