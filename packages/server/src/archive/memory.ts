import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { type Archive, MOST_LATEST, peopleOf, type Report, type StoredStep, type StoredTable } from './archive.ts';
import { conflict } from './store.ts';

/** An archive that forgets everything with its process: for tests. */
export function memoryArchive(): Archive {
  const tables = new Map<string, StoredTable>();
  const kept = new Map<string, number>();
  const matches = new Map<string, readonly StoredStep[]>();
  const records = new Map<string, GameRecord>();
  let reports: readonly Report[] = [];
  let closed = false;
  const open = () => {
    if (closed) throw new Error('the archive is closed');
  };
  return {
    saveTable: async (table) => {
      open();
      tables.set(table.code, structuredClone(table));
      kept.set(table.code, Date.now());
    },
    loadTable: async (code) => {
      open();
      return structuredClone(tables.get(code) ?? null);
    },
    tablesOf: async (person) => {
      open();
      return [...tables.values()].filter((table) => peopleOf(table).includes(person)).map(({ code }) => code);
    },
    latestTablesOf: async (person, since) => {
      open();
      const keptAt = ({ code }: StoredTable): number => kept.get(code) ?? 0;
      return [...tables.values()]
        .filter((table) => peopleOf(table).includes(person) && keptAt(table) > since)
        .sort((one, other) => keptAt(other) - keptAt(one) || (one.code < other.code ? -1 : 1))
        .slice(0, MOST_LATEST)
        .map(({ code }) => code);
    },
    append: async ({ match, version, steps }) => {
      open();
      const before = matches.get(match) ?? [];
      if (before.length !== version) throw new Error(conflict(match, before.length, version));
      matches.set(match, [...before, ...structuredClone(steps)]);
    },
    steps: async (match) => {
      open();
      return structuredClone(matches.get(match) ?? []);
    },
    finish: async (match, record) => {
      open();
      if (!records.has(match)) records.set(match, structuredClone(record));
    },
    record: async (match) => {
      open();
      return structuredClone(records.get(match) ?? null);
    },
    report: async (report) => {
      open();
      reports = [...reports, structuredClone(report)];
    },
    forgetReports: async (person) => {
      open();
      reports = reports.filter(({ by, of }) => by !== person && of !== person);
    },
    reports: async () => {
      open();
      return structuredClone(reports);
    },
    close: async () => {
      open();
      closed = true;
    },
  };
}
