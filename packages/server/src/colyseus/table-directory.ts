import { randomBytes, randomInt } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { isPlayedBy } from '@hundredfold/shared/core/game.ts';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { CODE_LENGTH, codeFrom, readCode } from '@hundredfold/shared/protocol/code.ts';
import type { CreatedTable, Invitation, NewTableRequest, OwnTable } from '@hundredfold/shared/protocol/http.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { readSpectatorRoomId, type SpectatorRoomKey, spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import type { AppContext } from '../app/context.ts';
import {
  CREATE_TABLE_REQUEST,
  INVITATION_REQUEST,
  JOIN_REQUEST,
  type JoinRequest,
  LOAD_TABLE_REQUEST,
  OWN_TABLE_REQUEST,
} from '../cluster/requests.ts';
import { logPseudonym, withPseudonyms } from '../ops/log-pseudonym.ts';
import type { ProcessSnapshot } from '../ops/snapshot.ts';
import type { SerialByKey } from '../platform/serial-by-key.ts';
import type { StoredTable } from '../storage/archive.ts';
import { type FreshTable, freshTable } from '../storage/fresh-table.ts';
import { storeTable } from '../storage/leases.ts';
import { hasGallery } from '../table/intents/spectators.ts';
import { belongs } from '../table/state/seating.ts';
import { personIdOf } from './auth.ts';
import type { Handovers } from './handover.ts';
import { gameAtTable, invitationFor, loadedInvitation } from './invitations.ts';
import { loadedTable, loadedTables } from './loaded-tables.ts';
import { loadedOwnTable, ownTables } from './own-tables.ts';
import { type PeopleAtTables, peopleAtTables } from './people.ts';
import { processSnapshot } from './snapshot.ts';
import { GALLERY } from './spectator-room.ts';
import type { TableLocator } from './table-locator.ts';
import type { TableRoom } from './table-room.ts';

/** What HTTP asks of the rooms. */
export interface TableDirectory extends PeopleAtTables {
  /** A new table's code, or one sentence on what is wrong with the wish. */
  create(wish: NewTableRequest): Promise<Result<CreatedTable, string>>;
  /** Brings a table up if it is not; its game, or `null` where there is no such table. */
  find(code: string): Promise<string | null>;
  /** What whoever has a code is told before they come in; by their person id, if they have shown who they are. Wakes nothing. */
  invite(code: string, personId: string | null): Promise<Invitation | null>;
  /** Which game is played at a table; `null` where there is none. Wakes nothing. */
  gameAt(code: string): Promise<string | null>;
  /** Whether somebody, by their person id, has a seat at a table or is its host. */
  knows(code: string, personId: string): Promise<boolean>;
  /** A place at a room, to be taken over a socket; refused alike whatever the reason. */
  join(room: string, options: unknown, address: string | undefined): Promise<Result<object, 'no-table'>>;
  /** Whether a table is up here. */
  isUp(code: string): boolean;
  /** Whether a table is up here or in another process. */
  isUpAnywhere(code: string): Promise<boolean>;
  /** The tables at which somebody has sat today, by their person id. */
  tablesOf(personId: string): Promise<readonly OwnTable[]>;
  /** How many tables are up here. */
  tables(): number;
  /** A table that is up goes, and everybody at it is told; whether there was such a table. */
  closeTable(code: string): Promise<boolean>;
  /** Who and what is up in this process, for whoever keeps the house. */
  snapshot(): Promise<ProcessSnapshot>;
  /** Whether no table is brought up any more, neither here nor in another process. */
  isClosing(): boolean;
  /** Has the other processes, if there are any, take over all tables, with whoever is there. */
  drain(): Promise<void>;
}

/** How tables are brought up here. */
interface Waking {
  readonly locator: TableLocator;
  readonly moves: Handovers;
  /** In which it is done, and whatever else is done to tables that are not up. */
  readonly serially: SerialByKey;
}

export function openTableDirectory(
  context: Pick<AppContext, 'archive' | 'log' | 'chats' | 'bus' | 'admission'>,
  waking: Waking,
): TableDirectory {
  const { archive, log, bus, admission } = context;
  const { locator, moves, serially } = waking;
  /** Somebody else, if this process takes nothing up any more. */
  const other = (): string | null => {
    const others = admission.isDraining() ? bus.others() : [];
    return others[randomInt(others.length || 1)] ?? null;
  };

  async function create(wish: NewTableRequest): Promise<Result<CreatedTable, string>> {
    const process = other();
    if (process !== null) return bus.request(process, CREATE_TABLE_REQUEST, wish);
    const wanted = tableFor(wish);
    if (!wanted.ok) return wanted;
    const table = freshTable({ ...wanted.value, code: await freeCode(locator) });
    await storeTable(archive, table);
    await loadTable(table);
    return accepted({ code: table.code });
  }

  async function wake(code: string): Promise<string | null> {
    const found = await locator.find(code);
    switch (found.at) {
      case 'here':
      case 'elsewhere':
        return found.game;
      case 'nowhere':
        return null;
      case 'archive': {
        const process = other();
        return process === null ? bringUpFirst(found.stored) : bus.request(process, LOAD_TABLE_REQUEST, { code, settings: null });
      }
    }
  }

  /** Another process may do the same at this moment: one of them has the table then. */
  async function bringUpFirst(stored: StoredTable): Promise<string> {
    try {
      await loadTable(stored);
    } catch (error) {
      if ((await archive.holderOf(stored.code)) === null) throw error;
    }
    return stored.game;
  }

  async function placeHere({ room, options, address: ip }: JoinRequest): Promise<object | null> {
    const code = tableOf(room);
    // Others send people here for as long as this process has the lease, which it may have failed to release.
    if (code !== null && !isUp(code)) await serially(code, () => wake(code));
    const gallery = readSpectatorRoomId(room);
    if (gallery !== null && !(await serially(gallery.code, () => hangGallery(gallery)))) return null;
    try {
      const place = await matchMaker.joinById(room, options, { ip, headers: new Headers() });
      return { ...place, processId: bus.name };
    } catch (error) {
      log.debug({ table: logPseudonym(room), why: withPseudonyms(String(error)) }, 'nobody let in');
      return null;
    }
  }

  /** The process that has a room; `null` where nobody does. */
  async function processOf(room: string): Promise<string | null> {
    if (isSystemRoom(room)) return matchMaker.getLocalRoomById(room) === undefined ? archive.holderOf(room) : bus.name;
    const code = tableOf(room);
    const found = code === null ? null : await locator.find(code);
    if (found?.at === 'here') return bus.name;
    return found?.at === 'elsewhere' ? found.process : null;
  }

  async function place(entry: JoinRequest): Promise<object | null> {
    const process = await processOf(entry.room);
    if (process === null) return null;
    return process === bus.name ? placeHere(entry) : bus.request(process, JOIN_REQUEST, entry).catch(() => null);
  }

  bus.handle(CREATE_TABLE_REQUEST, create);
  bus.handle(JOIN_REQUEST, placeHere);
  bus.handle(OWN_TABLE_REQUEST, loadedOwnTable);
  bus.handle(INVITATION_REQUEST, async (whose) => loadedInvitation(whose));
  bus.handle(LOAD_TABLE_REQUEST, ({ code, settings }) => {
    if (settings !== null) moves.begin(code, settings, Promise.resolve());
    return serially(code, () => wake(code));
  });

  return {
    ...peopleAtTables(context, serially),
    create,
    find: (code) => serially(code, () => wake(code)),
    invite: (code, personId) => invitationFor(context, { code, personId }),
    gameAt: (code) => gameAtTable(context, code),
    async knows(code, personId) {
      const room = loadedTable(code);
      if (room?.isLeft === false) return belongs(room.table.value.seating, personId);
      const stored = isCode(code) ? await archive.loadTable(code) : null;
      return stored !== null && isOf(stored, personId);
    },
    async join(room, options, address) {
      const found = await place({ room, options, address });
      return found === null ? refused('no-table') : accepted(found);
    },
    isUp,
    isUpAnywhere: async (code) => isUp(code) || ['here', 'elsewhere'].includes((await locator.find(code)).at),
    tablesOf: (personId) => ownTables(context, personId),
    tables: loadedTableCount,
    snapshot: processSnapshot,
    closeTable: (code) => serially(code, () => shut(code)),
    isClosing: () => admission.isDraining() && other() === null,
    async drain() {
      if (other() !== null) await Promise.all((await loadedTables()).map((room) => handOver(room)));
    },
  };

  async function handOver(room: TableRoom): Promise<void> {
    const process = other();
    await room.handOver(async (settings) => {
      if (process !== null) await bus.request(process, LOAD_TABLE_REQUEST, { code: room.roomId, settings });
    });
  }
}

/** The rooms that are no tables: the lobby of each process, and the one room where games are found. */
const SYSTEM_ROOMS: ReadonlySet<string> = new Set([LOBBY_ROOM, MATCHMAKING_ROOM]);

export function isSystemRoom(id: string): boolean {
  return SYSTEM_ROOMS.has(id);
}

/** Whether a room can go by that id: a table's code, its gallery's, or a hall's. */
export function isRoomId(id: string): boolean {
  return isSystemRoom(id) || tableOf(id) !== null;
}

/** The code of the table that a room with that id is, or is a gallery of; `null` for a hall. */
export function tableOf(id: string): string | null {
  const code = readSpectatorRoomId(id)?.code ?? id;
  return isCode(code) ? code : null;
}

/** How many tables are up in this process. */
export function loadedTableCount(): number {
  const halls = [...SYSTEM_ROOMS].filter((id) => matchMaker.getLocalRoomById(id) !== undefined);
  return matchMaker.stats.local.roomCount - halls.length;
}

function isUp(code: string): boolean {
  return matchMaker.getLocalRoomById(code) !== undefined;
}

function isCode(id: string): boolean {
  return readCode(id) === id;
}

/** Who watches is not kept: that is nobody the table would know again. */
function isOf({ host, seats }: StoredTable, personId: string): boolean {
  return host === personId || seats.some((seat) => seat.holder === 'person' && seat.person === personId);
}

/** Opens the gallery of a table that is up, if there is to be one; whether there is. */
async function hangGallery(place: SpectatorRoomKey): Promise<boolean> {
  if (matchMaker.getLocalRoomById(spectatorRoomId(place)) !== undefined) return true;
  const home = loadedTable(place.code);
  if (home === undefined || !hasGallery(home.table.value, place.kind)) return false;
  await matchMaker.handleCreateRoom(GALLERY, place);
  return true;
}

async function shut(code: string): Promise<boolean> {
  const room = loadedTable(code);
  if (room === undefined) return false;
  await room.shut();
  return true;
}

export async function loadTable({ game, code }: StoredTable): Promise<void> {
  await matchMaker.handleCreateRoom(game, { code });
}

/** A table's code that nobody can guess, and no other table has. */
export async function freeCode(locator: TableLocator): Promise<string> {
  for (;;) {
    const code = codeFrom(randomBytes(CODE_LENGTH));
    if ((await locator.find(code)).at === 'nowhere') return code;
  }
}

function tableFor(wish: NewTableRequest): Result<Omit<FreshTable, 'code'>, string> {
  const game = gameById(wish.game);
  if (game === undefined) return refused('there is no such game');
  const options = parseOptions(game.options, wish.options);
  if (!options.ok) return options;
  const host = wish.key === undefined ? null : personIdOf(wish.key);
  const { min, max } = game.seats;
  const seats = wish.seats ?? max;
  if (!isPlayedBy(game, seats)) return refused(`this game has ${min === max ? min : `${min} to ${max}`} seats`);
  return accepted({ game: game.id, options: options.value, seats, open: wish.open, pace: wish.pace, host });
}
