import { inListOrder, type LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import type { Clock } from '../platform/clock.ts';

/** A row as its table sends it. The lobby adds the time since when the table has been waiting. */
export type PublishedRow = Omit<LobbyRow, 'since'>;

/** The tables that are open to strangers, in list order. */
export interface ListedTables {
  /** Receives a table's row as JSON; `null` removes the table from the list. Returns whether the list has changed. */
  heard(code: string, json: string | null): boolean;
  rows(): readonly LobbyRow[];
}

export function openListedTables({ now }: Pick<Clock, 'now'>): ListedTables {
  const known = new Map<string, { readonly json: string; readonly row: LobbyRow }>();
  let rows: readonly LobbyRow[] | null = [];
  return {
    heard(code, json) {
      const before = known.get(code);
      if (json === (before?.json ?? null)) return false;
      if (json === null) known.delete(code);
      else known.set(code, { json, row: withSince(JSON.parse(json) as PublishedRow, before?.row, inSeconds(now())) });
      rows = null;
      return true;
    },
    rows() {
      rows ??= [...known.values()].map(({ row }) => row).sort(inListOrder);
      return rows;
    },
  };
}

export function inSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000);
}

/** Keeps the time since when a table waits, unless the table is new or has started or ended a game. */
function withSince(row: PublishedRow, before: LobbyRow | undefined, now: number): LobbyRow {
  return { ...row, since: before?.playing === row.playing ? before.since : now };
}
