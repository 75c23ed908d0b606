import { matchMaker } from '@colyseus/core';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { type NewTable, newTableSchema } from '@hundredfold/shared/protocol/intents.ts';
import * as v from 'valibot';
import type { StoredTable } from '../archive/archive.ts';
import type { House } from '../house.ts';
import { newCode } from './code.ts';

/** Makes a table and brings it up, or says in one sentence what is wrong with what was asked for. */
export async function createTable(house: House, asked: NewTable): Promise<Result<{ readonly code: string }, string>> {
  const stored = newTable(asked);
  if (!stored.ok) return stored;
  await house.archive.saveTable(stored.value);
  await bringUp(stored.value);
  return accepted({ code: stored.value.code });
}

const underWay = new Map<string, Promise<boolean>>();

/** Sees to it that the table is up; false if there is no such table. */
export function restoreTable(house: House, code: string): Promise<boolean> {
  if (matchMaker.getLocalRoomById(code) !== undefined) return Promise.resolve(true);
  const before = underWay.get(code);
  if (before !== undefined) return before;
  const restoring = restore(house, code).finally(() => underWay.delete(code));
  underWay.set(code, restoring);
  return restoring;
}

async function restore(house: House, code: string): Promise<boolean> {
  const stored = await house.archive.loadTable(code);
  if (stored === null) return false;
  await bringUp(stored);
  return true;
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
