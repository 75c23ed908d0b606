import { isPlayedBy } from '@hundredfold/shared/core/game.ts';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import { tableSettings } from '@hundredfold/shared/protocol/table-facts.ts';
import { withEveryoneAway } from '../state/presence.ts';
import { filledUp, withSeats } from '../state/seats.ts';
import { nextShuffle, settingsOf, type Table, type TableSettings } from '../state/table.ts';
import type { ChangeResult } from '../turn/commit.ts';
import { persistGameChange } from '../turn/persist.ts';
import { whyUnsuitable } from './settings.ts';

/**
 * Changes the game of a table. Each game has its own type of room: the table is saved with the new game, and this room closes.
 * The people in it join the new room under the same code, with their seats and all settings that do not depend on the game.
 */
export async function changeGame(table: Table, { game: id = '', seats, options }: Intent<'arrange'>): ChangeResult {
  const { value } = table;
  const game = gameById(id);
  const read = game === undefined ? refused('bad-table') : parseOptions(game.options, options ?? {});
  if (game === undefined || !read.ok) return refused('bad-table');
  const { min, max } = game.seats;
  const wanted = seats ?? Math.max(min, Math.min(max, value.seating.seats.length));
  if (!isPlayedBy(game, wanted)) return refused('bad-table');
  const resized = withSeats(value.seating, wanted);
  const settings: TableSettings = {
    ...settingsOf(value),
    options: read.value,
    playedOn: null,
    shuffle: nextShuffle(value),
    // If the game allows only one number of seats, bots take the empty ones at once.
    seating: withEveryoneAway(min < max ? resized : filledUp(resized)),
    pace: wanted === 1 ? 'free' : value.pace,
    watching: whyUnsuitable(game, value) === null ? value.watching : tableSettings.watching.initial,
  };
  const kept = await persistGameChange(table, game, settings);
  if (!kept.ok) return kept;
  table.isClosed = true;
  table.moveToOtherRoom(settings);
  return kept;
}
