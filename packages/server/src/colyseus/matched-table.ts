import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { Limits } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import type { MatchedGroup, MatchmakerDependencies } from '../matchmaking/matchmaker.ts';
import { freshTable } from '../storage/fresh-table.ts';
import type { StoredSeat, StoredTable } from '../storage/stored-table.ts';
import { storeTable } from '../storage/under-lease.ts';
import { filledUp } from '../table/runtime/bots.ts';
import { seatingFrom, storedSeating } from '../table/state/table.ts';
import { loadedTable, loadedTableCount } from './loaded-tables.ts';
import { freeCode, loadTable } from './table-directory.ts';
import type { TableLocator } from './table-locator.ts';

interface MatchedTableServices {
  readonly locator: TableLocator;
  readonly limits: Pick<Limits, 'tables'>;
  /** Resolves to whether this process still holds the matchmaking queue. */
  readonly holdsQueue: () => Promise<boolean>;
}

/** Creates tables for people who were matched: they are seated, and the game begins, before they arrive. */
export function createMatchedTable(
  { storage, admission }: Pick<AppContext, 'storage' | 'admission'>,
  { locator, limits: { tables }, holdsQueue }: MatchedTableServices,
): MatchmakerDependencies['makeTable'] {
  return async (found) => {
    if (admission.isDraining()) throw new Error('the process is about to close');
    if (!(await holdsQueue())) throw new Error('another process has the queue');
    if (loadedTableCount() >= tables) throw new Error('all tables are taken');
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
  };
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
  const empty = freshTable({ code, game: id, options: defaultOptions(game.options), seats, settings: { pace }, host });
  const takenSeats = people.map(({ personId: person, name, seal }): StoredSeat => {
    return { holder: 'person', person, name, ...(seal === undefined ? {} : { seal }) };
  });
  const seating = seatingFrom({ ...empty, seats: [...takenSeats, ...empty.seats.slice(people.length)] });
  return { ...empty, ...storedSeating(filledUp(seating)) };
}
