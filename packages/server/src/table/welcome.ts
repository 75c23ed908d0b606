import { accepted } from '@hundredfold/shared/core/result.ts';
import { change } from './change.ts';
import { run } from './run.ts';
import { arrive, depart, knownBy, leave, personOf } from './seating.ts';
import type { Table } from './table.ts';

const HIGHEST = 65_535;

/** Somebody comes to the table, known by the hash of their key. The number they have there. */
export async function welcome(table: Table, key: string, name: string): Promise<number> {
  let person = 0;
  await run(table, { welcome: name }, async () => {
    const { seating } = table.value;
    person = knownBy(seating, key)?.person ?? nextNumber(table);
    await change(table, { ...table.value, seating: arrive(seating, { person, key, name }) }, 'shown');
    return accepted(null);
  });
  return person;
}

/** Numbers go round, so that they always fit into sixteen bits; one that somebody has is passed over. */
function nextNumber(table: Table): number {
  do table.lastPerson = (table.lastPerson % HIGHEST) + 1;
  while (personOf(table.value.seating, table.lastPerson) !== undefined);
  return table.lastPerson;
}

/** A person's line is gone; `forGood` when they said so. */
export async function farewell(table: Table, person: number, forGood: boolean): Promise<void> {
  await run(table, { farewell: person }, async () => {
    const { phase, seating } = table.value;
    const playing = phase === 'playing' || phase === 'halted';
    const left = forGood ? leave(seating, person, playing) : depart(seating, person);
    return change(table, { ...table.value, seating: left }, 'shown');
  });
}
