import { setTimeout as sleep } from 'node:timers/promises';
import type { CreatedTable } from '@hundredfold/shared/protocol/http.ts';
import { ask, comes, type Evening, type Person } from './person.ts';
import type { TablePlan } from './plan.ts';
import { stay } from './stay.ts';
import { type Witness, witnessAt } from './witness.ts';

/** The server and the times of the session there. */
export interface House {
  readonly address: string;
  /** The factor by which the server's clocks are faster than the real clock. */
  readonly speed: number;
  /** The maximum time in milliseconds that people think. */
  readonly thought: number;
  /** The times by `performance.now()` at which no more games begin, and at which every game must have ended. */
  late: number;
  end: number;
  readonly count: (what: string) => void;
}

/** A table with its people, before they begin to play. */
interface Gathered {
  readonly evening: Evening;
  readonly witness: Witness;
  readonly people: readonly Person[];
}

/** A table that has finished, for the checks. */
export interface Spent {
  readonly evening: Evening;
  readonly witness: Witness;
  /** The people who stayed to the end. */
  readonly stayed: readonly Person[];
}

/** Creates a table and connects everyone. All sit down except the joiners. */
export async function gather(plan: TablePlan, context: House): Promise<Gathered> {
  const evening = await openEvening(plan, context);
  const people: Person[] = [];
  for (const guest of plan.guests) {
    const person = await comes(guest, evening);
    const seat = people.push(person) - 1;
    while (guest.kind !== 'joiner' && person.line.seat() !== seat) await ask(person, 'sit', { seat });
  }
  return { evening, witness: await witnessAt(evening, context.speed), people };
}

async function openEvening(plan: TablePlan, context: House): Promise<Evening> {
  const { game, seats, options, pace, guests } = plan;
  const { address, thought, count } = context;
  const body = JSON.stringify({ game: game.id, seats, options, pace, key: guests[0]!.secret });
  const made = await fetch(`${address}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!made.ok) throw new Error(`no table: ${made.status} ${await made.text()}`);
  const { code } = (await made.json()) as CreatedTable;
  return { address, code, plan, asked: [], thought, count, isLate: () => performance.now() > context.late, isOver: false };
}

/** Plays from the first game of a table to the end of the last one. */
export async function playOut({ evening, witness, people }: Gathered, context: House): Promise<Spent> {
  const stays = Promise.all(people.map(stay));
  try {
    await Promise.race([waitForRest(people, witness, context), stays]);
  } finally {
    evening.isOver = true;
  }
  await stays;
  return { evening, witness, stayed: people.filter(({ hasLeft }) => !hasLeft) };
}

/** Waits until no more games begin and the last game is over. Rejects if it does not end. */
async function waitForRest(people: readonly Person[], { person }: Witness, context: House): Promise<void> {
  const isAtRest = (): boolean => people.every((each) => each.isResting || each.hasLeft);
  while (performance.now() < context.late || !isAtRest()) {
    if (performance.now() > context.end) throw new Error(`a table does not end: ${describeTable(person)}`);
    await sleep(50);
  }
}

function describeTable({ line: { state }, evening: { code, plan } }: Person): string {
  const seats = Array.from(state.seats, ({ status, name }) => `${status} ${name}`);
  const { phase, round, version, turn, pace, pause } = state;
  return JSON.stringify({ code, game: plan.game.id, phase, round, version, turn, pace, pause, seats });
}
