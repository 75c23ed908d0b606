import { recordOf, stepsOf, written } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { type PastIntent, type Play, resume, startOf, type Taken } from './play.ts';
import { storedTable, type Table, type TableValue } from './table.ts';

/** Makes a turn durable. When it could not be, nobody may see it. */
export async function keepTurn(table: Table, { play, turn }: Taken, intent: string | null): Promise<Result<null, 'halted'>> {
  const steps = stepsOf(turn);
  const stored = steps.map((step) => ({ step, intent: step.kind === 'move' ? intent : null }));
  const version = play.match.version - steps.length;
  const kept = await durable(table, () => table.house.archive.append({ match: play.id, version, steps: stored }));
  if (!kept.ok) table.unsure = true;
  return kept.ok ? accepted(null) : kept;
}

/** Makes durable what of a table outlives its process, if that has changed. */
export async function keepTable(table: Table, value: TableValue): Promise<Result<null, 'halted'>> {
  const stored = storedTable(table, value);
  const text = JSON.stringify(stored);
  if (text === table.saved) return accepted(null);
  const kept = await durable(table, () => table.house.archive.saveTable(stored));
  if (!kept.ok) return kept;
  table.saved = text;
  return accepted(null);
}

/** Puts the record of a finished match where it can be asked for. Its id, or `null` if that failed. */
export async function keepRecord(table: Table, play: Play): Promise<string | null> {
  const { archive } = table.house;
  const kept = await durable(table, async () => {
    const steps = (await archive.steps(play.id)).map(({ step }) => written(step));
    await archive.finish(play.id, recordOf(play.match, steps));
  });
  return kept.ok ? play.id : null;
}

/** Reads the match again after a write of which nobody knows whether it came through. */
export async function readAgain(table: Table, { id, match }: Play): Promise<Result<Play, 'halted'>> {
  const found = await durable(table, async () => resume(id, startOf(match), await table.house.archive.steps(id)));
  if (!found.ok) return found;
  table.unsure = false;
  recallIntents(table, found.value.intents);
  return accepted(found.value.play);
}

/** The answers that were given before a crash. */
export function recallIntents(table: Pick<Table, 'answers' | 'value'>, intents: readonly PastIntent[]): void {
  for (const { seat, intent, version } of intents) {
    const occupant = table.value.seating.seats[seat];
    if (occupant?.holder === 'person') table.answers.remember(occupant.number, intent, { ok: true, value: version });
  }
}

async function durable<Value>(table: Table, work: () => Promise<Value>): Promise<Result<Value, 'halted'>> {
  try {
    return accepted(await work());
  } catch (error) {
    table.house.count('not kept');
    table.house.log.error({ err: error, table: table.code }, 'the archive did not keep it');
    return refused('halted');
  }
}
