import { randomBytes } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { isPlayedBy } from '@hundredfold/shared/core/game.ts';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { CODE_LENGTH, codeFrom, readCode } from '@hundredfold/shared/protocol/code.ts';
import { FIND } from '@hundredfold/shared/protocol/find.ts';
import type { MadeTable, OwnTable, TableWish } from '@hundredfold/shared/protocol/http.ts';
import { LOBBY } from '@hundredfold/shared/protocol/lobby.ts';
import { type GalleryPlace, galleryId, readGalleryId } from '@hundredfold/shared/protocol/watch.ts';
import type { StoredTable } from '../archive/archive.ts';
import { keepAsleep } from '../archive/leases.ts';
import type { House } from '../house.ts';
import { markOf, withoutCodes } from '../ops/mark.ts';
import type { HouseSight } from '../ops/sight.ts';
import { type FreshTable, freshTable } from '../table/table.ts';
import { census } from './census.ts';
import { personIdOf } from './door.ts';
import { GALLERY } from './gallery-room.ts';
import { inTurn } from './in-turn.ts';
import { ownTables } from './own-tables.ts';
import { type People, peopleOfHouse } from './people.ts';
import { TableRoom } from './table-room.ts';
import type { Whereabouts } from './whereabouts.ts';

/** What HTTP asks of the rooms. */
export interface Floor extends People {
  /** A new table's code, or one sentence on what is wrong with the wish. */
  create(wish: TableWish): Promise<Result<MadeTable, string>>;
  /** Brings a table up if it is not; its game, or `null` where there is no such table. */
  find(code: string): Promise<string | null>;
  /** Whether somebody, by their person id, has a seat at a table or is its host. */
  knows(code: string, personId: string): Promise<boolean>;
  /** A place at a room, to be taken over a socket; refused alike whatever the reason. */
  join(room: string, options: unknown, address: string | undefined): Promise<Result<object, 'no-table'>>;
  /** Whether a table is up. */
  isUp(code: string): boolean;
  /** The tables at which somebody has sat today, by their person id. */
  tablesOf(personId: string): Promise<readonly OwnTable[]>;
  /** How many tables are up. */
  tables(): number;
  /** A table that is up goes, and everybody at it is told; whether there was such a table. */
  shut(code: string): Promise<boolean>;
  /** Who and what is up in this process, for whoever keeps the house. */
  look(): Promise<HouseSight>;
}

export function openFloor({ archive, log, talks }: Pick<House, 'archive' | 'log' | 'talks'>, whereabouts: Whereabouts): Floor {
  const turns = inTurn();
  return {
    ...peopleOfHouse({ archive, talks }, turns),
    async create(wish) {
      const wanted = tableFor(wish);
      if (!wanted.ok) return wanted;
      const table = freshTable({ ...wanted.value, code: await freeCode(whereabouts) });
      await keepAsleep(archive, table);
      await bringUp(table);
      return accepted({ code: table.code });
    },
    find: (code) => turns(code, () => wake(whereabouts, code)),
    async knows(code, personId) {
      const stored = isCode(code) ? await archive.loadTable(code) : null;
      return stored !== null && isOf(stored, personId);
    },
    async join(room, options, ip) {
      const gallery = readGalleryId(room);
      const isThere =
        gallery === null
          ? isHall(room) || (await isUp(whereabouts, room))
          : await turns(gallery.code, () => hangGallery(gallery));
      if (!isThere) return refused('no-table');
      try {
        return accepted(await matchMaker.joinById(room, options, { ip, headers: new Headers() }));
      } catch (error) {
        log.debug({ table: markOf(room), why: withoutCodes(String(error)) }, 'nobody let in');
        return refused('no-table');
      }
    },
    isUp: (code) => matchMaker.getLocalRoomById(code) !== undefined,
    tablesOf: (personId) => ownTables(archive, personId),
    tables: tablesUp,
    look: census,
    shut: (code) => turns(code, () => shut(code)),
  };
}

/** The rooms that are no tables, and always there. */
const HALLS: ReadonlySet<string> = new Set([LOBBY, FIND]);

export function isHall(id: string): boolean {
  return HALLS.has(id);
}

/** Whether a room can go by that id: a table's code, its gallery's, or a hall's. */
export function isRoomId(id: string): boolean {
  return isHall(id) || isCode(readGalleryId(id)?.code ?? id);
}

/** How many tables are up in this process. */
export function tablesUp(): number {
  return matchMaker.stats.local.roomCount - HALLS.size;
}

function isCode(id: string): boolean {
  return readCode(id) === id;
}

/** Who watches is not kept: that is nobody the table would know again. */
function isOf({ host, seats }: StoredTable, personId: string): boolean {
  return host === personId || seats.some((seat) => seat.holder === 'person' && seat.person === personId);
}

async function isUp(whereabouts: Whereabouts, room: string): Promise<boolean> {
  return isCode(room) && (await whereabouts.find(room)).at === 'here';
}

/** Opens the gallery of a table that is up, if there is to be one; whether there is. */
async function hangGallery(place: GalleryPlace): Promise<boolean> {
  if (matchMaker.getLocalRoomById(galleryId(place)) !== undefined) return true;
  const home = matchMaker.getLocalRoomById(place.code);
  if (!(home instanceof TableRoom) || !home.hasGallery(place.kind)) return false;
  await matchMaker.handleCreateRoom(GALLERY, place);
  return true;
}

async function shut(code: string): Promise<boolean> {
  const room = matchMaker.getLocalRoomById(code);
  if (!(room instanceof TableRoom)) return false;
  await room.shut();
  return true;
}

async function wake(whereabouts: Whereabouts, code: string): Promise<string | null> {
  const found = await whereabouts.find(code);
  switch (found.at) {
    case 'here':
      return found.game;
    case 'archive':
      await bringUp(found.stored);
      return found.stored.game;
    case 'nowhere':
      return null;
  }
}

export async function bringUp({ game, code }: StoredTable): Promise<void> {
  await matchMaker.handleCreateRoom(game, { code });
}

/** A table's code that nobody can guess, and no other table has. */
export async function freeCode(whereabouts: Whereabouts): Promise<string> {
  for (;;) {
    const code = codeFrom(randomBytes(CODE_LENGTH));
    if ((await whereabouts.find(code)).at === 'nowhere') return code;
  }
}

function tableFor(wish: TableWish): Result<Omit<FreshTable, 'code'>, string> {
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
