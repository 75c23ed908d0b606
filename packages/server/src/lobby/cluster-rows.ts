import type { LobbyRowEvent } from '../cluster/requests.ts';

/** The lobby rows that the processes of a card room send each other. The last process that announced a table owns its row. */
export interface ClusterRows {
  told(process: string, row: LobbyRowEvent): void;
  /** Receives all rows of a process, which replace its earlier ones. */
  toldAll(process: string, rows: readonly LobbyRowEvent[]): void;
  of(process: string): readonly LobbyRowEvent[];
}

export function openClusterRows(onRow: (row: LobbyRowEvent) => void): ClusterRows {
  const known = new Map<string, { readonly process: string; readonly row: string }>();
  const of = (process: string): readonly LobbyRowEvent[] =>
    [...known].flatMap(([code, told]) => (told.process === process ? [{ code, row: told.row }] : []));

  function told(process: string, { code, row }: LobbyRowEvent): void {
    if (row === null && known.get(code)?.process !== process) return;
    if (row === null) known.delete(code);
    else known.set(code, { process, row });
    onRow({ code, row });
  }

  return {
    told,
    toldAll(process, rows) {
      const codes = new Set(rows.map(({ code }) => code));
      for (const { code } of of(process)) if (!codes.has(code)) told(process, { code, row: null });
      for (const row of rows) told(process, row);
    },
    of,
  };
}
