import { randomInt } from 'node:crypto';
import type { Limits } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import { clusterMessage } from '../cluster/message-bus.ts';
import {
  CREATE_TABLE_REQUEST,
  HAS_ROOM_REQUEST,
  JOIN_REQUEST,
  LOAD_TABLE_REQUEST,
  MATCHED_TABLE_REQUEST,
  type NewTableOptions,
} from '../cluster/requests.ts';
import type { Caller } from '../limits/request-limit.ts';
import type { MatchedGroup } from '../matchmaking/matchmaker.ts';
import { serialByKey } from '../platform/serial-by-key.ts';
import type { RetentionTimes } from '../storage/retention.ts';
import { closeTable } from './close-table.ts';
import { createMatchedHere, createMatchedTable } from './create-matched-table.ts';
import { createTable, whyNoTable } from './create-table.ts';
import type { DirectoryContext, TablePlacement } from './directory-context.ts';
import { belongsTo, findTable, gameAt } from './find-table.ts';
import { drainTables, isClosing } from './hand-over-table.ts';
import type { Handovers } from './handovers.ts';
import { joinRoom, parseJoinOptions, reserveHere } from './join-room.ts';
import { loadTable, takeOver } from './load-table.ts';
import type { LocalRooms } from './local-rooms.ts';
import { peopleAtTables } from './people-at-tables.ts';
import { startCleanup } from './start-cleanup.ts';
import { answerTableQueries, groupTables, invitationFor, ownTables, partyAt } from './table-queries.ts';
import { openTableQuota, type TableQuota } from './table-quota.ts';
import { watchLeases } from './watch-leases.ts';

const PARTY_SEARCH_EVENT = clusterMessage<{ readonly code: string; readonly isSeeking: boolean }>('seeking');

/** The operations on tables and rooms of all processes that the HTTP routes and the matchmaking room use. */
export type TableDirectory = ReturnType<typeof openTableDirectory>;

/** Thrown if everyone who was matched has as many tables loaded as they may. */
export class TooManyTables extends Error {
  override readonly name = 'TooManyTables';
}

export function openTableDirectory(
  app: AppContext,
  rooms: LocalRooms,
  handovers: Handovers,
  limits: Pick<Limits, 'tables' | 'tablesEach'>,
) {
  const { bus } = app;
  const placement = openTablePlacement({ ...app, rooms }, limits);
  const context: DirectoryContext = { ...app, rooms, handovers, placement, inTurn: serialByKey() };
  const quota = openTableQuota(rooms.isOpen, bus, limits);
  const { inTurn } = context;
  answerOtherProcesses(context);
  return {
    ...peopleAtTables(context),
    quota,
    create: (newTable: NewTableOptions) => createTable(context, newTable),
    whyNoTable,
    createMatched: (group: MatchedGroup, callers: readonly Caller[]) => createMatchedWithin(context, quota, group, callers),
    load: (code: string) => inTurn(code, () => loadTable(context, code)),
    invitationFor: (code: string, personId: string | null) => invitationFor(context, code, personId),
    gameAt: (code: string) => gameAt(context, code),
    belongs: (code: string, personId: string) => belongsTo(context, code, personId),
    join: (...given: Parameters<typeof parseJoinOptions>) => joinRoom(context, given[0], parseJoinOptions(...given)),
    isLoaded: rooms.isOpen,
    isLoadedAnywhere: async (code: string) =>
      rooms.isOpen(code) || ['here', 'elsewhere'].includes((await findTable(context, code)).at),
    tablesOf: (personId: string) => ownTables(context, personId),
    groupTables: (group: string) => groupTables(context, group),
    partyAt: (code: string, personId: string) => partyAt(context, { code, personId }),
    /** Shows everyone at a table whether its players look for a game together. */
    showSeeking(code: string, isSeeking: boolean): void {
      bus.publish(PARTY_SEARCH_EVENT, { code, isSeeking });
      rooms.table(code)?.showFacts({ seeking: isSeeking });
    },
    /** Returns whether neither this process nor another one has room for another table. */
    isFull: async () => (await placement()) === null,
    snapshot: rooms.status,
    closeTable: (code: string) => inTurn(code, () => closeTable(context, code)),
    isClosing: () => isClosing(context),
    drain: () => drainTables(context),
    /** Begins to delete expired data, and to check the storage and the leases, until the returned function stops it. */
    startUpkeep(terms: RetentionTimes): () => void {
      const stops = [startCleanup(context, terms), watchLeases(context)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Opens the placement, which also answers other processes. A process that is drained has no room. */
export function openTablePlacement(
  { bus, admission, rooms }: Pick<DirectoryContext, 'bus' | 'admission' | 'rooms'>,
  { tables }: Pick<Limits, 'tables'>,
): TablePlacement {
  const hasRoom = (): boolean => !admission.isDraining() && rooms.tables.size < tables;
  bus.handle(HAS_ROOM_REQUEST, async () => hasRoom());
  return async () => {
    if (hasRoom()) return bus.name;
    const others = bus.others();
    // A process that does not answer takes no table.
    const answers = await Promise.all(others.map((each) => bus.request(each, HAS_ROOM_REQUEST, null).catch(() => false)));
    const free = others.filter((_, index) => answers[index] === true);
    return free[randomInt(free.length || 1)] ?? null;
  };
}

function answerOtherProcesses(context: DirectoryContext): void {
  const { bus, rooms } = context;
  bus.handle(CREATE_TABLE_REQUEST, (newTable) => createTable(context, newTable));
  bus.handle(MATCHED_TABLE_REQUEST, (group) => createMatchedHere(context, group));
  bus.handle(JOIN_REQUEST, (entry) => reserveHere(context, entry));
  bus.handle(LOAD_TABLE_REQUEST, ({ code, settings }) => takeOver(context, code, settings));
  bus.subscribe(PARTY_SEARCH_EVENT, ({ code, isSeeking }) => rooms.table(code)?.showFacts({ seeking: isSeeking }));
  answerTableQueries(context);
}

/** Creates the table of people who were matched. It counts for the one who has waited longest and may have one more. */
async function createMatchedWithin(
  context: DirectoryContext,
  quota: TableQuota,
  group: MatchedGroup,
  callers: readonly Caller[],
): Promise<string> {
  if (context.admission.isDraining()) throw new Error('the process is about to close');
  const made = await quota.spend(
    callers,
    () => createMatchedTable(context, group),
    (code) => code,
  );
  if (!made.ok) throw new TooManyTables('nobody of the group may have another table');
  return made.value;
}
