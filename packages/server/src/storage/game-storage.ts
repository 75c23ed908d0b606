import type { StoredStep } from '@hundredfold/shared/core/history.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { OwnGame, OwnGamesRequest } from '@hundredfold/shared/protocol/own-games.ts';
import type { PlayedGame } from '@hundredfold/shared/protocol/played-game.ts';
import type { NoticeKind, PushSubscriptionKeys } from '@hundredfold/shared/protocol/push.ts';
import type { SpectatorAccess } from '@hundredfold/shared/protocol/spectators.ts';
import type { Lease } from './lease.ts';
import type { ExpiredData, RetentionTimes } from './retention.ts';
import type { EveningOperations } from './stored-evening.ts';
import type { GroupOperations } from './stored-group.ts';
import type { StoredPosition } from './stored-position.ts';
import type { Blocked, Report } from './stored-report.ts';
import type { NoticeReceiver, StoredSubscription } from './stored-subscription.ts';
import type { StoredSight, StoredTable } from './stored-table.ts';

export type { StoredStep } from '@hundredfold/shared/core/history.ts';

export const MAX_LATEST_TABLES = 12;

/** The number of results that are kept for each person, besides favourites; the oldest are deleted first. */
export const MAX_RESULTS = 2000;

/** The number of subscriptions of each person; the oldest are deleted first. */
export const MAX_SUBSCRIPTIONS = 20;

/** The shortest time between two lines to the webhook of a group, in milliseconds. */
export const POST_INTERVAL_MS = 60_000;

/** The shortest time between two notices for one person, in milliseconds. */
export const NOTICE_INTERVAL_MS = 60_000;

export interface StoredResult {
  readonly personId: string;
  readonly played: PlayedGame;
  /** The seat, and the name that everyone saw when the match ended; left out if there was no name. */
  readonly player?: { readonly seat: Seat; readonly name: string };
}

/** A finished game of a person, with the names of the others by seat. */
export interface StoredOwnGame extends Pick<OwnGame, 'others' | 'isFavourite' | 'hasRecord'> {
  readonly played: PlayedGame;
  /** The player's own seat; `null` if they had no name. */
  readonly seat: Seat | null;
}

export type OwnGamesQuery = Omit<OwnGamesRequest, 'key'> & { readonly limit: number };

/** A stored record as text, so that nobody parses its steps: its fields before them, the text after these, and who could watch. */
export interface RecordText {
  readonly head: Omit<GameRecord, 'steps' | 'outcome'>;
  /** The rest of its JSON object in UTF-8, from the comma before its steps, without the bracket at its end. */
  readonly rest: Uint8Array;
  readonly access: SpectatorAccess;
}

/** Steps that are stored together or not at all: a move with the chance outcomes that followed it, or a takeback. */
export interface Append {
  readonly lease: Lease;
  readonly match: string;
  /** The number of steps that the match had before. The append is rejected if it has another number by now. */
  readonly version: number;
  readonly steps: readonly StoredStep[];
  /** The position from which the match is loaded from now on; left out if that stays as it is. */
  readonly position?: StoredPosition;
  /** The results of the match, if these steps end it. They are stored together with the steps. */
  readonly results?: readonly StoredResult[];
  /** The group whose results these are, too. */
  readonly group?: string;
}

/**
 * Thrown if the storage cannot be reached or could not write. It is unknown whether the request was carried out. The cause has
 * the reason.
 */
export class StorageFailed extends Error {
  override readonly name = 'StorageFailed';
}

/**
 * The operations on stored data. Each is declared here and in `OPERATIONS`, and its statements are in `sql`; everything else is
 * derived. An operation under a lease fails with `LeaseEnded` if another process has the table by now.
 */
export interface StorageOperations extends GroupOperations, EveningOperations {
  /** Saves a new table. Returns `false`, and saves nothing, if there is a table with this code. */
  addTable(table: StoredTable): boolean;
  saveTable(table: StoredTable, lease: Lease): void;
  /**
   * Adds what people have seen to a table that was saved before. Each person gets a row, because the table's own row would grow
   * with every spectator. `loadTable` includes these rows, and the next `saveTable` has to include them too.
   */
  addSeenCards(sights: readonly StoredSight[], lease: Lease): void;
  loadTable(code: string): StoredTable | null;
  /** Returns the codes of the tables at which a person has a seat, is the host, has seen hidden cards or has played. */
  tablesOf(personId: string): readonly string[];
  /**
   * Returns those of them that were last saved or in use after `since`, by the system clock, the latest first, at most
   * `MAX_LATEST_TABLES`.
   */
  latestTablesOf(personId: string, since: number): readonly string[];
  /** Appends steps to a match. Fails if other steps were written at that version. */
  append(append: Append): void;
  steps(match: string, from?: number, most?: number): readonly StoredStep[];
  position(match: string): StoredPosition | null;
  stepCount(match: string): number;
  /** Stores the record of a finished game under the match's id, and beside it who could watch the game. */
  finish(match: string, record: GameRecord, access: SpectatorAccess): void;
  /** Returns a record as text, with who could watch the game. */
  recordText(match: string): RecordText | null;
  /** Returns the results of all finished matches of a person, the latest first. The cleanup never deletes results. */
  resultsOf(personId: string): readonly PlayedGame[];
  /** Returns the results of one match, ordered by person, without people who were forgotten. */
  resultsAt(match: string): readonly StoredResult[];
  /** Returns a part of a person's finished games, the latest first. */
  ownGames(personId: string, query: OwnGamesQuery): readonly StoredOwnGame[];
  /** Deletes all results and favourites of a person, or those of one match. */
  forgetResults(personId: string, match?: string): void;
  /**
   * Makes a game a favourite of one of its players, so that the cleanup keeps its record. `missing`: the person has no result of this
   * match, or the record is gone. A person who adds several at the same time over several processes may get a few beyond the limit.
   */
  addFavourite(personId: string, match: string): 'added' | 'full' | 'missing';
  /** Removes a favourite. The time after which the record is deleted starts anew. */
  removeFavourite(personId: string, match: string): void;
  /** Stores a report. It replaces a report with the same id. */
  report(report: Report): void;
  /** Returns all reports, the oldest first; or only the `latest` ones, after the `newer` newest ones were skipped. */
  reports(latest?: number, newer?: number): readonly Report[];
  /** Deletes the reports that a person made, and those about them. */
  forgetReports(personId: string): void;
  /** Blocks a person from the whole server. If they were blocked before, the new data replaces the old. */
  block(blocked: Blocked): void;
  unblock(personId: string): void;
  /** Returns all blocked people, the longest blocked first. */
  blocked(): readonly Blocked[];
  /** Returns the stored key for push services. If there is none, stores this new one. */
  pushKey(fresh: string): string;
  /** Stores a subscription, or renews it. The endpoint belongs to the person who sent it last. */
  saveSubscription(subscription: StoredSubscription): void;
  /** Replaces the endpoint and keys of a subscription. Does nothing if it is unknown. */
  replaceSubscription(replaced: string, subscription: PushSubscriptionKeys): void;
  /** Deletes all subscriptions of a person, or the one with this endpoint. */
  removeSubscriptions(personId: string, endpoint?: string): void;
  /**
   * Marks the subscriptions of a person for a kind of notice as used at `now`, by the system clock, and returns them. If the last notice
   * was less than `NOTICE_INTERVAL_MS` ago, returns its time instead: over all processes, and after a crash, nobody gets more.
   */
  takeNotice(personId: string, kind: NoticeKind, now: number): readonly NoticeReceiver[] | number;
  touch(codes: readonly string[]): void;
  /**
   * Deletes some of what is unused for longer than `terms`: records that are nobody's favourites, reports, and the steps of matches
   * that no table plays any more. Returns the codes of some unused tables, and whether there may be more of anything. `now` is by the
   * system clock. However far the clock has moved since the last call (no cleanup ran, or the clock was set), data ages by at most
   * `MAX_AGE_STEP_MS`.
   */
  deleteExpired(terms: RetentionTimes, now: number): ExpiredData;
  /** Deletes a table with the steps of its match. Its records stay. */
  dropTable(lease: Lease): void;
  /** Returns the size of the storage in bytes. */
  size(): number;
}

export const OPERATIONS: { readonly [Name in OperationName]: OperationFacts<StorageInput<Name>> } = {
  addTable: { writes: true },
  saveTable: { writes: true, lease: (_, lease) => lease },
  addSeenCards: { writes: true, lease: (_, lease) => lease },
  loadTable: { writes: false },
  tablesOf: { writes: false },
  latestTablesOf: { writes: false },
  append: { writes: true, lease: ({ lease }) => lease },
  steps: { writes: false },
  position: { writes: false },
  stepCount: { writes: false },
  finish: { writes: true },
  recordText: { writes: false },
  resultsOf: { writes: false },
  resultsAt: { writes: false },
  ownGames: { writes: false },
  forgetResults: { writes: true },
  addFavourite: { writes: true },
  removeFavourite: { writes: true },
  report: { writes: true },
  reports: { writes: false },
  forgetReports: { writes: true },
  block: { writes: true },
  unblock: { writes: true },
  blocked: { writes: false },
  addGroup: { writes: true },
  loadGroup: { writes: false },
  groupsOf: { writes: false },
  joinGroup: { writes: true },
  saveMember: { writes: true },
  addLinkBoxes: { writes: true },
  changeGroup: { writes: true },
  saveWebhook: { writes: true },
  takeWebhook: { writes: true },
  changeLink: { writes: true },
  leaveGroups: { writes: true },
  deleteGroup: { writes: true },
  tablesOfGroup: { writes: false },
  groupResults: { writes: false },
  pushKey: { writes: true },
  saveSubscription: { writes: true },
  replaceSubscription: { writes: true },
  removeSubscriptions: { writes: true },
  takeNotice: { writes: true },
  loadEvening: { writes: false },
  proposeEvening: { writes: true },
  answerEvening: { writes: true },
  fixEvening: { writes: true },
  cancelEvening: { writes: true },
  claimEvenings: { writes: true },
  touch: { writes: true },
  deleteExpired: { writes: true },
  dropTable: { writes: true, lease: (lease) => lease },
  size: { writes: false },
} satisfies { readonly [Name in OperationName]: LeaseRule<StorageInput<Name>> };

export type OperationName = keyof StorageOperations;

export const OPERATION_NAMES = Object.keys(OPERATIONS) as readonly OperationName[];

interface OperationFacts<Input extends readonly unknown[]> {
  readonly writes: boolean;
  readonly lease?: (...input: Input) => Lease;
}

/** An operation has to say where its lease is if its input contains one, so that no storage forgets to check it. */
type LeaseRule<Input extends readonly unknown[]> =
  Extract<Input[number], Lease | Pick<Append, 'lease'>> extends never
    ? { readonly writes: boolean; readonly lease?: undefined }
    : { readonly writes: true; readonly lease: (...input: Input) => Lease };

export interface LeaseOperations {
  /** Takes the lease of a table, whether or not the table exists. Returns `null` if another live process has it. */
  claim(code: string): Lease | null;
  /** Returns the codes of the leases that have ended because another process has taken the tables. */
  ended(leases: readonly Lease[]): readonly string[];
  /** Releases the lease of a table. Does nothing if the lease has ended. */
  release(lease: Lease): void;
  /** Returns the name of another live process that has the table. */
  holderOf(code: string): string | null;
}

interface StorageCalls extends StorageOperations, LeaseOperations {
  /** Finishes the operations that were started before, and rejects later ones. */
  close(): void;
}

export type StorageInput<Name extends keyof StorageCalls> = Parameters<StorageCalls[Name]>;
export type StorageOutput<Name extends keyof StorageCalls> = ReturnType<StorageCalls[Name]>;

/** The storage of tables and matches. When a returned promise resolves, the data survives a power cut. */
export type GameStorage = {
  readonly [Name in keyof StorageCalls]: (...input: StorageInput<Name>) => Promise<StorageOutput<Name>>;
};

export function storageCalls<Names extends keyof GameStorage>(
  names: readonly Names[],
  perform: <Name extends Names>(name: Name, input: StorageInput<Name>) => Promise<StorageOutput<Name>>,
): Pick<GameStorage, Names> {
  const calls = names.map((name) => [name, (...input: StorageInput<Names>) => perform(name, input)]);
  return Object.fromEntries(calls) as Pick<GameStorage, Names>;
}
