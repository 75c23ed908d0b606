import { quickOptions } from '@hundredfold/shared/core/options.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { MATCHED_TABLE_REQUEST } from '../cluster/requests.ts';
import type { MatchedGroup } from '../matchmaking/matchmaker.ts';
import { freshTable, storeNewTable } from '../storage/store-new-table.ts';
import type { StoredSeat, StoredTable } from '../storage/stored-table.ts';
import { startByItself } from '../table/intents/start.ts';
import { filledUp } from '../table/state/seats.ts';
import { seatingFrom, storedSeating } from '../table/state/stored-form.ts';
import { enqueue } from '../table/turn/queue.ts';
import { closeTable } from './close-table.ts';
import type { DirectoryContext } from './directory-context.ts';

/** Creates the table of people who were matched, here or in another process, and returns its code. */
export async function createMatchedTable(context: DirectoryContext, group: MatchedGroup): Promise<string> {
  const { placement, bus } = context;
  const process = await placement();
  if (process === null) throw new Error('all tables are taken');
  return process === bus.name ? createMatchedHere(context, group) : bus.request(process, MATCHED_TABLE_REQUEST, group);
}

/** Seats the people, and lets the game begin as soon as they have committed: they arrive later. */
export async function createMatchedHere(context: DirectoryContext, group: MatchedGroup): Promise<string> {
  const { storage, rooms } = context;
  const stored = await storeNewTable(storage, (code) => tableFor(group, code));
  await rooms.loadTable(stored.game, stored.code, stored);
  const room = rooms.table(stored.code);
  const begun = room && (await enqueue(room.table, { begin: 'laid' }, () => startByItself(room.table)));
  if (begun?.ok === false) {
    await closeTable(context, stored.code).catch(() => undefined); // Its players look for a game again, and nobody else would use it.
    throw new Error(`a matched table could not begin: ${begun.refusal}`);
  }
  return stored.code;
}

/**
 * Builds the table of a match. The person who has waited longest is the host. The table is closed to others, but the players may
 * still invite friends.
 */
function tableFor({ game: id, pace, people, bots }: MatchedGroup, code: string): StoredTable {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const host = people[0]?.personId ?? null;
  const seats = people.length + bots;
  const empty = freshTable({ code, game: id, options: quickOptions(game.options), seats, settings: { pace }, host });
  const takenSeats = people.map(({ personId, name, seal }): StoredSeat => {
    return { holder: 'person', personId, name, ...(seal === undefined ? {} : { seal }) };
  });
  const seating = seatingFrom({ ...empty, seats: [...takenSeats, ...empty.seats.slice(people.length)] });
  return { ...empty, ...storedSeating(filledUp(seating)) };
}
