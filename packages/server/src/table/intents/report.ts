import { createHash } from 'node:crypto';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Intent, TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { canReadAsides, type StoredChatMessage, withReport } from '../../chat/chat.ts';
import { logPseudonym } from '../../ops/log-pseudonym.ts';
import type { Report } from '../../storage/archive.ts';
import { durable } from '../runtime/commit.ts';
import { personAt } from '../state/seating.ts';
import type { Table } from '../state/table.ts';
import { readerAt } from './say.ts';

/** Somebody reports a person or a line: with it is kept what that person said here, as the house has heard it. */
export async function report(table: Table, number: number, about: Intent<'report'>): Promise<Result<null, TableRefusal>> {
  const { context, code } = table;
  const reader = readerAt(table, number);
  if (reader === null) return refused('nobody-there');
  const known = context.chats.at(code).lines.filter((line) => canReadAsides(line, reader));
  return keepReport(table, { by: reader.personId, known, meant: whoIsMeant(table, known, about), about });
}

/** A report as it comes: by whom, of what they know, who is meant by it, if anybody is. */
interface Reported {
  /** By their person id. */
  readonly by: string;
  readonly known: readonly StoredChatMessage[];
  readonly meant: { readonly personId: string; readonly name: string } | undefined;
  readonly about: Intent<'report'>;
}

/** Keeps a report of something that was said in one place, under whose code that is remembered. */
export async function keepReport(
  place: Pick<Table, 'context' | 'code'>,
  { by, known, meant, about }: Reported,
): Promise<Result<null, TableRefusal>> {
  const { context, code } = place;
  if (meant === undefined) return refused('line' in about ? 'nothing-said' : 'nobody-there');
  const after = withReport(context.chats.at(code), by, context.clock.now());
  if (!after.ok) return after;
  context.chats.keep(code, after.value);
  const lines = known.filter(({ personId }) => personId === meant.personId).map(asEvidence);
  const line = 'line' in about ? about.line : null;
  return keep(place, { by, of: meant.personId, name: meant.name, line, lines });
}

/** Makes a report durable; of what was said nothing gets into the log. */
async function keep(
  place: Pick<Table, 'context' | 'code'>,
  found: Omit<Report, 'id' | 'table' | 'at'>,
): Promise<Result<null, TableRefusal>> {
  const { context, code } = place;
  // One for each reporter and subject at a table: the next one takes its place.
  const id = createHash('sha256').update(`${code} ${found.by} ${found.of}`).digest('base64url').slice(0, 16);
  const at = new Date().toISOString();
  const kept = await durable(place, () => context.archive.report({ id, table: code, at, ...found }));
  if (!kept.ok) return kept;
  context.count('withReport');
  context.log.warn({ report: id, table: logPseudonym(code) }, 'a player was withReport');
  return accepted(null);
}

/** Whoever said that line, or has that number. */
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
