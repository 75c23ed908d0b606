import type { Person } from './seating.ts';

/** What a person was called when they were first shown hands of a match. */
export interface FrozenName extends Pick<Person, 'name' | 'seal'> {
  /** The number of that match at the table. */
  readonly round: number;
}

/** The part of a table that names depend on. */
interface NamedTable {
  readonly frozenNames: Map<string, FrozenName>;
  readonly value: { readonly round: number; readonly phase: string };
}

/** Freezes the name and avatar of someone who is shown hands. Until the match is over a new one could tell the players of the cards. */
export function freezeName(
  { frozenNames, value: { round } }: NamedTable,
  { personId, name, seal }: Pick<Person, 'personId' | 'name' | 'seal'>,
): void {
  if (frozenNames.get(personId)?.round !== round) frozenNames.set(personId, { round, name, seal });
}

/** The name and avatar that a person has to keep, even if they leave and come back; `null` if they may have any. */
export function frozenName({ frozenNames, value }: NamedTable, personId: string): FrozenName | null {
  const frozen = frozenNames.get(personId);
  return value.phase === 'playing' && frozen?.round === value.round ? frozen : null;
}
