import { optionsThatDiffer } from '@hundredfold/shared/core/options.ts';
import { occupantFacts } from '../table/queries/seat-facts.ts';
import { seatFor, spectatorsOf } from '../table/state/seating.ts';
import { isClosedToSpectators } from '../table/state/spectators.ts';
import type { Table, TableValue } from '../table/state/table.ts';
import type { PublishedRow } from './listed-tables.ts';

/** The data that the matchmaker stores for a table: its row on the start page as JSON; `null` for a private table. */
export type Listing = ReturnType<typeof listingOf>;

export function listingOf({ code, game }: Pick<Table, 'code' | 'game'>, value: TableValue) {
  const { seating, pace, playedOn } = value;
  if (!value.open || value.phase === 'halted' || !isHosted(value) || isClosedToSpectators(value)) return { row: null };
  const seats = seating.seats.map((occupant) => {
    const { name, status } = occupantFacts(seating, occupant);
    return { name, status };
  });
  const playing = value.phase === 'playing';
  const options = optionsThatDiffer(game.options, seats.length, value.options);
  const row: PublishedRow = {
    code,
    game: game.id,
    options,
    pace,
    playing,
    seats,
    watchers: spectatorsOf(seating).length,
    ...(playedOn !== null && { playedOn: playedOn.turn }),
  };
  return { row: JSON.stringify(row) };
}

/**
 * Returns whether the host sits at a table. Before that a waiting table is not listed, so that nobody can find it first and take
 * it over.
 */
function isHosted({ phase, seating }: TableValue): boolean {
  return phase !== 'gathering' || seatFor(seating, seating.host) !== null;
}
