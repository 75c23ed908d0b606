import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { storagePlace } from '../../../src/storage/open-storage.ts';
import type { Kept } from './faults-in.ts';
import { faultsSeen } from './faults-seen.ts';
import { dial, hasLine } from './person.ts';
import type { Spent } from './play-world.ts';

/** Returns the faults in what people see after the last game of each table, in a sentence each. The server still runs. */
export async function faultsAtTheEnd(spent: readonly Spent[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { session, witness, stayed } of spent) {
    const { person } = witness;
    session.isOver = false;
    if (!hasLine(person)) await dial(person);
    const answer = await fetch(`${session.address}/api/records/${person.line.state.record}`);
    if (!answer.ok) faults.push(`${session.code}: the last game has no record`);
    else faults.push(...(await faultsSeen(session, [...stayed, person], (await answer.json()) as GameRecord)));
  }
  return faults;
}

type Place = { readonly dataDir: string } | { readonly database: string };

/** Returns every match in a data directory that no server has open, or in a database. */
export async function keptIn(where: Place): Promise<readonly Kept[]> {
  const place = storagePlace({ database: null, dataDir: '', redisUrl: 'none', processName: 'judge', ...where });
  const storage = await place.open({ log: { info: () => undefined }, onUsurped: () => undefined });
  const ids = new Set<string>();
  for await (const { kind, values } of place.rows()) if (kind === 'steps') ids.add(String(values[0]));
  const kept: Kept[] = [];
  for (const id of ids) kept.push({ steps: await storage.steps(id), record: await storage.record(id) });
  await storage.close();
  return kept;
}
