import { isPlayedBy } from '@hundredfold/shared/core/game.ts';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { CreatedTable } from '@hundredfold/shared/protocol/http.ts';
import { settingsIn } from '@hundredfold/shared/protocol/table-facts.ts';
import { CREATE_TABLE_REQUEST, type NewTableOptions } from '../cluster/requests.ts';
import { type FreshTable, freshTable, storeContinuation, storeNewTable } from '../storage/store-new-table.ts';
import { whyUnsuitable } from '../table/intents/settings.ts';
import { newShuffle, storedShuffle } from '../table/state/table-shuffle.ts';
import type { DirectoryContext } from './directory-context.ts';

/** Creates a table here, or in another process if this one is full. Returns its code, or one sentence on what is wrong with it. */
export async function createTable(context: DirectoryContext, newTable: NewTableOptions): Promise<Result<CreatedTable, string>> {
  const { placement, bus, storage, chance, rooms } = context;
  const process = await placement();
  if (process !== null && process !== bus.name) return bus.request(process, CREATE_TABLE_REQUEST, newTable);
  const wanted = tableFor(newTable);
  if (!wanted.ok) return wanted;
  const { playedOn } = newTable;
  // Its first shuffle is stored with it, so that it is not stored again once it is loaded.
  const shuffle = storedShuffle(newShuffle(chance.newMatchId(), chance.newSecret(), []));
  const fresh = { ...wanted.value, ...(!playedOn && { shuffle }) };
  const added = await storeNewTable(storage, (code) => freshTable({ ...fresh, code }));
  const stored = playedOn ? await storeContinuation(storage, added, playedOn, chance.newMatchId()) : added;
  await rooms.loadTable(stored.game, stored.code, stored);
  return accepted({ code: stored.code });
}

/** Returns one sentence on what is wrong with a table, or `null`. */
export function whyNoTable(newTable: Omit<NewTableOptions, 'host'>): string | null {
  const wanted = tableFor({ ...newTable, host: null });
  return wanted.ok ? null : wanted.refusal;
}

function tableFor(newTable: NewTableOptions): Result<Omit<FreshTable, 'code'>, string> {
  const game = gameById(newTable.game);
  if (game === undefined) return refused('there is no such game');
  const options = parseOptions(game.options, newTable.options);
  if (!options.ok) return options;
  const { min, max } = game.seats;
  const seats = newTable.seats ?? max;
  if (!isPlayedBy(game, seats)) return refused(`this game has ${min === max ? min : `${min} to ${max}`} seats`);
  const { group } = newTable;
  const settings = { ...settingsIn(newTable), ...(group !== undefined && { open: false }) };
  if (whyUnsuitable(game, settings) !== null) return refused('this game has no hands that spectators could see');
  return accepted({
    game: game.id,
    options: options.value,
    seats,
    settings,
    host: newTable.host,
    ...(group !== undefined && { group }),
  });
}
