import { inListOrder, type LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import type { LobbyRowEvent } from '../cluster/requests.ts';
import type { Clock } from '../platform/clock.ts';

/** A row as its table sends it. The lobby adds the time since when the table has been waiting. */
export type PublishedRow = Omit<LobbyRow, 'since'>;

export type ListedTables = ReturnType<typeof openListedTables>;

/** Opens the list of the tables of all processes that are open to strangers. */
export function openListedTables({ now }: Pick<Clock, 'now'>, onChange: () => void) {
  const known = new Map<string, { readonly process: string; readonly json: string; readonly row: LobbyRow }>();
  let rows: readonly LobbyRow[] | null = [];

  /**
   * Receives a table's row as JSON from a process; `null` removes the table from the list. The last process that announced a table owns
   * its row.
   */
  function heard(process: string, { code, row: json }: LobbyRowEvent): void {
    const before = known.get(code);
    if (json === null) {
      if (before?.process !== process) return;
      known.delete(code);
    } else {
      const isSame = json === before?.json;
      const row = isSame ? before.row : withSince(JSON.parse(json) as PublishedRow, before?.row, inSeconds(now()));
      known.set(code, { process, json, row });
      if (isSame) return;
    }
    rows = null;
    onChange();
  }

  const of = (process: string): readonly LobbyRowEvent[] =>
    [...known].flatMap(([code, told]) => (told.process === process ? [{ code, row: told.json }] : []));

  return {
    heard,
    /** Receives all rows of a process, which replace its earlier ones. */
    heardAll(process: string, all: readonly LobbyRowEvent[]): void {
      const codes = new Set(all.map(({ code }) => code));
      for (const { code } of of(process)) if (!codes.has(code)) heard(process, { code, row: null });
      for (const row of all) heard(process, row);
    },
    of,
    /** Returns the rows in list order. */
    rows(): readonly LobbyRow[] {
      rows ??= [...known.values()].map(({ row }) => row).sort(inListOrder);
      return rows;
    },
  };
}

function inSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000);
}

/** Keeps the time since when a table waits, unless the table is new or has started or ended a game. */
function withSince(row: PublishedRow, before: LobbyRow | undefined, now: number): LobbyRow {
  return { ...row, since: before?.playing === row.playing ? before.since : now };
}
