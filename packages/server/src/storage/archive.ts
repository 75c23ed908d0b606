import type { StoredStep } from '@hundredfold/shared/core/history.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { PlayedGame } from '@hundredfold/shared/core/played.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { ChatContent } from '@hundredfold/shared/protocol/chat.ts';
import type { StoredFacts } from '@hundredfold/shared/protocol/table-facts.ts';

export type { StoredStep } from '@hundredfold/shared/core/history.ts';

/** The holder of a seat: a person by their id, or a bot. Older versions stored no avatar (`seal`). */
export type StoredSeat =
  | { readonly holder: 'empty'; readonly locked?: true }
  | { readonly holder: 'bot'; readonly name: string }
  | { readonly holder: 'person'; readonly person: string; readonly name: string; readonly seal?: number };

/** A person, by their id, who has seen hidden cards of a deal. */
export interface StoredSight {
  readonly person: string;
  readonly round: number;
  readonly deal: number;
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
  /** The person id of the player. */
  readonly person: string;
  readonly games: number;
  readonly wins: number;
  /** The points in matches of the same kind. */
  readonly points: number;
}

/** Everything about a table that is stored, except the steps of its matches. */
export interface StoredTable extends StoredFacts {
  readonly code: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly StoredSeat[];
  /** The host's person id; `null` until the first person joins. */
  readonly host: string | null;
  /** The person ids of hosts whose connection was lost for longer than the grace time; left out if there are none. */
  readonly absentHosts?: readonly string[];
  /** People whom the host has removed; left out if there are none. */
  readonly removed?: readonly StoredRemoval[];
  /** The person ids of people who asked to be forgotten during the match and will be when it ends; left out if there are none. */
  readonly forgetting?: readonly string[];
  /** The match that is played now, or the last one. */
  readonly match: string | null;
  /** The match before it: a client may still repeat a request for a move of that match. Left out if there is none. */
  readonly before?: string;
  /** People without a seat who have seen hidden cards of the current deal; older versions did not store them. */
  readonly seen?: readonly StoredSight[];
  /** The person ids of spectators to whom a player shows their hand. */
  readonly looks?: readonly string[];
  /** The session score; older versions did not store it. */
  readonly evening?: SessionScore;
}

/** A person, by their id, whom the host has removed: from the seat only, or from the table. */
export interface StoredRemoval {
  readonly person: string;
  readonly mayWatch: boolean;
}

/** The largest number of tables that `latestTablesOf` returns. */
export const MAX_LATEST_TABLES = 12;

/** Returns the person ids of everyone whom a stored table knows. */
export function personIdsIn({
  seats,
  host,
  absentHosts = [],
  removed = [],
  forgetting = [],
  seen = [],
  looks = [],
  evening,
}: Pick<
  StoredTable,
  'seats' | 'host' | 'absentHosts' | 'removed' | 'forgetting' | 'seen' | 'looks' | 'evening'
>): readonly string[] {
  const seated = seats.flatMap((seat) => (seat.holder === 'person' ? [seat.person] : []));
  const shown = [...seen, ...removed, ...(evening?.scores ?? [])].map(({ person }) => person);
  return [...new Set([...seated, ...(host === null ? [] : [host]), ...absentHosts, ...forgetting, ...shown, ...looks])];
}

/** The right to write to a table. A newer lease for the same code ends the older one. */
export interface Lease {
  readonly code: string;
  readonly generation: number;
}

/** Thrown on a write under a lease that another process has ended. The write is not stored. */
export class LeaseEnded extends Error {
  override readonly name = 'LeaseEnded';

  constructor({ generation }: Lease) {
    super(`another process has taken the table since lease ${generation}`);
  }
}

/**
 * Thrown if the storage cannot be reached or could not write. It is unknown whether the request was carried out. The cause has
 * the reason.
 */
export class StorageFailed extends Error {
  override readonly name = 'NotKept';
}

/** How long unused data is kept, in milliseconds of server uptime. */
export interface RetentionTimes {
  /** Tables at which no match was started. */
  readonly gatherings: number;
  /** Tables with a match, whether it has ended or not. */
  readonly games: number;
  readonly records: number;
  readonly reports: number;
}

/** The result of a match for one person, by their id. */
export interface StoredResult {
  readonly person: string;
  readonly played: PlayedGame;
}

/** The number of results that are kept for each person; the oldest are deleted first. */
export const MAX_RESULTS = 2000;

/** Steps that are stored together or not at all: a move with the chance outcomes that followed it, or a takeback. */
export interface Append {
  /** The lease of the table at which the match is played. */
  readonly lease: Lease;
  readonly match: string;
  /** The number of steps that the match had before. The append is rejected if it has another number by now. */
  readonly version: number;
  readonly steps: readonly StoredStep[];
  /** The results of the match, if these steps end it. They are stored together with the steps. */
  readonly results?: readonly StoredResult[];
}

/** A report about a person, with what they wrote at that table. */
export interface Report {
  readonly id: string;
  /** The table's code. */
  readonly table: string;
  /** The time of the report, in ISO 8601. */
  readonly at: string;
  /** The person id of the reporter (`by`) and of the reported person (`of`). */
  readonly by: string;
  readonly of: string;
  readonly name: string;
  /** The id of the reported chat message; `null` if the person was reported. */
  readonly line: number | null;
  readonly lines: readonly { readonly id: number; readonly name: string; readonly said: ChatContent }[];
}

/** A person whom the admin has blocked. */
export interface Blocked {
  /** The person id. */
  readonly person: string;
  /** The name that others knew; empty after the person was forgotten. */
  readonly name: string;
  /** The time of the block, in ISO 8601. */
  readonly at: string;
}

/** The storage of tables and matches. When a returned promise resolves, the data survives a power cut. */
export interface Archive {
  /** Takes the lease of a table, whether or not the table exists. Returns `null` if another live process has it. */
  claim(code: string): Promise<Lease | null>;
  /** Returns the codes of the leases that have ended because another process has taken the tables. */
  ended(leases: readonly Lease[]): Promise<readonly string[]>;
  /** Releases the lease of a table. Does nothing if the lease has ended. */
  release(lease: Lease): Promise<void>;
  /** Returns the name of another live process that has the table. */
  holderOf(code: string): Promise<string | null>;
  /** Saves a table. Rejects with `LeaseEnded` if another process has the table by now. */
  saveTable(table: StoredTable, lease: Lease): Promise<void>;
  /**
   * Adds what people have seen to a table that was saved before. Each person gets a row, because the table's own row would grow
   * with every spectator. Rejects as `saveTable` does. `loadTable` includes these rows, and the next `saveTable` has to include
   * them too.
   */
  addSeenCards(sights: readonly StoredSight[], lease: Lease): Promise<void>;
  loadTable(code: string): Promise<StoredTable | null>;
  /** Returns the codes of the tables at which a person has a seat, is the host, has seen hidden cards or has played. */
  tablesOf(person: string): Promise<readonly string[]>;
  /**
   * Returns those of them that were last saved or in use after `since`, by the system clock, the latest first, at most `MAX_LATEST_TABLES`.
   */
  latestTablesOf(person: string, since: number): Promise<readonly string[]>;
  /**
   * Appends steps to a match. Rejects if other steps were written at that version, and with `LeaseEnded` if another process has
   * the table by now.
   */
  append(append: Append): Promise<void>;
  steps(match: string): Promise<readonly StoredStep[]>;
  /** Stores the record of a finished game under the match's id. */
  finish(match: string, record: GameRecord): Promise<void>;
  record(match: string): Promise<GameRecord | null>;
  /** Returns the results of all finished matches of a person, the latest first. The cleanup never deletes results. */
  resultsOf(person: string): Promise<readonly PlayedGame[]>;
  /** Returns the results of one match, ordered by person, without people who were forgotten. */
  resultsAt(match: string): Promise<readonly StoredResult[]>;
  forgetResults(person: string): Promise<void>;
  /** Stores a report. It replaces a report with the same id. */
  report(report: Report): Promise<void>;
  /** Returns all reports, the oldest first; or only the `latest` ones, after the `newer` newest ones were skipped. */
  reports(latest?: number, newer?: number): Promise<readonly Report[]>;
  /** Deletes the reports that a person made, and those about them. */
  forgetReports(person: string): Promise<void>;
  /** Blocks a person from the whole server. If they were blocked before, the new data replaces the old. */
  block(blocked: Blocked): Promise<void>;
  unblock(person: string): Promise<void>;
  /** Returns all blocked people, the longest blocked first. */
  blocked(): Promise<readonly Blocked[]>;
  /** Marks tables as in use. */
  touch(codes: readonly string[]): Promise<void>;
  /**
   * Deletes some of what is unused for longer than `terms`: records, reports, and the steps of matches that no table plays any
   * more. Returns the codes of some unused tables, which stay until they are dropped. `now` is by the system clock. However far
   * the clock has moved since the last call (no cleanup ran, or the clock was set), data ages by at most `MAX_AGE_STEP_MS`.
   */
  deleteExpired(terms: RetentionTimes, now: number): Promise<readonly string[]>;
  /** Deletes a table with the steps of its match. Its records stay. */
  dropTable(lease: Lease): Promise<void>;
  /** Returns the size of the storage in bytes. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/** Returns the phase in which a stored table was left. */
export async function storedPhase(
  archive: Pick<Archive, 'record'>,
  { match }: Pick<StoredTable, 'match'>,
): Promise<'gathering' | 'playing' | 'over'> {
  if (match === null) return 'gathering';
  return (await archive.record(match)) === null ? 'playing' : 'over';
}

/** The time between two cleanups, in milliseconds. */
export const CLEANUP_INTERVAL_MS = 600_000;

export const MAX_AGE_STEP_MS = 2 * CLEANUP_INTERVAL_MS;

/** The largest number of rows of one kind that a cleanup deletes. All other requests wait for it. */
export const MAX_DELETED_AT_ONCE = 200;
