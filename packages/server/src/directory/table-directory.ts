import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { CreatedTable, Invitation, OwnTable } from '@hundredfold/shared/protocol/http.ts';
import type { Limits } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import { clusterEvent } from '../cluster/message-bus.ts';
import {
  CREATE_TABLE_REQUEST,
  JOIN_REQUEST,
  LOAD_TABLE_REQUEST,
  MATCHED_TABLE_REQUEST,
  type NewTableOptions,
} from '../cluster/requests.ts';
import type { Caller } from '../limits/request-limit.ts';
import type { MatchedGroup } from '../matchmaking/matchmaker.ts';
import { logPseudonym } from '../ops/log-pseudonym.ts';
import type { ProcessStatus } from '../ops/process-status.ts';
import { serialByKey } from '../platform/serial-by-key.ts';
import type { RetentionTimes } from '../storage/retention.ts';
import { closeTable } from './close-table.ts';
import { createMatchedHere, createMatchedTable } from './create-matched-table.ts';
import { createTable } from './create-table.ts';
import type { DirectoryContext } from './directory-context.ts';
import { belongsTo, findTable, gameAt } from './find-table.ts';
import { drainTables, isClosing } from './hand-over-table.ts';
import type { Handovers } from './handovers.ts';
import { invitationFor } from './invitations.ts';
import { joinRoom, parseJoinOptions, reserveHere } from './join-room.ts';
import { loadTable, takeOver } from './load-table.ts';
import type { LocalRooms } from './local-rooms.ts';
import { ownTables } from './own-tables.ts';
import { type PeopleAtTables, peopleAtTables } from './people-at-tables.ts';
import { startCleanup } from './start-cleanup.ts';
import { openTablePlacement } from './table-placement.ts';
import { answerTableQueries, type Party, partyAt } from './table-queries.ts';
import { openTableQuota, type TableQuota } from './table-quota.ts';
import { watchLeases } from './watch-leases.ts';
import { pauseWhileStorageFails } from './watch-storage.ts';

const PARTY_SEARCH_EVENT = clusterEvent<{ readonly code: string; readonly isSeeking: boolean }>('seeking');

/** The operations on tables and rooms of all processes that the HTTP routes and the matchmaking room use. */
export interface TableDirectory extends PeopleAtTables {
  readonly quota: TableQuota;
  create(newTable: NewTableOptions): Promise<Result<CreatedTable, string>>;
  /** Creates a table for people who were matched, who call from these networks, and returns its code. */
  createMatched(found: MatchedGroup, callers: readonly Caller[]): Promise<string>;
  /** Loads a table if it is not loaded and returns its game; `null` if there is no such table. */
  load(code: string): Promise<string | null>;
  /**
   * Returns what a person with a code may learn before they join; `personId` is `null` if they have not authenticated. Loads no
   * table.
   */
  invitationFor(code: string, personId: string | null): Promise<Invitation | null>;
  /** Returns the game of a table; `null` if there is no such table. Loads no table. */
  gameAt(code: string): Promise<string | null>;
  /** Returns whether a person has a seat at a table or is its host. */
  belongs(code: string, personId: string): Promise<boolean>;
  /** Reserves a seat in a room, which a client then takes over a socket. Every refusal looks the same, whatever its reason. */
  join(room: string, options: unknown, network: string): Promise<Result<object, 'no-table'>>;
  isLoaded(code: string): boolean;
  isLoadedAnywhere(code: string): Promise<boolean>;
  tablesOf(personId: string): Promise<readonly OwnTable[]>;
  /** Returns the people whom a player would bring along into a search. */
  partyAt(code: string, personId: string): Promise<Party>;
  /** Shows everyone at a table whether its players look for a game together. */
  showSeeking(code: string, isSeeking: boolean): void;
  /** Returns whether neither this process nor another one has room for another table. */
  isFull(): Promise<boolean>;
  /** Closes and deletes a loaded table, tells everyone at it, and returns whether there was such a table. */
  closeTable(code: string): Promise<boolean>;
  snapshot(): ProcessStatus;
  /** Returns whether no table is loaded any more, neither here nor in another process. */
  isClosing(): boolean;
  /** Lets the other processes, if there are any, take over all tables with everyone at them. */
  drain(): Promise<void>;
  /** Begins to delete expired data, and to check the storage and the leases, until the returned function stops it. */
  startUpkeep(terms: RetentionTimes): () => void;
}

/** Thrown if everyone who was matched has as many tables loaded as they may. */
export class TooManyTables extends Error {
  override readonly name = 'TooManyTables';
}

export interface DirectoryParts {
  readonly rooms: LocalRooms;
  readonly handovers: Handovers;
  readonly limits: Pick<Limits, 'tables' | 'tablesEach'>;
}

export function openTableDirectory(app: AppContext, { rooms, handovers, limits }: DirectoryParts): TableDirectory {
  const { bus, log } = app;
  const placement = openTablePlacement({ ...app, rooms }, limits);
  const context: DirectoryContext = { ...app, rooms, handovers, placement, inTurn: serialByKey() };
  const quota = openTableQuota(rooms.isOpen, bus, limits);
  const { inTurn } = context;
  answerOtherProcesses(context);
  return {
    ...peopleAtTables(context),
    quota,
    create: (newTable) => createTable(context, newTable),
    createMatched: (found, callers) => createMatchedWithin(context, quota, found, callers),
    load: (code) => inTurn(code, () => loadTable(context, code)),
    invitationFor: (code, personId) => invitationFor(context, code, personId),
    gameAt: (code) => gameAt(context, code),
    belongs: (code, personId) => belongsTo(context, code, personId),
    async join(room, options, network) {
      const join = parseJoinOptions(room, options, network);
      if (join === null) log.debug({ table: logPseudonym(room), why: 'malformed' }, 'nobody let in');
      const found = join === null ? null : await joinRoom(context, { room, join });
      return found === null ? refused('no-table') : accepted(found);
    },
    isLoaded: rooms.isOpen,
    isLoadedAnywhere: async (code) => rooms.isOpen(code) || ['here', 'elsewhere'].includes((await findTable(context, code)).at),
    tablesOf: (personId) => ownTables(context, personId),
    partyAt: (code, personId) => partyAt(context, { code, personId }),
    showSeeking(code, isSeeking) {
      bus.publish(PARTY_SEARCH_EVENT, { code, isSeeking });
      rooms.table(code)?.showFacts({ seeking: isSeeking });
    },
    isFull: async () => (await placement()) === null,
    snapshot: rooms.status,
    closeTable: (code) => inTurn(code, () => closeTable(context, code)),
    isClosing: () => isClosing(context),
    drain: () => drainTables(context),
    startUpkeep: (terms) => startUpkeep(context, terms),
  };
}

function answerOtherProcesses(context: DirectoryContext): void {
  const { bus, rooms } = context;
  bus.handle(CREATE_TABLE_REQUEST, (newTable) => createTable(context, newTable));
  bus.handle(MATCHED_TABLE_REQUEST, (found) => createMatchedHere(context, found));
  bus.handle(JOIN_REQUEST, (entry) => reserveHere(context, entry));
  bus.handle(LOAD_TABLE_REQUEST, ({ code, settings }) => takeOver(context, code, settings));
  bus.subscribe(PARTY_SEARCH_EVENT, ({ code, isSeeking }) => rooms.table(code)?.showFacts({ seeking: isSeeking }));
  answerTableQueries(context);
}

/** Creates the table of people who were matched. It counts for the one who has waited longest and may have one more. */
async function createMatchedWithin(
  context: DirectoryContext,
  quota: TableQuota,
  found: MatchedGroup,
  callers: readonly Caller[],
): Promise<string> {
  if (context.admission.isDraining()) throw new Error('the process is about to close');
  const made = await quota.spend(
    callers,
    () => createMatchedTable(context, found),
    (code) => code,
  );
  if (!made.ok) throw new TooManyTables('nobody of the group may have another table');
  return made.value;
}

function startUpkeep(context: DirectoryContext, terms: RetentionTimes): () => void {
  const stops = [startCleanup(context, terms), pauseWhileStorageFails(context)];
  if (!context.bus.isAlone) stops.push(watchLeases(context));
  return () => {
    for (const stop of stops) stop();
  };
}
