import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { openSqlite } from '../../../src/storage/sqlite/sqlite-storage.ts';
import { faultsSeen } from './compare.ts';
import type { Spent } from './evening.ts';
import { faultsIn, type Kept } from './ledger.ts';
import { dial, hasLine } from './person.ts';

/** The records of a table's games by their ids, as anyone can read them. */
export type Records = ReadonlyMap<string, GameRecord>;

export async function recordsOf({ evening, witness }: Spent): Promise<Records> {
  const found = new Map<string, GameRecord>();
  for (const id of witness.records) {
    const answer = await fetch(`${evening.address}/api/records/${id}`);
    if (!answer.ok) throw new Error(`${evening.code} has no record ${id}: ${answer.status}`);
    found.set(id, (await answer.json()) as GameRecord);
  }
  return found;
}

/** Returns the faults in what everyone sees in the end. The server still runs. */
export async function faultsAtTheEnd({ evening, witness, stayed }: Spent, records: Records): Promise<readonly string[]> {
  const last = records.get(witness.person.line.state.record);
  if (last === undefined) return [`${evening.code}: the last game has no record`];
  return faultsSeen(evening, [...stayed, witness.person], last);
}

/** Returns the faults in the stored moves of each table's games. The server is closed. */
export async function faultsKept(
  dataDir: string,
  spent: readonly Spent[],
  records: readonly Records[],
): Promise<readonly string[]> {
  const storage = await openSqlite(dataDir);
  const faults: string[] = [];
  for (const [index, { evening }] of spent.entries()) {
    const kept: Kept[] = [];
    for (const [id, record] of records[index] ?? []) kept.push({ steps: await storage.steps(id), record });
    faults.push(...faultsIn(evening.asked, kept));
  }
  await storage.close();
  return faults;
}

/** Returns the faults in the last game of a table only, since a witness may have missed the others. */
export async function faultsInTheLast(spent: Spent): Promise<readonly string[]> {
  const { person } = spent.witness;
  spent.evening.isOver = false;
  if (!hasLine(person)) await dial(person);
  const last = { ...spent, witness: { ...spent.witness, records: new Set([person.line.state.record]) } };
  return faultsAtTheEnd(last, await recordsOf(last));
}
