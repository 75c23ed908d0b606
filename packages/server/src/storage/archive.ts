import type { StoredStep } from '@hundredfold/shared/core/history.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { PlayedGame } from '@hundredfold/shared/core/played.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { ChatContent } from '@hundredfold/shared/protocol/chat.ts';
import type { Hints } from '@hundredfold/shared/protocol/hints.ts';
import type { Pace } from '@hundredfold/shared/protocol/pace.ts';
import type { SpectatorSettings } from '@hundredfold/shared/protocol/spectators.ts';

export type { StoredStep } from '@hundredfold/shared/core/history.ts';

/** Who holds a seat: a person by their id, or a bot. Older builds knew of no seals. */
export type StoredSeat =
  | { readonly holder: 'empty'; readonly locked?: true }
  | { readonly holder: 'bot'; readonly name: string }
  | { readonly holder: 'person'; readonly person: string; readonly name: string; readonly seal?: number };

/** Somebody, by their person id, who was shown hidden cards of a deal. */
export interface StoredSight {
  readonly person: string;
  readonly round: number;
  readonly deal: number;
}

/** What people have won at one table, over all that is played there. */
export interface SessionScore {
  /** The last match that counts in it, so that none counts twice. */
  readonly match: string | null;
  /** How it was played: points add up over games of the same kind. */
  readonly kind: string;
  /** Whoever played last comes last. */
  readonly scores: readonly PlayerSessionScore[];
}

export interface PlayerSessionScore {
  /** Their person id. */
  readonly person: string;
  readonly games: number;
  readonly wins: number;
  /** Of the games of the same kind. */
  readonly points: number;
}

/** Everything about a table that outlives its process, besides the steps of its matches. */
export interface StoredTable {
  readonly code: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly StoredSeat[];
  /** The host's person id; `null` until the first person comes. */
  readonly host: string | null;
  /** Hosts whose line was down for longer than the grace time, by their person ids; left out where there are none. */
  readonly absentHosts?: readonly string[];
  /** Whom the host sent away; left out where there is nobody. */
  readonly removed?: readonly StoredRemoval[];
  /** Who asked to be forgotten in the middle of the game, and is once it is over; left out where there is nobody. */
  readonly forgetting?: readonly string[];
  readonly open: boolean;
  /** Whether people write as they like; `null` as long as the host has not said. */
  readonly freely: boolean | null;
  readonly pace: Pace;
  /** How many matches were begun here. */
  readonly round: number;
  /** The match being played, or the last one. */
  readonly match: string | null;
  /** The one before it: somebody may still ask again for a move of that. Left out where there is none. */
  readonly before?: string;
  /** What whoever watches may see; left out where they see what lies there for all to see. */
  readonly watching?: SpectatorSettings;
  /** Who may ask what a bot would do; older builds did not keep it. */
  readonly hints?: Hints;
  /** Who has seen hidden cards of the deal that is played, and has no seat there; older builds did not keep it. */
  readonly seen?: readonly StoredSight[];
  /** Who is shown somebody's hand by their leave, by their person ids. */
  readonly looks?: readonly string[];
  /** What people have won here so far; older builds did not count it. */
  readonly evening?: SessionScore;
  /** The version of that match from which only bots play, if somebody had them finish it. */
  readonly botsFrom?: number | null;
}

/** Somebody whom the host sent away, by their person id: from a seat, or altogether. */
export interface StoredRemoval {
  readonly person: string;
  readonly mayWatch: boolean;
}

/** So many are told of as the latest. */
export const MAX_LATEST_TABLES = 12;

/** Everybody whom a stored table knows, by their person ids. */
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

/** The right to write to a table, by its code. Whoever takes it anew ends the one before. */
export interface Lease {
  readonly code: string;
  readonly generation: number;
}

/** What is written under a lease that somebody else has ended is not kept. */
export class LeaseEnded extends Error {
  override readonly name = 'LeaseEnded';

  constructor({ generation }: Lease) {
    super(`the table has gone to somebody else since lease ${generation}`);
  }
}

/** The archive is not to be had, or could not write: what it was asked for may be done or not. The reason is the cause. */
export class StorageFailed extends Error {
  override readonly name = 'NotKept';
}

/** How long is kept what nobody comes back to, in milliseconds for which the house was open. */
export interface RetentionTimes {
  /** Tables at which no game was begun yet. */
  readonly gatherings: number;
  /** Tables with a game, whether it has ended or not. */
  readonly games: number;
  readonly records: number;
  readonly reports: number;
}

/** What a game came to for somebody, by their person id. */
export interface StoredResult {
  readonly person: string;
  readonly played: PlayedGame;
}

/** So many results of somebody are kept; of more the oldest go. */
export const MAX_RESULTS = 2000;

/** One durable group of steps: the move, if any, and the lots that followed it; or a takeback. */
export interface Append {
  /** Of the table at which the match is played. */
  readonly lease: Lease;
  readonly match: string;
  /** Number of steps the match had before; refused when it has others by now. */
  readonly version: number;
  readonly steps: readonly StoredStep[];
  /** What the game came to, where it is over by these steps: kept with them, or not at all. */
  readonly results?: readonly StoredResult[];
}

/** Somebody whom somebody else has reported, and what they said at that table, as the house has heard it. */
export interface Report {
  readonly id: string;
  /** The table's code. */
  readonly table: string;
  /** When, as in ISO 8601. */
  readonly at: string;
  /** The person ids of who reports, and of whom. */
  readonly by: string;
  readonly of: string;
  readonly name: string;
  /** The line that was pointed at; `null` where it was the person. */
  readonly line: number | null;
  readonly lines: readonly { readonly id: number; readonly name: string; readonly said: ChatContent }[];
}

/** Somebody whom whoever keeps the house has blocked. */
export interface Blocked {
  /** Their person id. */
  readonly person: string;
  /** As others knew them; empty once they were forgotten. */
  readonly name: string;
  /** When, as in ISO 8601. */
  readonly at: string;
}

/** Where tables and matches are kept. A promise that resolves means: it survives a power cut. */
export interface Archive {
  /** Takes a table over, whether it is there yet or not; `null` where another process that is alive has it. */
  claim(code: string): Promise<Lease | null>;
  /** The codes of those that have ended: somebody else has the tables. */
  ended(leases: readonly Lease[]): Promise<readonly string[]>;
  /** Lets go of a table; of no use where the lease has ended. */
  release(lease: Lease): Promise<void>;
  /** The name of another process that is alive and has the table. */
  holderOf(code: string): Promise<string | null>;
  /** Rejects with `LeaseEnded` where somebody else has the table by now. */
  saveTable(table: StoredTable, lease: Lease): Promise<void>;
  /**
   * Adds what people have seen to a table that was saved before, a row for each of them: the table's own row grows with all who watch.
   * Rejects as `saveTable` does. The table is loaded with them, and has to be saved with them the next time.
   */
  addSeenCards(sights: readonly StoredSight[], lease: Lease): Promise<void>;
  loadTable(code: string): Promise<StoredTable | null>;
  /** The codes of the tables that somebody, by their person id, has a seat at, is the host of, has seen hidden cards of, or has played at. */
  tablesOf(person: string): Promise<readonly string[]>;
  /** Those of them that were kept for the last time after that moment, by the system's clock; the latest first, and only so many. */
  latestTablesOf(person: string, since: number): Promise<readonly string[]>;
  /** Rejects when somebody else has written at that version; with `LeaseEnded` where they have the table by now. */
  append(append: Append): Promise<void>;
  steps(match: string): Promise<readonly StoredStep[]>;
  /** Stores the record of a finished game under the match's id. */
  finish(match: string, record: GameRecord): Promise<void>;
  record(match: string): Promise<GameRecord | null>;
  /** What all games came to that somebody, by their person id, has played to their end: the latest first. No sweep takes them away. */
  resultsOf(person: string): Promise<readonly PlayedGame[]>;
  /** What one game came to for those who are not forgotten, by person. */
  resultsAt(match: string): Promise<readonly StoredResult[]>;
  forgetResults(person: string): Promise<void>;
  /** A report of the same id is replaced. */
  report(report: Report): Promise<void>;
  /** All of them, or so many of the latest without the `newer` ones that came after them; the oldest first. */
  reports(latest?: number, newer?: number): Promise<readonly Report[]>;
  /** Those that somebody made, or that are about them, go. */
  forgetReports(person: string): Promise<void>;
  /** Somebody is let in nowhere any more; where they were blocked before, this is what is known of it now. */
  block(somebody: Blocked): Promise<void>;
  unblock(person: string): Promise<void>;
  /** All of them, by the time when they were blocked, the oldest first. */
  blocked(): Promise<readonly Blocked[]>;
  /** These tables are in use. */
  touch(codes: readonly string[]): Promise<void>;
  /**
   * Some of what nobody has come back to for that long goes: records, reports, and the steps of matches that no table plays any more.
   * The codes of some tables of that age, which stay until they are dropped. `now` is by the system's clock; however far that has
   * come since the last time, because nobody swept or because it was set, nothing has aged by more than `MOST_AGED` of it.
   */
  deleteExpired(terms: RetentionTimes, now: number): Promise<readonly string[]>;
  /** A table goes, with the steps of its match; a record stays. */
  dropTable(lease: Lease): Promise<void>;
  /** Bytes that all of it takes. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/** What a table that is asleep was left at. */
export async function storedPhase(
  archive: Pick<Archive, 'record'>,
  { match }: Pick<StoredTable, 'match'>,
): Promise<'gathering' | 'playing' | 'over'> {
  if (match === null) return 'gathering';
  return (await archive.record(match)) === null ? 'playing' : 'over';
}

/** How often the house is to be swept, in milliseconds. */
export const CLEANUP_INTERVAL_MS = 600_000;

export const MAX_AGE_STEP_MS = 2 * CLEANUP_INTERVAL_MS;

/** So many of a kind go at once: everybody waits for it. */
export const MAX_DELETED_AT_ONCE = 200;
