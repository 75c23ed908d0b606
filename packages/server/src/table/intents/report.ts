import { createHash } from 'node:crypto';
import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import { canRead, type StoredChatMessage, withReport } from '../../chat/chat.ts';
import { logPseudonym } from '../../ops/log-pseudonym.ts';
import type { Report } from '../../storage/stored-report.ts';
import { personAt } from '../state/seating.ts';
import type { Table } from '../state/table.ts';
import type { ChangeResult } from '../turn/commit.ts';
import { tryStorage } from '../turn/persist.ts';
import { readerAt } from './chat.ts';

/**
 * Reports a person or a chat message. The report contains what that person wrote at this table, as far as the reporter could read
 * it.
 */
export async function report(table: Table, memberId: number, about: Intent<'report'>): ChangeResult {
  const { context, code } = table;
  const reader = readerAt(table, memberId);
  if (reader === null) return refused('nobody-there');
  const known = context.chats.at(code).lines.filter((line) => canRead(line, reader));
  return keepReport(table, { by: reader.personId, known, meant: whoIsMeant(table, known, about), about });
}

interface Reported {
  /** The person id of the reporter. */
  readonly by: string;
  readonly known: readonly StoredChatMessage[];
  readonly meant: { readonly personId: string; readonly name: string } | undefined;
  readonly about: Intent<'report'>;
}

export async function keepReport(place: Pick<Table, 'context' | 'code'>, { by, known, meant, about }: Reported): ChangeResult {
  const { context, code } = place;
  if (meant === undefined) return refused('line' in about ? 'nothing-said' : 'nobody-there');
  const after = withReport(context.chats.at(code), by, context.clock.now());
  if (!after.ok) return after;
  context.chats.keep(code, after.value);
  const lines = known.filter(({ personId }) => personId === meant.personId).map(asEvidence);
  const line = 'line' in about ? about.line : null;
  return keep(place, { by, of: meant.personId, name: meant.name, line, lines });
}

/** Makes a report durable. The log gets no content of the chat. */
async function keep(place: Pick<Table, 'context' | 'code'>, found: Omit<Report, 'id' | 'table' | 'at'>): ChangeResult {
  const { context, code } = place;
  // There is one report for each reporter and reported person at a table. A later one replaces it.
  const id = createHash('sha256').update(`${code} ${found.by} ${found.of}`).digest('base64url').slice(0, 16);
  const at = new Date().toISOString();
  const kept = await tryStorage(place, () => context.storage.report({ id, table: code, at, ...found }));
  if (!kept.ok) return kept;
  context.count('reported');
  context.log.warn({ report: id, table: logPseudonym(code) }, 'a player was reported');
  return accepted(null);
}

function whoIsMeant(
  { value }: Table,
  known: readonly StoredChatMessage[],
  about: Intent<'report'>,
): { readonly personId: string; readonly name: string } | undefined {
  return 'line' in about ? known.find(({ id }) => id === about.line) : personAt(value.seating, about.person);
}

function asEvidence({ id, name, said }: StoredChatMessage): Report['lines'][number] {
  return { id, name, said };
}
