import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Answers, Intent, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/refusal.ts';
import * as v from 'valibot';
import { botName } from './bots.ts';
import { change } from './change.ts';
import { run } from './run.ts';
import { clear, fill, type Seating, seatOf, sit, stand } from './seating.ts';
import type { Table } from './table.ts';
import { catchUp, start, takeTurn } from './turn.ts';

type Asked<Name extends IntentName> = (
  table: Table,
  person: number,
  intent: Intent<Name>,
) => Promise<Result<Answers[Name], string>>;

/** A person at the table asks for something; a host's intent from somebody else is refused. */
export function ask<Name extends IntentName>(
  table: Table,
  person: number,
  name: Name,
  intent: Intent<Name>,
): Promise<Result<Answers[Name], string>> {
  return run(table, { person, name, intent }, () => asked[name](table, person, intent));
}

const asked: { readonly [Name in IntentName]: Asked<Name> } = {
  me: async (_table, person) => accepted({ person }),
  sit: (table, person, { seat }) => reseat(table, (seating) => sit(seating, person, seat)),
  stand: (table, person) => reseat(table, (seating) => stand(seating, person)),
  fill: (table, person, { seat }) =>
    byHost(table, person, () => reseat(table, (seating) => fill(seating, seat, botName(seating)))),
  clear: (table, person, { seat }) => byHost(table, person, () => reseat(table, (seating) => clear(seating, seat))),
  open: (table, person, { open }) => byHost(table, person, () => change(table, { ...table.value, open }, 'dropped')),
  start: (table, person) =>
    byHost(table, person, async () => (table.value.phase === 'gathering' ? start(table) : refused('already-playing'))),
  rematch: async (table, person) => {
    if (table.value.phase !== 'over') return refused(table.value.phase === 'halted' ? 'halted' : 'not-over');
    return seatOf(table.value.seating, person) === null ? refused('not-seated') : start(table);
  },
  act: askToAct,
};

/** The same id has its effect once and the same answer always, but for a failure of the archive. */
async function askToAct(table: Table, person: number, intent: Intent<'act'>): Promise<Result<number, string>> {
  const caughtUp = await catchUp(table);
  if (!caughtUp.ok) return caughtUp;
  const before = table.answers.recall(person, intent.id);
  if (before !== undefined) return before;
  const answer = await actOf(table, person, intent);
  if (answer.ok || answer.refusal !== 'halted') table.answers.remember(person, intent.id, answer);
  return answer;
}

async function actOf(table: Table, person: number, intent: Intent<'act'>): Promise<Result<number, string>> {
  const { value } = table;
  if (value.phase === 'halted') return refused('halted');
  const seat = seatOf(value.seating, person);
  if (seat === null) return refused('not-seated');
  if (value.phase !== 'playing') return refused('not-playing');
  const action = v.safeParse(table.wire.action, intent.action);
  if (!action.success) return refused('malformed');
  if (intent.version !== value.play.match.version) return refused('stale');
  return takeTurn(table, seat, action.output as AnyAction, intent.id);
}

async function reseat(
  table: Table,
  move: (seating: Seating) => Result<Seating, TableRefusal>,
): Promise<Result<null, TableRefusal>> {
  const { phase, seating } = table.value;
  if (phase === 'halted') return refused('halted');
  if (phase === 'playing') return refused('already-playing');
  const moved = move(seating);
  if (!moved.ok) return moved;
  return change(table, { ...table.value, seating: moved.value }, 'dropped');
}

async function byHost(table: Table, person: number, then: () => Promise<Result<null, string>>): Promise<Result<null, string>> {
  return table.value.seating.host === person ? then() : refused('not-host');
}
