import { randomBytes } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { CODE_LENGTH, codeFrom, readCode } from '@hundredfold/shared/protocol/code.ts';
import { LOBBY, type NewTable, newTableSchema } from '@hundredfold/shared/protocol/intents.ts';
import * as v from 'valibot';
import type { StoredTable } from '../archive/archive.ts';
import type { House } from '../house.ts';

/** What HTTP asks of the rooms. */
export interface Floor {
  /** A new table's code, or one sentence on what is wrong with the wish. */
  create(wish: NewTable): Promise<Result<{ readonly code: string }, string>>;
  /** Brings a table up if it is not; its game, or `null` where there is no such table. */
  find(code: string): Promise<string | null>;
  /** A place at a room, to be taken over a socket; refused alike whatever the reason. */
  join(room: string, options: unknown, address: string | undefined): Promise<Result<object, 'no-table'>>;
  /** How many tables are up. */
  tables(): number;
}

export function openFloor(house: House): Floor {
  const underWay = new Map<string, Promise<string | null>>();
  return {
    async create(wish) {
      const stored = newTable(wish);
      if (!stored.ok) return stored;
      await house.archive.saveTable(stored.value);
      await bringUp(stored.value);
      return accepted({ code: stored.value.code });
    },
    find(code) {
      const up = gameAt(code);
      if (up !== null) return Promise.resolve(up);
      const finding = underWay.get(code) ?? restore(house, code).finally(() => underWay.delete(code));
      underWay.set(code, finding);
      return finding;
    },
    join: async (room, options, ip) => {
      if (!isRoomId(room)) return refused('no-table');
      try {
        return accepted(await matchMaker.joinById(room, options, { ip, headers: new Headers() }));
      } catch (error) {
        house.log.debug({ room, why: String(error) }, 'nobody let in');
        return refused('no-table');
      }
    },
    tables: () => matchMaker.stats.local.roomCount - 1,
  };
}

/** Whether a room can go by that id: a table's code, or the lobby. */
export function isRoomId(id: string): boolean {
  return id === LOBBY || readCode(id) === id;
}

function gameAt(code: string): string | null {
  return matchMaker.getLocalRoomById(code)?.roomName ?? null;
}

async function restore({ archive }: House, code: string): Promise<string | null> {
  const stored = await archive.loadTable(code);
  if (stored === null) return null;
  await bringUp(stored);
  return gameAt(code);
}

async function bringUp({ game, code }: StoredTable): Promise<void> {
  await matchMaker.handleCreateRoom(game, { code });
}

function newTable(asked: NewTable): Result<StoredTable, string> {
  const read = v.safeParse(newTableSchema, asked);
  if (!read.success) return refused('a table is made from a game, its options, a number of seats, and whether it is open');
  const game = gameById(read.output.game);
  if (game === undefined) return refused('there is no such game');
  const options = parseOptions(game.options, read.output.options);
  if (!options.ok) return options;
  const { min, max } = game.seats;
  const seats = read.output.seats ?? max;
  if (seats < min || seats > max) return refused(`this game has ${min === max ? min : `${min} to ${max}`} seats`);
  const empty = Array.from({ length: seats }, () => ({ holder: 'empty' }) as const);
  const table = { code: newCode(), game: game.id, options: options.value, seats: empty, open: read.output.open };
  return accepted({ ...table, host: null, round: 0, match: null });
}

/** A table's code that nobody can guess. */
export function newCode(): string {
  return codeFrom(randomBytes(CODE_LENGTH));
}
