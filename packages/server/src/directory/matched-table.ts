import { quickOptions } from '@hundredfold/shared/core/options.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { AppContext } from '../app/context.ts';
import { MATCHED_TABLE_REQUEST, type MatchedTable } from '../cluster/requests.ts';
import { loadedTable } from '../colyseus/local-rooms.ts';
import type { MatchedGroup } from '../matchmaking/matchmaker.ts';
import { freshTable } from '../storage/fresh-table.ts';
import type { StoredSeat, StoredTable } from '../storage/stored-table.ts';
import { storeTable } from '../storage/under-lease.ts';
import { filledUp } from '../table/runtime/bots.ts';
import { seatingFrom, storedSeating } from '../table/state/table.ts';
import { createWithinQuota } from './table-creators.ts';
import { freeCode, loadTable } from './table-directory.ts';
import type { TableLocator } from './table-locator.ts';
import type { TablePlacement } from './table-placement.ts';
import { type MakeMatchedTable, type TableQuota, TooManyTables } from './table-quota.ts';

interface MatchedTableServices {
  readonly locator: TableLocator;
  readonly placement: TablePlacement;
  readonly quota: Pick<TableQuota, 'begin'>;
  /** Resolves to whether this process still holds the matchmaking queue. */
  readonly holdsQueue: () => Promise<boolean>;
}

/**
 * Creates tables for people who were matched: they are seated, and the game begins, before they arrive. A full process asks
 * another one to create the table. It counts for the one of them who has waited longest and may have one more.
 */
export function createMatchedTable(
  { storage, admission, bus }: Pick<AppContext, 'storage' | 'admission' | 'bus'>,
  { locator, placement, quota, holdsQueue }: MatchedTableServices,
): MakeMatchedTable {
  bus.handle(MATCHED_TABLE_REQUEST, createHere);
  return async (found, callers) => {
    if (admission.isDraining()) throw new Error('the process is about to close');
    if (!(await holdsQueue())) throw new Error('another process has the queue');
    const made = await createWithinQuota(
      quota.begin(callers),
      () => create(found),
      (code) => code,
    );
    if (!made.ok) throw new TooManyTables('nobody of the group may have another table');
    return made.value;
  };

  async function create({ game, pace, bots, people }: MatchedGroup): Promise<string> {
    const process = await placement();
    if (process === null) throw new Error('all tables are taken');
    const seated = people.map(({ personId, name, seal }) => ({ personId, name, seal }));
    const found = { game, pace, bots, people: seated };
    return process === bus.name ? createHere(found) : bus.request(process, MATCHED_TABLE_REQUEST, found);
  }

  async function createHere(found: MatchedTable): Promise<string> {
    const table = tableFor(found, await freeCode(locator));
    await storeTable(storage, table);
    await loadTable(table);
    const room = loadedTable(table.code);
    const begun = await room?.begin();
    if (begun?.ok === false) {
      await room?.shut().catch(() => undefined); // Its players look for a game again, and nobody else would use it.
      throw new Error(`a matched table could not begin: ${begun.refusal}`);
    }
    return table.code;
  }
}

/**
 * Builds the table of a match. The person who has waited longest is the host. The table is closed to others, but the players may
 * still invite friends.
 */
function tableFor({ game: id, pace, people, bots }: MatchedTable, code: string): StoredTable {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const host = people[0]?.personId ?? null;
  const seats = people.length + bots;
  const empty = freshTable({ code, game: id, options: quickOptions(game.options), seats, settings: { pace }, host });
  const takenSeats = people.map(({ personId: person, name, seal }): StoredSeat => {
    return { holder: 'person', person, name, ...(seal === undefined ? {} : { seal }) };
  });
  const seating = seatingFrom({ ...empty, seats: [...takenSeats, ...empty.seats.slice(people.length)] });
  return { ...empty, ...storedSeating(filledUp(seating)) };
}
