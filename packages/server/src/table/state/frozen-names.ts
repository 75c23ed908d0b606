import type { StoredSight, StoredTable } from '../../storage/stored-table.ts';
import type { Person } from './seating.ts';

/** The name and avatar that a person had when they were first shown hands of a match. */
export interface FrozenName extends Pick<Person, 'name' | 'seal'> {
  readonly matchNumber: number;
}

interface NamedTable {
  readonly frozenNames: Map<string, FrozenName>;
  readonly value: { readonly matchNumber: number; readonly phase: string };
}

/** The number of names that are kept. Strangers without end may come to see hands. */
const MAX_FROZEN_NAMES = 10_000;

/**
 * Freezes the name and avatar of a person who is shown hands. A new name during the match could tell the players about the cards.
 * The names of earlier matches are dropped.
 */
export function freezeName(
  { frozenNames, value: { matchNumber } }: NamedTable,
  { personId, name, seal }: Pick<Person, 'personId' | 'name' | 'seal'>,
): void {
  const [oldest] = frozenNames;
  if (oldest !== undefined && oldest[1].matchNumber !== matchNumber) frozenNames.clear();
  if (frozenNames.has(personId)) return;
  if (oldest !== undefined && frozenNames.size >= MAX_FROZEN_NAMES) frozenNames.delete(oldest[0]);
  frozenNames.set(personId, { matchNumber, name, seal });
}

/** Returns the sights of a stored table with the frozen names of their people, except of those who asked to be forgotten. */
export function withFrozenNames(
  sights: readonly StoredSight[],
  { frozenNames, value }: NamedTable & { readonly value: Pick<StoredTable, 'forgetting'> },
): readonly StoredSight[] {
  return sights.map((sight) => {
    const known = value.forgetting?.includes(sight.personId) ? undefined : frozenNames.get(sight.personId);
    return known?.matchNumber === sight.matchNumber ? { ...sight, frozen: { name: known.name, seal: known.seal } } : sight;
  });
}

export function restoreFrozenNames(frozenNames: Map<string, FrozenName>, { seen = [] }: Pick<StoredTable, 'seen'>): void {
  for (const { personId, matchNumber, frozen } of seen)
    if (frozen !== undefined) frozenNames.set(personId, { matchNumber, ...frozen });
}

/** Returns the name and avatar that a person has to keep, even if they leave and come back; `null` if they may have any. */
export function frozenName({ frozenNames, value }: NamedTable, personId: string): FrozenName | null {
  const frozen = frozenNames.get(personId);
  return value.phase === 'playing' && frozen?.matchNumber === value.matchNumber ? frozen : null;
}
