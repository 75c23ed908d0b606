import { inListOrder, type LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import type { Clock } from '../table/clock.ts';

/** A row as a table tells it; since when it has been waiting is noted here. */
export type ToldRow = Omit<LobbyRow, 'since'>;

/** The tables that are open to strangers, in the order of the list. */
export interface OpenTables {
  /** What the matchmaker says of a table, or that it is gone. Whether that changes the list. */
  heard(code: string, metadata: unknown): boolean;
  rows(): readonly LobbyRow[];
}

export function openTables({ now }: Pick<Clock, 'now'>): OpenTables {
  const known = new Map<string, { readonly told: string; readonly row: LobbyRow }>();
  let rows: readonly LobbyRow[] | null = [];
  return {
    heard(code, metadata) {
      const before = known.get(code);
      const told = toldIn(metadata);
      if (told === before?.told) return false;
      if (told === undefined) known.delete(code);
      else known.set(code, { told, row: sinceThen(JSON.parse(told) as ToldRow, before?.row, inSeconds(now())) });
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
function sinceThen(row: ToldRow, before: LobbyRow | undefined, now: number): LobbyRow {
  return { ...row, since: before?.playing === row.playing ? before.since : now };
}

function toldIn(metadata: unknown): string | undefined {
  const row = typeof metadata === 'object' && metadata !== null && 'row' in metadata ? metadata.row : undefined;
  return typeof row === 'string' ? row : undefined;
}
