import { randomBytes, randomInt } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { isPlayedBy } from '@hundredfold/shared/core/game.ts';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { CODE_LENGTH, codeFrom, codeSchema } from '@hundredfold/shared/protocol/code.ts';
import type { CreatedTable, Invitation, OwnTable } from '@hundredfold/shared/protocol/http.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { readSpectatorRoomId, type SpectatorRoomKey, spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import { settingsIn } from '@hundredfold/shared/protocol/table-facts.ts';
import * as v from 'valibot';
import type { AppContext } from '../app/context.ts';
import {
  CREATE_TABLE_REQUEST,
  INVITATION_REQUEST,
  JOIN_REQUEST,
  type JoinRequest,
  LOAD_TABLE_REQUEST,
  type NewTableOptions,
  OWN_TABLE_REQUEST,
} from '../cluster/requests.ts';
import { loadedTable, loadedTableCount, loadedTables } from '../colyseus/local-rooms.ts';
import { processStatus } from '../colyseus/process-status.ts';
import { SPECTATOR_ROOM } from '../colyseus/spectator-room.ts';
import type { TableRoom } from '../colyseus/table-room.ts';
import { parseJoinOptions } from '../identity/person-id.ts';
import { logPseudonym, withPseudonyms } from '../ops/log-pseudonym.ts';
import type { ProcessStatus } from '../ops/process-status.ts';
import type { SerialByKey } from '../platform/serial-by-key.ts';
import { storeNewTable } from '../storage/first-steps.ts';
import { type FreshTable, freshTable } from '../storage/fresh-table.ts';
import type { StoredTable } from '../storage/stored-table.ts';
import { whyUnsuitable } from '../table/intents/settings.ts';
import { hasSpectatorRoom } from '../table/intents/spectators.ts';
import { belongs } from '../table/state/seating.ts';
import type { Handovers } from './handovers.ts';
import { gameAtTable, invitationFor, loadedInvitation } from './invitations.ts';
import { loadedOwnTable, ownTables } from './own-tables.ts';
import { type PeopleAtTables, peopleAtTables } from './people-at-tables.ts';
import type { TableLocator } from './table-locator.ts';
import type { TablePlacement } from './table-placement.ts';

/** The operations on tables and rooms that the HTTP routes use. */
export interface TableDirectory extends PeopleAtTables {
  /** Creates a table and returns its code, or one sentence on what is wrong with it. */
  create(newTable: NewTableOptions): Promise<Result<CreatedTable, string>>;
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
  /** Returns whether a table is loaded here. */
  isLoaded(code: string): boolean;
  /** Returns whether a table is loaded here or in another process. */
  isLoadedAnywhere(code: string): Promise<boolean>;
  /** Returns the tables at which a person has sat today. */
  tablesOf(personId: string): Promise<readonly OwnTable[]>;
  /** Returns the number of tables that are loaded here. */
  loadedCount(): number;
  /** Returns whether neither this process nor another one has room for another table. */
  isFull(): Promise<boolean>;
  /** Closes and deletes a loaded table, tells everyone at it, and returns whether there was such a table. */
  closeTable(code: string): Promise<boolean>;
  /** Returns everyone and everything loaded in this process, for the admin page. */
  snapshot(): Promise<ProcessStatus>;
  /** Returns whether no table is loaded any more, neither here nor in another process. */
  isClosing(): boolean;
  /** Lets the other processes, if there are any, take over all tables with everyone at them. */
  drain(): Promise<void>;
}

/** The services with which tables are loaded here. */
interface TableLoading {
  readonly locator: TableLocator;
  readonly handovers: Handovers;
  readonly placement: TablePlacement;
  /** Serializes loading with every other operation on stored tables. */
  readonly serially: SerialByKey;
}

export function openTableDirectory(
  context: Pick<AppContext, 'storage' | 'log' | 'chats' | 'chance' | 'bus' | 'admission'>,
  loading: TableLoading,
): TableDirectory {
  const { storage, log, chance, bus, admission } = context;
  const { locator, handovers, placement, serially } = loading;
  /** Returns another process, if this process loads no more tables; otherwise `null`. */
  const otherProcess = (): string | null => {
    const others = admission.isDraining() ? bus.others() : [];
    return others[randomInt(others.length || 1)] ?? null;
  };

  async function create(newTable: NewTableOptions): Promise<Result<CreatedTable, string>> {
    const process = await placement();
    if (process !== null && process !== bus.name) return bus.request(process, CREATE_TABLE_REQUEST, newTable);
    const wanted = tableFor(newTable);
    if (!wanted.ok) return wanted;
    const table = freshTable({ ...wanted.value, code: await freeCode(locator) });
    await storeNewTable(storage, table, chance.newMatchId);
    await loadTable(table);
    return accepted({ code: table.code });
  }

  async function load(code: string): Promise<string | null> {
    const found = await locator.find(code);
    switch (found.at) {
      case 'here':
      case 'elsewhere':
        return found.game;
      case 'nowhere':
        return null;
      case 'storage': {
        const process = await placement();
        const isHere = process === null || process === bus.name;
        return isHere ? loadOrDefer(found.stored) : bus.request(process, LOAD_TABLE_REQUEST, { code, settings: null });
      }
    }
  }

  /** Loads a table. Another process may do the same at this moment; then one of the two has the table. */
  async function loadOrDefer(stored: StoredTable): Promise<string> {
    try {
      await loadTable(stored);
    } catch (error) {
      if ((await storage.holderOf(stored.code)) === null) throw error;
    }
    return stored.game;
  }

  async function reserveHere({ room, join }: JoinRequest): Promise<object | null> {
    const code = tableOf(room);
    // Others send people here for as long as this process has the lease, which it may have failed to release.
    if (code !== null && !isLoaded(code)) await serially(code, () => load(code));
    const spectators = readSpectatorRoomId(room);
    if (spectators !== null && !(await serially(spectators.code, () => openSpectatorRoom(spectators)))) return null;
    try {
      const place = await matchMaker.joinById(room, join, { ip: join.network, headers: new Headers() });
      return { ...place, processId: bus.name };
    } catch (error) {
      log.debug({ table: logPseudonym(room), why: withPseudonyms(String(error)) }, 'nobody let in');
      return null;
    }
  }

  /** Returns the process that has a room; `null` if none has. */
  async function processOf(room: string): Promise<string | null> {
    if (isSystemRoom(room)) return matchMaker.getLocalRoomById(room) === undefined ? storage.holderOf(room) : bus.name;
    const code = tableOf(room);
    const found = code === null ? null : await locator.find(code);
    if (found?.at === 'here') return bus.name;
    return found?.at === 'elsewhere' ? found.process : null;
  }

  async function reserve(entry: JoinRequest): Promise<object | null> {
    const process = await processOf(entry.room);
    if (process === null) return null;
    return process === bus.name ? reserveHere(entry) : bus.request(process, JOIN_REQUEST, entry).catch(() => null);
  }

  bus.handle(CREATE_TABLE_REQUEST, create);
  bus.handle(JOIN_REQUEST, reserveHere);
  bus.handle(OWN_TABLE_REQUEST, loadedOwnTable);
  bus.handle(INVITATION_REQUEST, async (whose) => loadedInvitation(whose));
  bus.handle(LOAD_TABLE_REQUEST, ({ code, settings }) => {
    if (settings !== null) handovers.begin(code, settings, Promise.resolve());
    // If the table was not loaded here, another process may have it and change it, so its next room here loads what is stored then.
    return serially(code, () => load(code).finally(() => handovers.arrive(code)));
  });

  return {
    ...peopleAtTables(context, serially, handovers),
    create,
    load: (code) => serially(code, () => load(code)),
    invitationFor: (code, personId) => invitationFor(context, { code, personId }),
    gameAt: (code) => gameAtTable(context, code),
    async belongs(code, personId) {
      const room = loadedTable(code);
      if (room?.isLeft === false) return belongs(room.table.value.seating, personId);
      const stored = isCode(code) ? await storage.loadTable(code) : null;
      return stored !== null && belongsTo(stored, personId);
    },
    async join(room, options, network) {
      const join = parseJoinOptions(room, options, network);
      if (join === null) log.debug({ table: logPseudonym(room), why: 'malformed' }, 'nobody let in');
      const found = join === null ? null : await reserve({ room, join });
      return found === null ? refused('no-table') : accepted(found);
    },
    isLoaded,
    isLoadedAnywhere: async (code) => isLoaded(code) || ['here', 'elsewhere'].includes((await locator.find(code)).at),
    tablesOf: (personId) => ownTables(context, personId),
    loadedCount: loadedTableCount,
    isFull: async () => (await placement()) === null,
    snapshot: processStatus,
    closeTable: (code) => serially(code, () => closeHere(code)),
    isClosing: () => admission.isDraining() && otherProcess() === null,
    async drain() {
      if (otherProcess() !== null) await Promise.all((await loadedTables()).map((room) => handOver(room)));
    },
  };

  async function handOver(room: TableRoom): Promise<void> {
    const process = otherProcess();
    await room.handOver(async (settings) => {
      if (process !== null) await bus.request(process, LOAD_TABLE_REQUEST, { code: room.roomId, settings });
    });
  }
}

/** The rooms that are not tables: the lobby of each process, and the single matchmaking room. */
const SYSTEM_ROOMS: ReadonlySet<string> = new Set([LOBBY_ROOM, MATCHMAKING_ROOM]);

export function isSystemRoom(id: string): boolean {
  return SYSTEM_ROOMS.has(id);
}

/** Returns whether an id can be a room's: a table's code, a spectator room's id, or a system room's id. */
export function isRoomId(id: string): boolean {
  return isSystemRoom(id) || tableOf(id) !== null;
}

/** Returns the code of the table to which a room belongs; `null` for a system room. */
export function tableOf(id: string): string | null {
  const code = readSpectatorRoomId(id)?.code ?? id;
  return isCode(code) ? code : null;
}

/** Returns whether a table is loaded here. */
export function isLoaded(code: string): boolean {
  return matchMaker.getLocalRoomById(code) !== undefined;
}

function isCode(id: string): boolean {
  return v.is(codeSchema, id);
}

/**
 * Returns whether a person belongs to a stored table. Spectators are not stored, since the table would not recognize them anyway.
 */
function belongsTo({ host, seats }: StoredTable, personId: string): boolean {
  return host === personId || seats.some((seat) => seat.holder === 'person' && seat.person === personId);
}

/** Opens a spectator room of a loaded table, unless it is open already. Returns whether the table has such a room. */
async function openSpectatorRoom(place: SpectatorRoomKey): Promise<boolean> {
  if (matchMaker.getLocalRoomById(spectatorRoomId(place)) !== undefined) return true;
  const home = loadedTable(place.code);
  if (home === undefined || !hasSpectatorRoom(home.table.value, place.kind)) return false;
  await matchMaker.handleCreateRoom(SPECTATOR_ROOM, place);
  return true;
}

async function closeHere(code: string): Promise<boolean> {
  const room = loadedTable(code);
  if (room === undefined) return false;
  await room.shut();
  return true;
}

export async function loadTable({ game, code }: StoredTable): Promise<void> {
  await matchMaker.handleCreateRoom(game, { code });
}

/** Returns a code that nobody can guess and no other table has. */
export async function freeCode(locator: TableLocator): Promise<string> {
  for (;;) {
    const code = codeFrom(randomBytes(CODE_LENGTH));
    if ((await locator.find(code)).at === 'nowhere') return code;
  }
}

function tableFor(newTable: NewTableOptions): Result<Omit<FreshTable, 'code'>, string> {
  const game = gameById(newTable.game);
  if (game === undefined) return refused('there is no such game');
  const options = parseOptions(game.options, newTable.options);
  if (!options.ok) return options;
  const { min, max } = game.seats;
  const seats = newTable.seats ?? max;
  if (!isPlayedBy(game, seats)) return refused(`this game has ${min === max ? min : `${min} to ${max}`} seats`);
  const settings = settingsIn(newTable);
  if (whyUnsuitable(game, settings) !== null) return refused('this game has no hands that spectators could see');
  return accepted({
    game: game.id,
    options: options.value,
    seats,
    settings,
    host: newTable.host,
    ...(newTable.playedOn && { playedOn: newTable.playedOn }),
  });
}
