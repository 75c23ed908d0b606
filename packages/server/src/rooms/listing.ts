import type { LobbyRow } from '@hundredfold/shared/protocol/lobby.ts';
import { describe, seatFor, watchersOf } from '../table/seating.ts';
import type { Table, TableValue } from '../table/table.ts';

/** What the matchmaker is told of a table: its row on the start page as JSON, nothing of a private one. */
export interface Listing {
  readonly row: string | null;
}

/** Whether nothing has changed that a table's row could show. */
export function listedAlike(one: TableValue, other: TableValue): boolean {
  return (
    one.seating === other.seating &&
    one.phase === other.phase &&
    one.open === other.open &&
    one.pace === other.pace &&
    one.options === other.options
  );
}

export function listingOf({ code, game }: Pick<Table, 'code' | 'game'>, value: TableValue): Listing {
  const { seating } = value;
  if (!value.open || value.phase === 'halted' || !isHosted(value)) return { row: null };
  const seats = seating.seats.map((occupant) => {
    const { name, status } = describe(seating, occupant);
    return { name, status };
  });
  const playing = value.phase === 'playing';
  const { options, pace } = value;
  const row: LobbyRow = { code, game: game.id, options, pace, playing, seats, watchers: watchersOf(seating).length };
  return { row: JSON.stringify(row) };
}

/** A table that waits is listed once its host sits there: nobody is to find it first and take it over. */
function isHosted({ phase, seating }: TableValue): boolean {
  return phase !== 'gathering' || seatFor(seating, seating.host) !== null;
}

/** The rows of the tables that are open to strangers, the newest first. */
export interface TableList {
  /** What the matchmaker says of a table, or that it is gone. Whether that changes the list. */
  heard(code: string, metadata: unknown): boolean;
  rows(): readonly LobbyRow[];
}

/** Rows that are sent at most. */
const LONGEST = 60;

export function openTables(): TableList {
  const known = new Map<string, { readonly text: string; readonly row: LobbyRow }>();
  return {
    heard(code, metadata) {
      const text = rowIn(metadata);
      if (text === known.get(code)?.text) return false;
      if (text === undefined) return known.delete(code);
      known.set(code, { text, row: JSON.parse(text) as LobbyRow });
      return true;
    },
    rows: () =>
      [...known.values()]
        .slice(-LONGEST)
        .reverse()
        .map(({ row }) => row),
  };
}

function rowIn(metadata: unknown): string | undefined {
  const row = typeof metadata === 'object' && metadata !== null && 'row' in metadata ? metadata.row : undefined;
  return typeof row === 'string' ? row : undefined;
}
