import { createHash } from 'node:crypto';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { fromRecordStep, type RecordStep, toRecordStep } from '@hundredfold/shared/core/record-step.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { MatchLogEntry } from '@hundredfold/shared/core/takeback.ts';
import type { PlayedGame } from '@hundredfold/shared/protocol/played-game.ts';
import type { SpectatorAccess } from '@hundredfold/shared/protocol/spectators.ts';
import type { RecordText, StoredOwnGame, StoredResult, StoredStep } from './game-storage.ts';
import type { Report } from './stored-report.ts';
import { personIdsIn, type StoredSight, type StoredTable } from './stored-table.ts';

export interface StepRow {
  readonly body: string;
  readonly intent: string | null;
}

export interface ResultRow {
  readonly personId: string;
  readonly at: number;
  readonly body: string;
}

/** Returns a table as JSON, with the columns that are searched. */
export function toTableRow(table: StoredTable) {
  const { code } = table;
  const match = table.match ?? table.playedOn?.match ?? null; // Steps that lie beside a table stay as long as it, and it as long as one with a game.
  return { code, match, people: personIdsIn(table), body: JSON.stringify(table) };
}

export function readTable(body: string | null, sights: readonly StoredSight[]): StoredTable | null {
  return body === null ? null : withSights(JSON.parse(body) as StoredTable, sights);
}

/** Adds seen cards to a table. If everyone counts as having seen the deal, this stays so. */
function withSights(table: StoredTable, sights: readonly StoredSight[]): StoredTable {
  const { seen } = table;
  if (seen === undefined || sights.length === 0) return table;
  const people = new Set(sights.map(({ personId }) => personId));
  return { ...table, seen: [...seen.filter(({ personId }) => !people.has(personId)), ...sights] };
}

type StoredLogEntry = RecordStep | { readonly seat: Seat; readonly takeback: number; readonly consent: readonly Seat[] };

function toStoredEntry(line: MatchLogEntry): StoredLogEntry {
  return line.kind === 'takeback' ? { seat: line.seat, takeback: line.turns, consent: line.consent } : toRecordStep(line);
}

function fromStoredEntry(line: StoredLogEntry): MatchLogEntry {
  if (!('takeback' in line)) return fromRecordStep(line);
  return { kind: 'takeback', seat: line.seat, turns: line.takeback, consent: line.consent };
}

export function toStepRow({ step, intent }: StoredStep): StepRow {
  return { body: JSON.stringify(toStoredEntry(step)), intent };
}

export function readStep({ body, intent }: StepRow): StoredStep {
  return { step: fromStoredEntry(JSON.parse(body) as StoredLogEntry), intent };
}

/** A result as storage has it: the player beside the result, because only the player is shown to others. */
type StoredPlayed = PlayedGame & Pick<StoredResult, 'player'>;

export function toResultRow({ personId, played, player }: StoredResult): ResultRow {
  const body: StoredPlayed = { ...played, ...(player && { player }) };
  return { personId, at: played.at, body: JSON.stringify(body) };
}

export function readResult({ personId = '', body }: Pick<ResultRow, 'body'> & Partial<ResultRow>): StoredResult {
  const { player, ...played } = JSON.parse(body) as StoredPlayed;
  return { personId, played, ...(player && { player }) };
}

export interface OwnGameRow {
  readonly body: string;
  /** The results of the others, as a JSON array of texts. */
  readonly others: string;
  readonly favourite: boolean | number;
  readonly recorded: boolean | number;
}

export function readOwnGame({ body, others, favourite, recorded }: OwnGameRow): StoredOwnGame {
  const { played, player } = readResult({ body });
  const results = JSON.parse(others) as readonly string[];
  const players = results.flatMap((other) => readResult({ body: other }).player ?? []);
  return {
    played,
    seat: player?.seat ?? null,
    others: players.toSorted((one, other) => one.seat - other.seat).map(({ name }) => name),
    isFavourite: Boolean(favourite),
    hasRecord: Boolean(recorded),
  };
}

/** Returns a record as storage has it: the spectators' access beside the record, because it is not a part of the record. */
export function toRecordBody(record: GameRecord, access: SpectatorAccess): string {
  const { format, game, rules, options, seats, names, steps, ...rest } = record;
  // `readRecordText` relies on the order.
  return JSON.stringify({ format, game, rules, options, seats, names, steps, ...rest, access });
}

const STEPS = ',"steps":[';
const END = /,"access":"(\w+)"\}$/;
const MAX_END_LENGTH = 32;

/** Returns a record as text. Stored records have their steps after their names, and the access at their end. */
export function readRecordText(body: Uint8Array | null): RecordText | null {
  if (body === null) return null;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  const steps = bytes.indexOf(STEPS);
  const head = JSON.parse(`${bytes.toString('utf8', 0, steps)}}`) as RecordText['head'];
  const [end = '', access] = END.exec(bytes.toString('latin1', bytes.length - MAX_END_LENGTH)) ?? [];
  return { head, rest: bytes.subarray(steps, -end.length), access: access as SpectatorAccess };
}

/**
 * Returns a report as JSON, with the keys of its chat messages. These are rows of their own, so that one in several reports is stored
 * once.
 */
export function toReportRow(report: Report) {
  const { id, table, of, lines, ...rest } = report;
  const rows = lines.map((line) => {
    const body = JSON.stringify(line);
    return { key: createHash('sha256').update(`${table} ${of} ${body}`).digest('base64url').slice(0, 22), body };
  });
  return { id, body: JSON.stringify({ id, table, of, ...rest, lineKeys: rows.map(({ key }) => key) }), lines: rows };
}

/** Reads a report; `lines` is a JSON array of its messages, each as a text. */
export function readReport({ body, lines }: { readonly body: string; readonly lines: string }): Report {
  const { lineKeys: _, ...report } = JSON.parse(body) as Omit<Report, 'lines'> & { readonly lineKeys: unknown };
  return {
    ...report,
    lines: (JSON.parse(lines) as readonly string[]).map((line) => JSON.parse(line) as Report['lines'][number]),
  };
}
