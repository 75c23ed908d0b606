import { inListOrder, type LobbyList, type LobbyRow } from './lobby-row.ts';

/** The changes from one list to a later one. Each part has the new value, so applying the changes twice does no harm. */
export interface LobbyChanges {
  readonly gone?: readonly string[];
  readonly came?: readonly LobbyRow[];
  readonly changed?: readonly RowChange[];
  readonly total?: number;
}

/** A row with the fields that have changed. */
export type RowChange = Pick<LobbyRow, 'code'> & Partial<LobbyRow>;

export function changesBetween(before: LobbyList, after: LobbyList): LobbyChanges | null {
  const were = byCode(before.rows);
  const are = byCode(after.rows);
  const gone = before.rows.flatMap(({ code }) => (are.has(code) ? [] : [code]));
  const came = after.rows.filter(({ code }) => !were.has(code));
  const changed = after.rows.flatMap((row) => rowChange(were.get(row.code) ?? row, row) ?? []);
  const changes = {
    ...(gone.length > 0 && { gone }),
    ...(came.length > 0 && { came }),
    ...(changed.length > 0 && { changed }),
    ...(after.total !== before.total && { total: after.total }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** Returns a list after changes. An unchanged row stays the same object. */
export function withChanges({ rows, total }: LobbyList, changes: LobbyChanges): LobbyList {
  const now = byCode(rows);
  for (const code of changes.gone ?? []) now.delete(code);
  for (const row of changes.came ?? []) now.set(row.code, row);
  for (const change of changes.changed ?? []) {
    const row = now.get(change.code);
    if (row !== undefined) now.set(row.code, { ...row, ...change });
  }
  return { rows: [...now.values()].sort(inListOrder), total: changes.total ?? total };
}

function byCode(rows: readonly LobbyRow[]): Map<string, LobbyRow> {
  return new Map(rows.map((row) => [row.code, row]));
}

function rowChange(before: LobbyRow, after: LobbyRow): RowChange | null {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof LobbyRow]),
  );
  return changed.length > 0 ? { code: after.code, ...Object.fromEntries(changed) } : null;
}
