import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Play, Taken } from '@hundredfold/shared/core/play.ts';
import { recordOf, stepsOf } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { whatStands } from '@hundredfold/shared/core/takeback.ts';
import { logPseudonym } from '../../ops/log-pseudonym.ts';
import { type Append, LeaseEnded, type SessionScore } from '../../storage/archive.ts';
import { resultsOf } from '../state/results.ts';
import { type Deal, type SeenCards, withSeatedPlayers } from '../state/seen-cards.ts';
import { withResults } from '../state/session-score.ts';
import { withSharedHandViewers } from '../state/shared-hands.ts';
import {
  dealOf,
  playOf,
  type Queue,
  settingsOf,
  soundValue,
  storedTable,
  type Table,
  type TableSettings,
  type TableValue,
} from '../state/table.ts';
import { timesAfter } from '../state/turn-times.ts';

/** Makes a turn durable. When it could not be, nobody may see it. */
export function commitTurn(table: Table, { play, turn }: Taken, intent: string | null): Promise<Result<null, 'unknown'>> {
  const steps = stepsOf(turn);
  const stored = steps.map((step) => ({ step, intent: step.kind === 'move' ? intent : null }));
  const results = resultsOf(table.value, play);
  const version = play.match.version - steps.length;
  return appendToMatch(table, {
    lease: table.lease,
    match: play.id,
    version,
    steps: stored,
    ...(results.length > 0 && { results }),
  });
}

/** Appends to a match. */
export function appendToMatch(table: Table, append: Append): Promise<Result<null, 'unknown'>> {
  return written(table, () => table.context.archive.append(append));
}

/** Makes durable what of a table outlives its process, if that has changed. */
export async function persistTable(table: Table, value: TableValue): Promise<Result<null, 'unknown'>> {
  const stored = storedTable(table, value);
  const text = JSON.stringify(stored);
  if (text === table.saved) return accepted(null);
  const kept = await written(table, () => table.context.archive.saveTable(stored, table.lease));
  if (!kept.ok) return kept;
  table.saved = text;
  return accepted(null);
}

/** Makes durable that people have seen hidden cards of a deal, without the rest of the table. */
export async function persistSeenCards(table: Table, personIds: readonly string[], deal: Deal): Promise<Result<null, 'unknown'>> {
  const sights = personIds.map((person) => ({ person, round: deal.round, deal: deal.number }));
  const kept = await written(table, () => table.context.archive.addSeenCards(sights, table.lease));
  table.saved = ''; // The row no longer says all that is kept of the table.
  return kept;
}

/** Makes durable that a table plays another game from now on. */
export function persistGameChange(table: Table, game: Game, settings: TableSettings): Promise<Result<null, 'unknown'>> {
  const stored = storedTable(
    { code: table.code, game, seenCards: table.seenCards, before: null },
    { ...settings, phase: 'gathering' },
  );
  return written(table, () => table.context.archive.saveTable(stored, table.lease));
}

/** Milliseconds that the archive may take before everybody at the table is told, and no time is counted any more. */
const SLOW = 1000;

/**
 * Writes under the table's lease. Where that fails nobody knows whether it came through, until the archive has been asked; once the
 * lease has ended somebody else has the table, and nothing more is shown here.
 */
async function written(table: Table, write: () => Promise<void>): Promise<Result<null, 'unknown'>> {
  const callOff = table.context.clock.after(SLOW, () => getStuck(table));
  try {
    await write();
    return accepted(null);
  } catch (error) {
    if (error instanceof LeaseEnded) stepDown(table);
    getStuck(table);
    logUnkept(table, error);
    return refused('unknown');
  } finally {
    callOff();
  }
}

/** Nothing can be kept at the moment: everybody at the table is told, its clocks stand still, and it tries to go on by itself. */
export function pauseUnkept(table: Table): void {
  if (table.isClosed || table.value.stuck || table.value.phase === 'halted') return;
  getStuck(table);
  table.syncTimers();
}

function getStuck(table: Table): void {
  table.saved = '';
  try {
    if (!table.value.stuck) setValue(table, { ...table.value, stuck: true });
  } catch (error) {
    halt(table, { stuck: 'the archive' }, error);
  }
}

/** The table is up elsewhere: nothing more happens to it here, and whoever is here looks for it anew. */
export function stepDown(table: Table): void {
  if (table.isClosed) return;
  table.isClosed = true;
  table.stepDown();
}

/** Puts the record of a finished match where it can be asked for. Its id, or `null` if that failed. */
export async function keepRecord(table: Table, play: Play): Promise<string | null> {
  const { archive } = table.context;
  const kept = await durable(table, async () => {
    const stored = (await archive.steps(play.id)).map(({ step }) => step);
    const { steps, takenBack } = whatStands(stored);
    const record = recordOf(play.match, steps, takenBack);
    const { botsFrom } = table.value;
    const left = botsFrom === null ? {} : { botsFrom: whatStands(stored.slice(0, botsFrom)).steps.length };
    await archive.finish(play.id, { ...record, ...left });
  });
  return kept.ok ? play.id : null;
}

/** The evening with a match that is over, by what the archive has of it; `null` if that failed. */
export async function sessionScoreAfter(
  { context, code, value: { evening } }: Table,
  { id }: Play,
): Promise<SessionScore | null> {
  if (evening.match === id) return evening;
  const kept = await durable({ context, code }, () => context.archive.resultsAt(id));
  return kept.ok ? withResults(evening, id, kept.value) : null;
}

/** Does something with the archive; where that fails it is counted and logged, and the table has to halt. */
export async function durable<Value>(
  table: Pick<Table, 'context' | 'code'>,
  work: () => Promise<Value>,
): Promise<Result<Value, 'halted'>> {
  try {
    return accepted(await work());
  } catch (error) {
    logUnkept(table, error);
    return refused('halted');
  }
}

function logUnkept({ context, code }: Pick<Table, 'context' | 'code'>, error: unknown): void {
  context.count('not kept');
  context.log.error({ err: error, table: logPseudonym(code) }, 'the archive did not save it');
}

export function serialQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = () => task();
    const done = last.then(turn, turn);
    last = done;
    return done;
  };
}

/**
 * Runs one task at the table after those that came before it, and starts the timers that follow from it.
 * A bug stops this table alone; the match in the archive reproduces it (`ops/replay.ts`).
 */
export function enqueue<Value>(
  table: Table,
  about: object,
  task: () => Promise<Result<Value, string>>,
): Promise<Result<Value, string>> {
  return table.queue(async () => {
    if (table.isClosed) return refused('other-game');
    try {
      const answer = await task();
      table.syncTimers();
      return answer;
    } catch (error) {
      halt(table, about, error);
      return refused('halted');
    }
  });
}

/**
 * The one way in which the value of a table changes. What must outlive the process has been kept by now. `forced`: the seat for
 * which a bot moved because its time was up.
 */
export function setValue(table: Table, value: TableValue, forced: Seat | null = null): void {
  if (table.isClosed) return;
  const { seating } = table.value;
  const { round, deal } = table.times;
  table.value = value;
  table.times = timesAfter(table.times, value, { now: table.now(), forced });
  const isSameCompany = value.seating === seating && table.times.round === round && table.times.deal === deal;
  if (!isSameCompany) table.seenCards = remembered(table.seenCards, value);
  for (const publisher of table.publishers) publisher.publish(value, table.times);
}

function remembered(before: SeenCards, value: TableValue): SeenCards {
  const deal = dealOf(value);
  return withSharedHandViewers(withSeatedPlayers(before, value.seating, deal), value, deal);
}

/** Changes something about the table itself; where it cannot be kept, nothing is changed, or it is shown all the same. */
export async function change(table: Table, value: TableValue, unkept: 'dropped' | 'shown'): Promise<Result<null, 'unknown'>> {
  const kept = await persistTable(table, value);
  if (!kept.ok && unkept === 'dropped') return kept;
  setValue(table, kept.ok ? value : { ...value, stuck: true });
  return accepted(null);
}

/** Stops the table; it is tried again when somebody comes, and when it is next brought up from the archive. */
export function halt(table: Table, about: object, error: unknown): void {
  const { value } = table;
  const play = playOf(value);
  const where = {
    table: logPseudonym(table.code),
    game: table.game.id,
    match: play?.id ?? null,
    version: play?.match.version ?? 0,
  };
  const dealt = { seats: value.seating.seats.length, options: value.options };
  table.context.count('halted');
  table.context.log.error({ err: error, ...where, ...dealt, about }, 'a bug: the table is halted');
  try {
    setValue(table, { ...settingsOf(value), phase: 'halted', before: soundValue(value) });
  } catch (again) {
    table.context.log.error({ err: again, ...where }, 'a halted table cannot be shown');
  }
  table.syncTimers();
}
