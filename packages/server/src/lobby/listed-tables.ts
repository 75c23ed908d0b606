import { inListOrder, type LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import type { Clock } from '../platform/clock.ts';

/** A row as a table tells it; since when it has been waiting is noted here. */
export type PublishedRow = Omit<LobbyRow, 'since'>;

/** The tables that are open to strangers, in the order of the list. */
export interface ListedTables {
  /** A table's row as JSON; `null`: it is not in the list. Whether that changes the list. */
  heard(code: string, told: string | null): boolean;
  rows(): readonly LobbyRow[];
}

export function listTables({ now }: Pick<Clock, 'now'>): ListedTables {
  const known = new Map<string, { readonly told: string; readonly row: LobbyRow }>();
  let rows: readonly LobbyRow[] | null = [];
  return {
    heard(code, told) {
      const before = known.get(code);
      if (told === (before?.told ?? null)) return false;
      if (told === null) known.delete(code);
      else known.set(code, { told, row: sinceThen(JSON.parse(told) as PublishedRow, before?.row, inSeconds(now())) });
      rows = null;
      return true;
    },
    rows() {
      rows ??= [...known.values()].map(({ row }) => row).sort(inListOrder);
      return rows;
    },
  };
}

/** Times in the list are whole seconds. */
export function inSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000);
}

/** Whoever closes a table and opens it again waits anew. */
function sinceThen(row: PublishedRow, before: LobbyRow | undefined, now: number): LobbyRow {
  return { ...row, since: before?.playing === row.playing ? before.since : now };
}
