import { type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Invitation, OwnTable } from '@hundredfold/shared/protocol/http.ts';
import type { MatchmakingRefusal } from '@hundredfold/shared/protocol/matchmaking.ts';
import { type ClusterRequest, clusterRequest } from '../cluster/message-bus.ts';
import type { QueuedPlayer } from '../matchmaking/handlers.ts';
import { invitationTo } from '../table/queries/invitation.ts';
import { ownTableOf } from '../table/queries/own-table.ts';
import { partyOf } from '../table/queries/party.ts';
import type { Table } from '../table/state/table.ts';
import type { DirectoryContext } from './directory-context.ts';

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

export type Party = Result<readonly QueuedPlayer[], MatchmakingRefusal>;

export const INVITATION_QUERY: TableQuery<string | null, Invitation> = {
  request: clusterRequest('invitation'),
  answerOf: invitationTo,
};
export const OWN_TABLE_QUERY: TableQuery<string, OwnTable | null> = { request: clusterRequest('glance'), answerOf: ownTableOf };
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
export async function askTable<Asker, Answer>(
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

/** Returns the people whom a player would bring along into a search, wherever their table is loaded. */
export async function partyAt(context: QueryContext, question: TableQuestion<string>): Promise<Party> {
  return (await askTable(context, PARTY_QUERY, question))?.answer ?? refused('not-seated');
}
