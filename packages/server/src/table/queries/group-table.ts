import type { GroupTable } from '@hundredfold/shared/protocol/groups.ts';
import { namesAt, type SeatedTable } from './own-table.ts';

/** A table as its group sees it, with the person ids of the people who are there. */
export interface SeatedGroupTable {
  readonly table: GroupTable;
  readonly here: readonly string[];
}

/** Returns what the members of its group see of a table; `null` if it is halted. */
export function groupTableOf({ code, game, value: { phase, seating } }: SeatedTable): SeatedGroupTable | null {
  if (phase === 'halted') return null;
  const here = seating.people.filter(({ presence }) => presence === 'here' || presence === 'idle');
  const names = namesAt(seating, () => true);
  return { table: { code, game: game.id, phase, names }, here: here.map(({ personId }) => personId) };
}
