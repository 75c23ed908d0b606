import type { PlayedGame } from '@hundredfold/shared/core/played.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { readLine, type WrittenLine, writtenLine } from '@hundredfold/shared/core/takeback.ts';
import { peopleOf, type Report, type StoredResult, type StoredStep, type StoredTable } from './archive.ts';

/** A table as a store keeps it, and what of it is looked for. Bodies are JSON text. */
export interface TableRow {
  readonly code: string;
  readonly match: string | null;
  readonly people: readonly string[];
  readonly body: string;
}

export interface StepRow {
  readonly body: string;
  readonly intent: string | null;
}

export interface ResultRow {
  readonly person: string;
  readonly at: number;
  readonly body: string;
}

export function toTableRow(table: StoredTable): TableRow {
  const { code, match } = table;
  return { code, match, people: peopleOf(table), body: JSON.stringify(table) };
}

/** A table that an older build has kept: what it did not know of is as it was then. */
export function readTable(body: string | null): StoredTable | null {
  return body === null ? null : ({ pace: 'free', freely: null, ...(JSON.parse(body) as Partial<StoredTable>) } as StoredTable);
}

export function toStepRow({ step, intent }: StoredStep): StepRow {
  return { body: JSON.stringify(writtenLine(step)), intent };
}

export function readStep({ body, intent }: StepRow): StoredStep {
  return { step: readLine(JSON.parse(body) as WrittenLine), intent };
}

export function toResultRow({ person, played }: StoredResult): ResultRow {
  return { person, at: played.at, body: JSON.stringify(played) };
}

export function readPlayed(body: string): PlayedGame {
  return JSON.parse(body) as PlayedGame;
}

export function readRecord(body: string | null): GameRecord | null {
  return body === null ? null : (JSON.parse(body) as GameRecord);
}

export function readReport(body: string): Report {
  return JSON.parse(body) as Report;
}
