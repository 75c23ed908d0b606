import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import {
  type Intent,
  type IntentAnswers,
  type IntentName,
  type IntentRefusal,
  intents,
  type TableRefusal,
} from '@hundredfold/shared/protocol/table.ts';
import * as v from 'valibot';
import { botName } from '../runtime/bots.ts';
import { change, enqueue, setValue } from '../runtime/commit.ts';
import { arrive, clear, fill, isAbsent, lock, type Person, personAt, type Seating, sit, stand } from '../state/seating.ts';
import { type Table, type TableValue, whyBusy } from '../state/table.ts';
import { catchUp, takeTurn } from './act.ts';
import { arranged, getReady, giveToBot, handOver, holdNow, isRemoved, remove, startWith } from './arrange.ts';
import { changeGame } from './change-game.ts';
import { finish } from './finish.ts';
import { requestPause, resume } from './pause.ts';
import { rename } from './rename.ts';
import { report } from './report.ts';
import { listen, say, viewerAliasesFor } from './say.ts';
import { declineSeatRequest, grantSeatRequest, requestSeat } from './seat-requests.ts';
import { changeSettings } from './settings.ts';
import { shareHand } from './share-hand.ts';
import { answerTakeback, requestTakeback } from './takeback.ts';

/** The way to refuse a request. A message without an id cannot be answered. */
export interface Reply {
  readonly id: number | undefined;
  reject(reason: IntentRefusal): unknown;
}

/** A person at the table by their member id, with their request limit. */
export interface Requester {
  readonly number: number;
  readonly allowance: TokenBucket;
}

/** A request as it came from a socket. */
interface TableRequest {
  readonly table: Table;
  readonly asker: Requester;
  readonly name: IntentName;
  readonly payload: unknown;
}

/** Checks a request, lets the table handle it, and answers with the result or a refusal. */
export async function handleRequest(request: TableRequest, reply: Reply): Promise<unknown> {
  if (reply.id === undefined) return undefined; // A message without an id is not a request. It counts as garbage and does nothing.
  const { context } = request.table;
  const refuse = (refusal: string): unknown => {
    context.count(`refused ${refusal}`);
    return reply.reject({ refusal });
  };
  const began = performance.now();
  if (!request.asker.allowance.take(began)) return refuse('too-fast');
  const intent = v.safeParse(intents[request.name], request.payload);
  if (!intent.success) return refuse('malformed');
  const result = await handleIntent(request.table, request.asker.number, request.name, intent.output as Intent<IntentName>);
  // A move that came too late gets no answer here: the client sends it again to the room where the table is now.
  if (!result.ok && request.table.isClosed && request.name === 'act') return new Promise(() => undefined);
  context.recordAnswerTime(request.name, performance.now() - began);
  return result.ok ? result.value : refuse(result.refusal);
}

/** A limit for messages that refills by a number of tokens per second. */
export interface TokenBucket {
  /** Takes one token. Returns whether there was one. */
  take(now: number): boolean;
}

export function tokenBucket(perSecond: number, start: number): TokenBucket {
  let left = perSecond;
  let filled = start;
  return {
    take(now) {
      left = Math.min(perSecond, left + ((now - filled) / 1000) * perSecond);
      filled = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

type IntentHandler<Name extends IntentName> = (
  table: Table,
  number: number,
  intent: Intent<Name>,
) => Promise<Result<IntentAnswers[Name], string>>;

/** Handles an intent of a person at the table. An intent for hosts is refused for everyone else. */
export function handleIntent<Name extends IntentName>(
  table: Table,
  number: number,
  name: Name,
  intent: Intent<Name>,
): Promise<Result<IntentAnswers[Name], string>> {
  if (BESIDE_THE_GAME.has(name)) return handlers[name](table, number, intent);
  return enqueue(table, { number, name }, () => {
    const person = personAt(table.value.seating, number);
    const task = () => handlers[name](table, number, intent);
    return !SENT_AUTOMATICALLY.has(name) && person !== undefined && isAbsent(person)
      ? comeBack(table, person).then(task)
      : task();
  });
}

/** The intents that run beside the game. They do not wait for moves, and their content is never logged. */
const BESIDE_THE_GAME: ReadonlySet<IntentName> = new Set(['say', 'listen', 'signs', 'report']);

/** The intents that clients send by themselves, so they do not show that a person is present. */
const SENT_AUTOMATICALLY: ReadonlySet<IntentName> = new Set(['me', 'seen']);

const handlers: { readonly [Name in IntentName]: IntentHandler<Name> } = {
  me: async (table, number) => accepted({ person: number, now: table.now() }),
  introduce: rename,
  sit: (table, number, { seat }) =>
    reseat(table, (seating) => (isRemoved(table, number) ? refused('removed') : sit(seating, number, seat))),
  stand: (table, number) => reseat(table, (seating) => stand(seating, number)),
  fill: (table, number, { seat }) =>
    byHost(table, number, () => reseat(table, (seating) => fill(seating, seat, botName(seating)))),
  clear: (table, number, { seat }) =>
    byHost(table, number, () =>
      table.value.phase === 'playing' ? giveToBot(table, seat) : reseat(table, (seating) => clear(seating, seat)),
    ),
  hold: (table, number, { seat }) => byHost(table, number, () => holdNow(table, seat)),
  lock: (table, number, { seat, locked }) => byHost(table, number, () => reseat(table, (seating) => lock(seating, seat, locked))),
  set: (table, number, settings) => byHost(table, number, () => changeSettings(table, settings)),
  start: (table, number, intent) => byHost(table, number, () => startWith(table, intent?.seats ?? null)),
  arrange: (table, number, intent) =>
    byHost(table, number, () =>
      (intent.game ?? table.game.id) === table.game.id
        ? between(table, () => arranged(table, intent))
        : changeGame(table, intent),
    ),
  rematch: getReady,
  remove: (table, number, { person }) => byHost(table, number, () => remove(table, person)),
  host: (table, number, { person }) => byHost(table, number, () => handOver(table, person)),
  take: (table, number, { seat }) => requestSeat(table, { number, seat }),
  grant: (table, number, { person }) => grantSeatRequest(table, number, person),
  decline: (table, number, { person }) => declineSeatRequest(table, number, person),
  lend: (table, number, { person, lent }) => shareHand(table, { by: number, to: person }, lent),
  pause: requestPause,
  resume,
  takeback: requestTakeback,
  allow: (table, number, { allowed }) => answerTakeback(table, number, allowed),
  finish: (table, number) => finish(table, number),
  seen: async (table, number) => noteTableShown(table, number),
  back: async () => accepted(null),
  say: async (table, number, said) => say(table, number, said),
  listen: async (table, number, wish) => listen(table, number, wish),
  signs: async (table, number) => viewerAliasesFor(table, number),
  report,
  act: askToAct,
};

/** Marks a person as present: anyone who sends an intent is here, even if a bot has played for them because they did nothing. */
function comeBack(table: Table, person: Person): Promise<unknown> {
  return change(table, { ...table.value, seating: arrive(table.value.seating, person) }, 'shown');
}

/** Refusals that do not depend on the move. The same intent id may succeed when the storage works again, or the pause is over. */
const TEMPORARY_REFUSALS: readonly string[] = ['halted', 'unknown', 'paused'] satisfies readonly TableRefusal[];

/** Handles a move. Intents are idempotent: a repeated id gets the first answer, except for the refusals in `TEMPORARY_REFUSALS`. */
async function askToAct(table: Table, number: number, intent: Intent<'act'>): Promise<Result<number, string>> {
  const caughtUp = await catchUp(table);
  if (!caughtUp.ok) return caughtUp;
  const { personId = '' } = personAt(table.value.seating, number) ?? {};
  const before = table.answers.recall(personId, intent.id) ?? table.answers.restored(intent.id);
  if (before !== undefined) return before;
  const { id, version, action } = intent;
  const answer = await takeTurn(table, { by: { number }, version, action, intent: id });
  if (answer.ok || !TEMPORARY_REFUSALS.includes(answer.refusal)) table.answers.remember(personId, id, answer);
  return answer;
}

async function reseat(
  table: Table,
  move: (seating: Seating) => Result<Seating, TableRefusal>,
): Promise<Result<null, TableRefusal>> {
  return between(table, () => {
    const moved = move(table.value.seating);
    return moved.ok ? accepted({ ...table.value, seating: moved.value }) : moved;
  });
}

/** Makes a change that is not allowed during a match. */
async function between(table: Table, next: () => Result<TableValue, TableRefusal>): Promise<Result<null, TableRefusal>> {
  const why = whyBusy(table.value);
  if (why !== null) return refused(why);
  const changed = next();
  return changed.ok ? change(table, changed.value, 'dropped') : changed;
}

async function byHost(table: Table, number: number, then: () => Promise<Result<null, string>>): Promise<Result<null, string>> {
  return table.value.seating.host === number ? then() : refused('not-host');
}

/** Records that a client shows the table of this match. From now on the clock of its player runs normally. */
function noteTableShown(table: Table, number: number): Result<null, TableRefusal> {
  if (table.value.phase !== 'playing') return refused('not-playing');
  const { seen } = table.times;
  if (seen.includes(number)) return accepted(null);
  table.times = { ...table.times, seen: [...seen, number] };
  setValue(table, table.value);
  return accepted(null);
}
