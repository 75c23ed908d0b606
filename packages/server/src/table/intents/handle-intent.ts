import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { type Intent, type IntentAnswer, type IntentName, intents } from '@hundredfold/shared/protocol/intents.ts';
import type { IntentRefusal, TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import * as v from 'valibot';
import { recoverFromStorageFailure, storeFinishedMatch } from '../recovery/recover-storage.ts';
import { noteAbsence } from '../state/absences.ts';
import { arrive, passHost } from '../state/presence.ts';
import { isAbsent, type Person, personAt, playedByBot, type Seating, seatFor } from '../state/seating.ts';
import { botName, clear, fill, giveAbsentSeatToBot, lock, sit, stand, withBotLevel } from '../state/seats.ts';
import { type Table, whyBusy } from '../state/table.ts';
import { type ChangeResult, commitSeating, commitValue, showValue } from '../turn/commit.ts';
import { enqueue } from '../turn/queue.ts';
import { takeTurn } from '../turn/take-turn.ts';
import { arrange, confirmRematch, holdNow, isBarredHere, readmit, remove, startMatchByHost } from './arrange.ts';
import { changeGame } from './change-game.ts';
import { answerInChat, tableChat } from './chat.ts';
import { endPause, NO_PAUSE, requestPause } from './pause.ts';
import { rename } from './rename.ts';
import { declineSeatRequest, grantSeatRequest, requestSeat } from './seat-requests.ts';
import { changeSettings } from './settings.ts';
import { endReplay, passReplay, showReplay } from './shared-replay.ts';
import { showHand } from './show-hand.ts';
import { commitToShuffle, revealForShuffle } from './shuffle.ts';
import { answerTakeback, requestTakeback } from './takeback.ts';
import { type ValueAt, whyNotAllowed } from './why-not-allowed.ts';

/** The way to refuse a request. A message without an id cannot be answered. */
export interface Reply {
  readonly id: number | undefined;
  reject(reason: IntentRefusal): unknown;
}

/** A request of someone at a table or in a spectator room, as it came from a socket. */
export interface IntentMessage {
  readonly name: IntentName;
  readonly payload: unknown;
  /** Counts the request. Returns `false` if its connection has sent too many. */
  readonly isWithinLimit: () => boolean;
}

interface TableRequest extends IntentMessage {
  readonly table: Table;
  readonly memberId: number;
}

export async function handleRequest(request: TableRequest, reply: Reply): Promise<unknown> {
  if (reply.id === undefined) return undefined; // A message without an id is not a request. It counts as garbage and does nothing.
  const { context } = request.table;
  const refuse = (refusal: string): unknown => {
    context.count(`refused ${refusal}`);
    return reply.reject({ refusal });
  };
  const began = performance.now();
  if (!request.isWithinLimit()) return refuse('too-fast');
  const intent = v.safeParse(intents[request.name].schema, request.payload);
  if (!intent.success) return refuse('malformed');
  const result = await handleIntent(request.table, request.memberId, request.name, intent.output as Intent<IntentName>);
  // A move that came too late gets no answer here: the client sends it again to the room where the table is now.
  if (!result.ok && request.table.isClosed && request.name === 'act') return new Promise(() => undefined);
  context.recordAnswerTime(request.name, performance.now() - began);
  return result.ok ? result.value : refuse(result.refusal);
}

export function handleIntent<Name extends IntentName>(
  table: Table,
  memberId: number,
  name: Name,
  intent: Intent<Name>,
): Promise<Result<IntentAnswer<Name>, string>> {
  const { isBesideGame, isAutomatic } = intents[name];
  if (isBesideGame) return runHandler(table, memberId, name, intent);
  return enqueue(table, { memberId, name }, async () => {
    const person = personAt(table.value.seating, memberId);
    if (!isAutomatic && person !== undefined && isAbsent(person)) await comeBack(table, person);
    return runHandler(table, memberId, name, intent);
  });
}

async function runHandler<Name extends IntentName>(
  table: Table,
  memberId: number,
  name: Name,
  intent: Intent<Name>,
): Promise<Result<IntentAnswer<Name>, string>> {
  const why = whyNotAllowed(table.value, memberId, name);
  if (why !== null) return refused(why);
  const isReady = (await PREPARATIONS[name]?.(table)) ?? accepted(null);
  if (!isReady.ok) return isReady;
  return handlers[name](table, memberId, intent, table.value as ValueAt<Name>); // `whyNotAllowed` has checked the phase.
}

/**
 * The work before some intents. Those that replace a match, or change what its record says about its bots and its access, wait until the
 * last one is stored. Those that depend on the steps of the match load what was stored without the table's knowledge.
 */
const PREPARATIONS: { readonly [Name in IntentName]?: typeof storeFinishedMatch | typeof recoverFromStorageFailure } = {
  set: storeFinishedMatch,
  fill: storeFinishedMatch,
  level: storeFinishedMatch,
  clear: storeFinishedMatch,
  take: storeFinishedMatch,
  arrange: storeFinishedMatch,
  act: recoverFromStorageFailure,
  takeback: recoverFromStorageFailure,
  reveal: recoverFromStorageFailure,
};

/** Handles an intent that its sender may send now. `value` is the table's value in the phase that the intent is declared for. */
type IntentHandler<Name extends IntentName> = (
  table: Table,
  memberId: number,
  intent: Intent<Name>,
  value: ValueAt<Name>,
) => Promise<Result<IntentAnswer<Name>, string>>;

const handlers: { readonly [Name in IntentName]: IntentHandler<Name> } = {
  me: async (table, memberId) => accepted({ person: memberId, now: table.now() }),
  introduce: rename,
  sit: (table, memberId, { seat }, { seating, phase }) =>
    commitSeating(
      table,
      isBarredHere(table, memberId) ? refused('removed') : sit(seating, memberId, seat, phase === 'gathering'),
    ),
  stand: (table, memberId) => commitSeating(table, stand(table.value.seating, memberId)),
  fill: (table, _, { seat }) => commitSeating(table, fill(table.value.seating, seat, botName(table.value.seating))),
  level: (table, _, { seat, level }) => commitSeating(table, withBotLevel(table.value.seating, seat, level)),
  clear: clearSeat,
  hold: (table, _, { seat }) => holdNow(table, seat),
  lock: (table, _, { seat, locked }) => commitSeating(table, lock(table.value.seating, seat, locked)),
  set: (table, _, settings) => changeSettings(table, settings),
  start: (table, _, intent) => startMatchByHost(table, intent?.seats ?? null),
  arrange: (table, _, intent) =>
    (intent.game ?? table.game.id) === table.game.id ? arrange(table, intent) : changeGame(table, intent),
  commit: commitToShuffle,
  reveal: revealForShuffle,
  rematch: (table, memberId, _, value) => confirmRematch(table, memberId, value),
  showReplay: showReplay,
  passReplay: (table, memberId, { person: to }, value) => passReplay(table, { from: memberId, to }, value),
  endReplay: (table, memberId, _, value) => endReplay(table, memberId, value),
  remove: (table, _, { person: memberId }) => remove(table, memberId),
  readmit: (table, _, { person: memberId }) => readmit(table, memberId),
  host: (table, _, { person: memberId }) => commitSeating(table, passHost(table.value.seating, memberId)),
  take: (table, memberId, { seat }) => requestSeat(table, { memberId, seat }),
  grant: (table, memberId, { person: requester }) => grantSeatRequest(table, memberId, requester),
  decline: (table, memberId, { person: requester }) => declineSeatRequest(table, memberId, requester),
  showHand: (table, memberId, { person: to, shown }) => showHand(table, { by: memberId, to }, shown),
  pause: requestPause,
  resume: (table) => endPause(table),
  takeback: requestTakeback,
  allow: (table, memberId, { allowed }, value) => answerTakeback(table, memberId, allowed, value),
  finish,
  seen: noteTableShown,
  hidden: notePageHidden,
  back: async () => accepted(null),
  say: (table, memberId, said) => answerInChat(tableChat(table), memberId, 'say', said),
  listen: (table, memberId, wish) => answerInChat(tableChat(table), memberId, 'listen', wish),
  signs: (table, memberId) => answerInChat(tableChat(table), memberId, 'signs', undefined),
  report: (table, memberId, about) => answerInChat(tableChat(table), memberId, 'report', about),
  act: askToAct,
};

/** Marks a person as present: anyone who sends an intent is here, even if a bot has played for them because they did nothing. */
function comeBack(table: Table, person: Person): Promise<unknown> {
  return commitValue(table, { ...table.value, seating: arrive(table.value.seating, person) }, 'shown');
}

/** Refusals that do not depend on the move. The same intent id may succeed when the storage works again, or the pause is over. */
const TEMPORARY_REFUSALS: readonly string[] = ['halted', 'unknown', 'paused'] satisfies readonly TableRefusal[];

/** Handles a move. Intents are idempotent: a repeated id gets the first answer, except for the refusals in `TEMPORARY_REFUSALS`. */
async function askToAct(table: Table, memberId: number, intent: Intent<'act'>): Promise<Result<number, string>> {
  const { personId = '' } = personAt(table.value.seating, memberId) ?? {};
  const before = table.answers.recall(personId, intent.id) ?? table.answers.restored(intent.id);
  if (before !== undefined) return before;
  const { id, version, action } = intent;
  const answer = await takeTurn(table, { from: { kind: 'person', memberId }, version, action, intent: id });
  if (answer.ok || !TEMPORARY_REFUSALS.includes(answer.refusal)) table.answers.remember(personId, id, answer);
  return answer;
}

/** Frees a seat between two games, or gives the seat of an absent player to a bot. */
async function clearSeat(table: Table, _: number, { seat }: Intent<'clear'>): ChangeResult {
  const { seating } = table.value;
  switch (whyBusy(table.value)) {
    case 'halted':
      return refused('halted');
    case 'already-playing':
      return commitSeating(table, giveAbsentSeatToBot(seating, seat, botName(seating)));
    case null:
      return commitSeating(table, clear(seating, seat));
  }
}

/** Records that a client shows the table of this match. From now on the clock of its player runs normally. */
async function noteTableShown(table: Table, memberId: number): ChangeResult {
  const { seen } = table.clocks;
  if (seen.includes(memberId)) return accepted(null);
  table.clocks = { ...table.clocks, seen: [...seen, memberId] };
  return showValue(table, table.value);
}

async function notePageHidden(table: Table, memberId: number, { hidden }: Intent<'hidden'>): ChangeResult {
  if (hidden) noteAbsence(table, memberId);
  else table.absences.delete(memberId);
  return accepted(null);
}

/** Lets bots finish the match of the last remaining player. */
async function finish(table: Table, memberId: number, _: Intent<'finish'>, value: ValueAt<'finish'>): ChangeResult {
  if (value.botsFrom !== null) return refused('left-to-bots');
  if (!isLeftAlone(value.seating, memberId)) return refused('not-alone');
  const { play } = value;
  const botsFrom = play.match.version;
  return commitValue(table, { ...value, pause: NO_PAUSE, seatRequests: [], botsFrom, play: { ...play, takebackRequest: null } });
}

function isLeftAlone(seating: Seating, memberId: number): boolean {
  const own = seatFor(seating, memberId);
  return seating.seats.length > 1 && seating.seats.every((_, seat) => seat === own || playedByBot(seating, seat));
}
