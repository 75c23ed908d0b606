import { recordOf } from '@hundredfold/shared/core/record.ts';
import { type PastIntent, type Play, resume, startOf, type Turn } from './play.ts';
import { storedTable, type Table, type TableValue } from './table.ts';

/** Makes a turn durable. When it could not be, nobody may see it. */
export async function keepTurn(table: Table, { play, steps }: Turn, intent: string | null): Promise<boolean> {
  const stored = steps.map((step) => ({ step, intent: 'chance' in step ? null : intent }));
  const version = play.match.version - steps.length;
  const kept = await durable(table, table.house.archive.append({ match: play.id, version, steps: stored }));
  if (!kept) table.unsure = true;
  return kept;
}

/** Makes durable what of a table outlives its process, if that has changed. */
export async function keepTable(table: Table, value: TableValue): Promise<boolean> {
  const stored = storedTable(table, value);
  const text = JSON.stringify(stored);
  if (text === table.saved) return true;
  const kept = await durable(table, table.house.archive.saveTable(stored));
  if (kept) table.saved = text;
  return kept;
}

/** Changes something about the table itself; nothing is changed when it cannot be kept. */
export async function change(table: Table, value: TableValue): Promise<boolean> {
  if (!(await keepTable(table, value))) return false;
  table.value = value;
  table.show(value);
  return true;
}

/** Somebody came or went: true whether or not the archive could keep it. */
export async function note(table: Table, value: TableValue): Promise<void> {
  await keepTable(table, value);
  table.value = value;
  table.show(value);
}

/** Puts the record of a finished match where it can be asked for. Its id, or nothing if that failed. */
export async function keepRecord(table: Table, play: Play): Promise<string> {
  const { archive } = table.house;
  const kept = await durable(table, async () => {
    const steps = (await archive.steps(play.id)).map(({ step }) => step);
    await archive.finish(play.id, recordOf(play.match, steps));
  });
  return kept ? play.id : '';
}

/** Reads the match again after a write of which nobody knows whether it came through. */
export async function makeSure(table: Table): Promise<boolean> {
  const { play } = table.value;
  if (!table.unsure || play === null) return true;
  const read = await durable(table, async () => {
    const found = resume(play.id, startOf(play.match), await table.house.archive.steps(play.id));
    recallIntents(table, found.intents);
    table.value = { ...table.value, play: found.play };
  });
  table.unsure = !read;
  return read;
}

/** The answers that were given before a crash. */
export function recallIntents(table: Pick<Table, 'answers' | 'value'>, intents: readonly PastIntent[]): void {
  for (const { seat, intent, version } of intents) {
    const occupant = table.value.seating.seats[seat];
    if (occupant?.holder === 'person') table.answers.remember(occupant.person, intent, { ok: true, value: version });
  }
}

async function durable(table: Table, work: Promise<void> | (() => Promise<void>)): Promise<boolean> {
  try {
    await (typeof work === 'function' ? work() : work);
    return true;
  } catch (error) {
    table.house.count('not kept');
    table.house.log.error({ err: error, table: table.code }, 'the archive did not keep it');
    return false;
  }
}
