import { peopleOf, type StoredTable } from '../archive/archive.ts';
import { without } from './arrange.ts';
import { eveningWithout } from './evening.ts';
import { withoutPerson } from './memory.ts';
import { change, keepTable, run } from './run.ts';
import { knownBy } from './seating.ts';
import { busy, seatingFrom, storedSeating, type Table, type TableValue } from './table.ts';

/** Whatever the table knows of somebody goes, also after they have left it. The number that they had. Rejects where it could not be kept. */
export async function forget(table: Table, personId: string): Promise<number | null> {
  const number = knownBy(table.value.seating, personId)?.number ?? null;
  const done = await run(table, { forget: number }, async () => {
    const { value } = table;
    table.memory = withoutPerson(table.memory, personId);
    table.answers.forget(personId);
    if (knownBy(value.seating, personId) === undefined && !isRemembered(value, personId)) return keepTable(table, value);
    return change(table, forgotten(value, personId), 'dropped');
  });
  if (!done.ok) throw new Error(`nobody was forgotten at ${table.code}: ${done.refusal}`);
  return number;
}

function isRemembered({ removed, evening }: TableValue, personId: string): boolean {
  return removed.some((each) => each.personId === personId) || evening.scores.some(({ person }) => person === personId);
}

function forgotten(value: TableValue, personId: string): TableValue {
  const person = knownBy(value.seating, personId);
  const removed = value.removed.filter((each) => each.personId !== personId);
  const evening = eveningWithout(value.evening, personId);
  if (person === undefined) return { ...value, removed, evening };
  const { number } = person;
  const seating = without(value.seating, number, busy(value) !== null);
  const wanted = value.pause?.wanted.filter((each) => each !== number) ?? [];
  const pause = value.pause === null || wanted.length === 0 ? null : { ...value.pause, wanted };
  const company = { seating, removed, evening, pause };
  switch (value.phase) {
    case 'gathering':
    case 'playing':
      return { ...value, ...company };
    case 'over':
      return { ...value, ...company, ready: value.ready.filter((each) => each !== number) };
    case 'halted':
      return { ...value, ...company, before: { ...value.before, ...company } };
  }
}

/** The same of a table that is asleep. */
export function forgottenAsleep(stored: StoredTable, personId: string, isPlaying: boolean): StoredTable {
  const seating = seatingFrom(stored);
  const person = knownBy(seating, personId);
  const rest = withoutMemory(stored, personId);
  return person === undefined ? rest : { ...rest, ...storedSeating(without(seating, person.number, isPlaying)) };
}

function withoutMemory(stored: StoredTable, personId: string): StoredTable {
  if (!peopleOf(stored).includes(personId)) return stored;
  const { seen, looks, evening } = stored;
  return {
    ...stored,
    ...(seen && { seen: seen.filter(({ person }) => person !== personId) }),
    ...(looks && { looks: looks.filter((each) => each !== personId) }),
    ...(evening && { evening: eveningWithout(evening, personId) }),
  };
}
