import type { OptionValues } from '../core/options.ts';
import { inListOrder, type LobbyList, type LobbyRow, type LobbySeat } from './lobby-row.ts';

/** The changes from one list to a later one. Each part has the new value, so applying the changes twice does no harm. */
export interface LobbyChanges {
  readonly gone?: readonly string[];
  readonly came?: readonly LobbyRow[];
  readonly changed?: readonly RowChange[];
  readonly total?: number;
}

export interface RowChange extends Partial<Omit<LobbyRow, 'code' | 'seats'>> {
  readonly code: string;
  /** All seats, if any has changed; `null` stands for an unchanged one. */
  readonly seats?: readonly (LobbySeat | null)[];
}

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
    if (row !== undefined) now.set(row.code, changedRow(row, change));
  }
  return { rows: [...now.values()].sort(inListOrder), total: changes.total ?? total };
}

function byCode(rows: readonly LobbyRow[]): Map<string, LobbyRow> {
  return new Map(rows.map((row) => [row.code, row]));
}

function rowChange(before: LobbyRow, after: LobbyRow): RowChange | null {
  const { code, game, options, pace, playing, watchers, since } = after;
  const seats = seatChanges(before.seats, after.seats);
  const parts = {
    ...(game !== before.game && { game }),
    ...(!areAlike(options, before.options) && { options }),
    ...(pace !== before.pace && { pace }),
    ...(playing !== before.playing && { playing }),
    ...(watchers !== before.watchers && { watchers }),
    ...(since !== before.since && { since }),
    ...(seats !== null && { seats }),
  };
  return Object.keys(parts).length > 0 ? { code, ...parts } : null;
}

function areAlike(one: OptionValues, other: OptionValues): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

function seatChanges(before: readonly LobbySeat[], after: readonly LobbySeat[]): readonly (LobbySeat | null)[] | null {
  const changes = after.map((seat, index) => (isSameSeat(seat, before[index]) ? null : seat));
  return before.length === after.length && changes.every((change) => change === null) ? null : changes;
}

function isSameSeat({ name, status }: LobbySeat, other: LobbySeat | undefined): boolean {
  return name === other?.name && status === other.status;
}

function changedRow(row: LobbyRow, { seats, ...parts }: RowChange): LobbyRow {
  if (seats === undefined) return { ...row, ...parts };
  return { ...row, ...parts, seats: seats.flatMap((seat, index) => seat ?? row.seats[index] ?? []) };
}
