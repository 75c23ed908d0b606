import type { Game } from '@hundredfold/shared/core/game.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { hasHands, showsHands, USUAL_WATCHING, type Watching } from '@hundredfold/shared/protocol/watch.ts';
import { memoryOfLook } from './memory.ts';
import { keepTable, run } from './run.ts';
import { knownBy, seatKnownBy } from './seating.ts';
import { dealOf, type Table, type TableValue } from './table.ts';

/** The table once whoever watches may see that. Where there are no hands none can be shown. */
export function watched({ game, value }: Table, watching: Watching): Result<TableValue, TableRefusal> {
  return showsHands(watching) && !hasHands(game) ? refused('bad-table') : accepted({ ...value, watching });
}

/** What stays of it when a table takes up another game. */
export function watchingAt(game: Game, watching: Watching): Watching {
  return showsHands(watching) && !hasHands(game) ? USUAL_WATCHING : watching;
}

/** Nobody can come to a game that nobody may watch. */
export function isClosed({ phase, watching }: TableValue): boolean {
  return phase === 'playing' && watching.watch === 'none';
}

/** Whether somebody may be at the table while a game is played there: whoever has a seat, or is the host, always. */
export function mayWatch(value: TableValue, personId: string): boolean {
  if (!isClosed(value)) return true;
  const { seating } = value;
  return seatKnownBy(seating, personId) !== null || knownBy(seating, personId)?.number === seating.host;
}

/** Puts down that they see hands of the deal that is played, before they do. */
export async function putDownLook(table: Table, personIds: readonly string[]): Promise<Result<null, string>> {
  return run(table, { looks: personIds.length }, async () => {
    const deal = dealOf(table.value);
    if (deal === null) return accepted(null);
    table.memory = memoryOfLook(table.memory, personIds, deal);
    return keepTable(table, table.value);
  });
}
