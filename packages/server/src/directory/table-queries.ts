import { refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { Invitation, OwnTable } from '@hundredfold/shared/protocol/http.ts';
import { type ClusterRequest, clusterRequest } from '../cluster/message-bus.ts';
import { storedPhase } from '../storage/stored-phase.ts';
import { invitationTo } from '../table/queries/invitation.ts';
import { ownTableOf } from '../table/queries/own-table.ts';
import { type Party, partyOf } from '../table/queries/party.ts';
import { seatingFrom, settingsFrom } from '../table/state/stored-form.ts';
import type { Table } from '../table/state/table.ts';
import type { DirectoryContext } from './directory-context.ts';

const DAY_MS = 24 * 3_600_000;

/** A table, by its code, and who asks. Only an invitation may be asked for by someone who has not identified themselves (`null`). */
interface TableQuestion<Asker> {
  readonly code: string;
  readonly personId: Asker;
}

/** A question about a loaded table, which the process that has it loaded answers. */
interface TableQuery<Asker, Answer> {
  readonly request: ClusterRequest<TableQuestion<Asker>, { readonly answer: Answer } | null>;
  readonly answerOf: (table: Table, personId: Asker) => Answer;
}

const INVITATION_QUERY: TableQuery<string | null, Invitation> = {
  request: clusterRequest('invitation'),
  answerOf: invitationTo,
};
const OWN_TABLE_QUERY: TableQuery<string, OwnTable | null> = { request: clusterRequest('glance'), answerOf: ownTableOf };
const PARTY_QUERY: TableQuery<string, Party> = {
  request: clusterRequest('party'),
  answerOf: ({ value }, personId) => partyOf(value, personId),
};

type QueryContext = Pick<DirectoryContext, 'bus' | 'storage' | 'rooms'>;

/** Answers the questions of other processes about the tables that are loaded here. */
export function answerTableQueries(context: QueryContext): void {
  const answer = <Asker, Answer>(query: TableQuery<Asker, Answer>): void =>
    context.bus.handle(query.request, async (question) => answerHere(context, query, question));
  answer(INVITATION_QUERY);
  answer(OWN_TABLE_QUERY);
  answer(PARTY_QUERY);
}

/** Asks the process that has a table loaded; `null` if no process has, or it does not answer. */
async function askTable<Asker, Answer>(
  context: QueryContext,
  query: TableQuery<Asker, Answer>,
  question: TableQuestion<Asker>,
): Promise<{ readonly answer: Answer } | null> {
  const here = answerHere(context, query, question);
  if (here !== null) return here;
  const process = await context.storage.holderOf(question.code);
  return process === null ? null : context.bus.request(process, query.request, question).catch(() => null);
}

function answerHere<Asker, Answer>(
  { rooms }: QueryContext,
  { answerOf }: TableQuery<Asker, Answer>,
  { code, personId }: TableQuestion<Asker>,
): { readonly answer: Answer } | null {
  const room = rooms.table(code);
  return room === undefined ? null : { answer: answerOf(room.table, personId) };
}

/**
 * Returns what a person with a code may learn about the table before they join; `personId` is `null` if they have not authenticated. The
 * table is not loaded for this. Returns `null` if there is no such table.
 */
export async function invitationFor(context: QueryContext, code: string, personId: string | null): Promise<Invitation | null> {
  const { storage } = context;
  const loaded = await askTable(context, INVITATION_QUERY, { code, personId });
  if (loaded !== null) return loaded.answer;
  const stored = await storage.loadTable(code);
  const game = stored === null ? undefined : gameById(stored.game);
  if (stored === null || game === undefined) return null;
  const value = { ...settingsFrom(stored), phase: await storedPhase(storage, stored) };
  return invitationTo({ code, game, value }, personId);
}

/** Returns the tables at which a person has sat in the last day, those that wait for them first. No table is loaded for this. */
export async function ownTables(context: QueryContext, personId: string): Promise<readonly OwnTable[]> {
  const codes = await context.storage.latestTablesOf(personId, Date.now() - DAY_MS);
  const tables = await Promise.all(codes.map((code) => ownTable(context, code, personId)));
  return tables.filter((table) => table !== null).toSorted((one, other) => urgency(one) - urgency(other));
}

async function ownTable(context: QueryContext, code: string, personId: string): Promise<OwnTable | null> {
  const { storage } = context;
  const loaded = await askTable(context, OWN_TABLE_QUERY, { code, personId });
  if (loaded !== null) return loaded.answer;
  const stored = await storage.loadTable(code);
  if (stored === null || (await storedPhase(storage, stored)) === 'over') return null;
  return ownTableOf({ code, game: { id: stored.game }, value: { seating: seatingFrom(stored), phase: 'asleep' } }, personId);
}

function urgency({ phase, turn }: OwnTable): number {
  if (turn.own) return 0;
  return ['playing', 'gathering', 'asleep', 'over'].indexOf(phase) + 1;
}

/** Returns the people whom a player would bring along into a search, wherever their table is loaded. */
export async function partyAt(context: QueryContext, question: TableQuestion<string>): Promise<Party> {
  return (await askTable(context, PARTY_QUERY, question))?.answer ?? refused('not-seated');
}
