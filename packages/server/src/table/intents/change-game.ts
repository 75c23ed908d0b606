import { type Game, isPlayedBy } from '@hundredfold/shared/core/game.ts';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { Intent, TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { filledUp } from '../runtime/bots.ts';
import { persistGameChange } from '../runtime/commit.ts';
import { allAway, type Seating, withSeats } from '../state/seating.ts';
import { settingsOf, type Table, type TableSettings, whyBusy } from '../state/table.ts';
import { spectatorPolicyFor } from './spectators.ts';

/**
 * Another game at the same table. Each game has rooms of its own type: what is to be there is kept, this room closes, and whoever
 * was in it finds the table under its code again, with their seat and everything else that does not belong to the game.
 */
export async function changeGame(
  table: Table,
  { game: id = '', seats, options }: Intent<'arrange'>,
): Promise<Result<null, TableRefusal>> {
  const { value } = table;
  const why = whyBusy(value);
  if (why !== null) return refused(why);
  const game = gameById(id);
  const read = game === undefined ? refused('bad-table') : parseOptions(game.options, options ?? {});
  if (game === undefined || !read.ok) return refused('bad-table');
  const wanted = seats ?? nearest(game, value.seating.seats.length);
  if (!isPlayedBy(game, wanted)) return refused('bad-table');
  const settings: TableSettings = {
    ...settingsOf(value),
    options: read.value,
    seating: allAway(fitted(value.seating, game, wanted)),
    pace: wanted === 1 ? 'free' : value.pace,
    watching: spectatorPolicyFor(game, value.watching),
  };
  const kept = await persistGameChange(table, game, settings);
  if (!kept.ok) return kept;
  table.isClosed = true;
  table.moveToOtherRoom(settings);
  return kept;
}

/** The number of seats that a game can be played at and that is next to what there are. */
function nearest({ seats: { min, max } }: Game, seats: number): number {
  return Math.max(min, Math.min(max, seats));
}

/** A game that needs so many and no others has them at once: bots sit down where nobody does. */
function fitted(seating: Seating, { seats: { min, max } }: Game, wanted: number): Seating {
  const laid = withSeats(seating, wanted);
  return min < max ? laid : filledUp(laid);
}
