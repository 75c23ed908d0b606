import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { choose } from '../bots/choose.ts';
import { act, catchUp } from './act.ts';
import { keepTable } from './keep.ts';
import { anybodyHere, hold, isAlone, playedByBot } from './seating.ts';
import type { Table, TableValue } from './table.ts';

/** Milliseconds until a bot tries again after the archive failed. */
const RETRY = 5000;

type Task<Value> = () => Promise<Result<Value, string>>;

/**
 * Runs one task at the table after those that came before it, and starts the timers that follow from it.
 * A bug stops this table alone; `about` and the match in the archive reproduce it.
 */
export function run<Value>(table: Table, about: object, task: Task<Value>): Promise<Result<Value, string>> {
  return table.queue(async () => {
    try {
      const answer = await task();
      tend(table);
      return answer;
    } catch (error) {
      halt(table, about, error);
      return refused('halted');
    }
  });
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

/** Stops the table; it is tried again when it is next brought up from the archive. */
export function halt(table: Table, about: object, error: unknown): void {
  const { play } = table.value;
  const where = { table: table.code, game: table.game.id, match: play?.id ?? null, version: play?.match.version ?? 0 };
  table.house.count('halted');
  table.house.log.error({ err: error, ...where, about }, 'a bug: the table is halted');
  table.value = { ...table.value, phase: 'halted' };
  table.timers.keepOnly(new Set());
  try {
    table.show(table.value);
  } catch (again) {
    table.house.log.error({ err: again, ...where }, 'a halted table cannot be shown');
  }
}

/** Starts the timers that are due now and calls off the others. With nobody here, the table waits. */
export function tend(table: Table): void {
  const { seating } = table.value;
  const due = new Set<string>();
  if (anybodyHere(seating)) {
    for (const { person, presence } of seating.people) {
      if (presence === 'away' && !isAlone(seating, person)) due.add(awaitReturn(table, person));
    }
    const seat = botToAct(table.value);
    if (seat !== null) due.add(awaitBot(table, seat));
  }
  table.timers.keepOnly(due);
}

function awaitReturn(table: Table, person: number): string {
  const name = `grace ${person}`;
  table.timers.start(name, table.house.grace * 1000, () => {
    void run(table, { hold: person }, async () => {
      const { seating } = table.value;
      const away = seating.people.some((each) => each.person === person && each.presence === 'away');
      if (away) await note(table, { ...table.value, seating: hold(seating, person) });
      return accepted(null);
    });
  });
  return name;
}

/** The pace is set before anybody looks at the hand. */
function awaitBot(table: Table, seat: Seat): string {
  const name = `bot ${table.value.round} ${table.value.play?.match.version} ${seat} ${table.unsure}`;
  table.timers.start(name, table.unsure ? RETRY : table.house.botPace, () => {
    void run(table, { bot: seat }, () => actForSeat(table, seat));
  });
  return name;
}

async function actForSeat(table: Table, seat: Seat): Promise<Result<number | null, string>> {
  if (!(await catchUp(table))) return refused('halted');
  const { play } = table.value;
  if (play === null || botToAct(table.value) !== seat) return accepted(null);
  const action = choose(play.match, seat, table.house.source);
  const answer = await act(table, seat, action, null);
  if (!answer.ok && answer.refusal !== 'halted')
    throw new Error(`a bot was refused: ${answer.refusal} ${JSON.stringify(action)}`);
  return answer;
}

/** The first of the seats to act for which a bot acts. */
function botToAct({ phase, play, seating }: TableValue): Seat | null {
  if (phase !== 'playing' || play === null) return null;
  return play.match.game.toAct(play.match.state).find((seat) => playedByBot(seating, seat)) ?? null;
}
