import { refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { Invitation, OwnTable } from '@hundredfold/shared/protocol/http.ts';
import { clusterMessage } from '../cluster/message-bus.ts';
import { storedPhase } from '../storage/stored-phase.ts';
import { groupTableOf, type SeatedGroupTable } from '../table/queries/group-table.ts';
import { invitationTo } from '../table/queries/invitation.ts';
import { ownTableOf } from '../table/queries/own-table.ts';
import { type Party, partyOf } from '../table/queries/party.ts';
import { seatingFrom, settingsFrom } from '../table/state/stored-form.ts';
import type { Table } from '../table/state/table.ts';
import type { DirectoryContext } from './directory-context.ts';

const DAY_MS = 24 * 3_600_000;

/** A table, by its code, and who asks: `null` for someone who has not identified themselves, or if all get the same answer. */
interface TableQuestion<Asker> {
  readonly code: string;
  readonly personId: Asker;
}

type QueryContext = Pick<DirectoryContext, 'bus' | 'storage' | 'rooms'>;

/** Declares a question about a loaded table, which the process that has it loaded answers. */
function tableQuery<Asker, Answer>(name: string, answerOf: (table: Table, personId: Asker) => Answer) {
  const request = clusterMessage<TableQuestion<Asker>, { readonly answer: Answer } | null>(name);
  const answerHere = ({ rooms }: QueryContext, { code, personId }: TableQuestion<Asker>) => {
    const room = rooms.table(code);
    return room === undefined ? null : { answer: answerOf(room.table, personId) };
  };
  return {
    answerOthers: (context: QueryContext) => context.bus.handle(request, async (asked) => answerHere(context, asked)),
    /** Asks the process that has the table loaded; `null` if no process has, or it does not answer. */
    async ask(context: QueryContext, question: TableQuestion<Asker>) {
      const here = answerHere(context, question);
      if (here !== null) return here;
      const process = await context.storage.holderOf(question.code);
      return process === null ? null : context.bus.request(process, request, question).catch(() => null);
    },
  };
}

const INVITATION_QUERY = tableQuery<string | null, Invitation>('invitation', invitationTo);
const OWN_TABLE_QUERY = tableQuery<string, OwnTable | null>('glance', ownTableOf);
const GROUP_TABLE_QUERY = tableQuery<null, SeatedGroupTable | null>('group table', (table) => groupTableOf(table));
const PARTY_QUERY = tableQuery<string, Party>('party', ({ value }, personId) => partyOf(value, personId));

/** Answers the questions of other processes about the tables that are loaded here. */
export function answerTableQueries(context: QueryContext): void {
  for (const { answerOthers } of [INVITATION_QUERY, OWN_TABLE_QUERY, GROUP_TABLE_QUERY, PARTY_QUERY]) answerOthers(context);
}

/**
 * Returns what a person with a code may learn about the table before they join; `personId` is `null` if they have not authenticated. The
 * table is not loaded for this. Returns `null` if there is no such table.
 */
export async function invitationFor(context: QueryContext, code: string, personId: string | null): Promise<Invitation | null> {
  const { storage } = context;
  const loaded = await INVITATION_QUERY.ask(context, { code, personId });
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
  const loaded = await OWN_TABLE_QUERY.ask(context, { code, personId });
  if (loaded !== null) return loaded.answer;
  const stored = await storage.loadTable(code);
  if (stored === null || (await storedPhase(storage, stored)) === 'over') return null;
  return ownTableOf({ code, game: { id: stored.game }, value: { seating: seatingFrom(stored), phase: 'asleep' } }, personId);
}

/**
 * Returns the tables of a group that were in use in the last day, the latest first, without those that are asleep and over or empty. No
 * table is loaded for this.
 */
export async function groupTables(context: QueryContext, group: string): Promise<readonly SeatedGroupTable[]> {
  const codes = await context.storage.tablesOfGroup(group, Date.now() - DAY_MS);
  const tables = await Promise.all(codes.map((code) => groupTable(context, code)));
  return tables.filter((table) => table !== null);
}

async function groupTable(context: QueryContext, code: string): Promise<SeatedGroupTable | null> {
  const { storage } = context;
  const loaded = await GROUP_TABLE_QUERY.ask(context, { code, personId: null });
  if (loaded !== null) return loaded.answer;
  const stored = await storage.loadTable(code);
  if (stored === null || (await storedPhase(storage, stored)) === 'over') return null;
  const asleep = groupTableOf({ code, game: { id: stored.game }, value: { seating: seatingFrom(stored), phase: 'asleep' } });
  return asleep === null || asleep.table.names.length === 0 ? null : asleep;
}

function urgency({ phase, turn }: OwnTable): number {
  if (turn.own) return 0;
  return ['playing', 'gathering', 'asleep', 'over'].indexOf(phase) + 1;
}

/** Returns the people whom a player would bring along into a search, wherever their table is loaded. */
export async function partyAt(context: QueryContext, question: TableQuestion<string>): Promise<Party> {
  return (await PARTY_QUERY.ask(context, question))?.answer ?? refused('not-seated');
}
