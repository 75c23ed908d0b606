import { four, playing } from './hand-people.ts';
import { handTable } from './hand-table.ts';

/** Opens a table with four people on its seats. */
export async function tableOfFour(given?: Parameters<typeof handTable>[0]) {
  const hand = await handTable(given);
  const people = await four(hand);
  const [ann, ben, cleo, dan] = people;
  return { hand, people, ann, ben, cleo, dan };
}

/** Opens a table at which four people play. */
export async function startedTable(given?: Parameters<typeof handTable>[0]) {
  const hand = await handTable(given);
  const people = await playing(hand);
  const [ann, ben, cleo, dan] = people;
  return { hand, people, ann, ben, cleo, dan };
}
