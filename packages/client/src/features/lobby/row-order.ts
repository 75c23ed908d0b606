import type { LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';

/** Sorts rows in the order in which they were shown, with new rows below. Used while a player goes through them one by one. */
export function keepOrder(shown: readonly string[], rows: readonly LobbyRow[]): readonly LobbyRow[] {
  const places = new Map(shown.map((code, place) => [code, place]));
  const placeOf = ({ code }: LobbyRow): number => places.get(code) ?? shown.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
