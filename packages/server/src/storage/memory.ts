import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import {
  type Archive,
  type Blocked,
  MAX_AGE_STEP_MS,
  MAX_DELETED_AT_ONCE,
  MAX_LATEST_TABLES,
  MAX_RESULTS,
  personIdsIn,
  type Report,
  type StoredResult,
  type StoredStep,
  type StoredTable,
} from './archive.ts';
import { localLeases } from './leases.ts';
import { withSights } from './rows.ts';
import { conflict } from './sqlite/store.ts';

/** Creates a storage in memory, for tests. It is lost with the process. */
export function memoryArchive(): Archive {
  const tables = new Map<string, StoredTable>();
  const kept = new Map<string, number>();
  /** The server's age, in milliseconds of uptime, when each item was last in use. */
  const used = new Map<string, number>();
  const leases = localLeases();
  let age = 0;
  let swept = 0;
  const matches = new Map<string, readonly StoredStep[]>();
  const records = new Map<string, GameRecord>();
  /** The results, the oldest first. */
  let results: readonly StoredResult[] = [];
  let reports: readonly Report[] = [];
  const blocked = new Map<string, Blocked>();
  let closed = false;
  const open = () => {
    if (closed) throw new Error('the storage is closed');
  };
  return {
    claim: async (code) => {
      open();
      return leases.claim(code);
    },
    ended: async (given) => leases.ended(given),
    release: async (lease) => leases.release(lease),
    holderOf: async () => null,
    saveTable: async (table, lease) => {
      open();
      leases.check(lease);
      tables.set(table.code, structuredClone(table));
      kept.set(table.code, Date.now());
      used.set(table.code, age);
    },
    addSeenCards: async (sights, lease) => {
      open();
      leases.check(lease);
      const table = tables.get(lease.code);
      if (table !== undefined) tables.set(lease.code, withSights(table, structuredClone(sights)));
    },
    loadTable: async (code) => {
      open();
      return structuredClone(tables.get(code) ?? null);
    },
    tablesOf: async (person) => {
      open();
      return [...tables.values()].filter((table) => personIdsIn(table).includes(person)).map(({ code }) => code);
    },
    latestTablesOf: async (person, since) => {
      open();
      const keptAt = ({ code }: StoredTable): number => kept.get(code) ?? 0;
      return [...tables.values()]
        .filter((table) => personIdsIn(table).includes(person) && keptAt(table) > since)
        .sort((one, other) => keptAt(other) - keptAt(one) || (one.code < other.code ? -1 : 1))
        .slice(0, MAX_LATEST_TABLES)
        .map(({ code }) => code);
    },
    append: async ({ lease, match, version, steps, results: ended = [] }) => {
      open();
      leases.check(lease);
      const before = matches.get(match) ?? [];
      if (before.length !== version) throw new Error(conflict(match, before.length, version));
      if (before.length === 0) used.set(match, age);
      matches.set(match, [...before, ...structuredClone(steps)]);
      results = [...results, ...structuredClone(ended)];
      for (const { person } of ended) {
        const [oldest] = results.filter((each) => each.person === person).slice(0, -MAX_RESULTS);
        results = results.filter((each) => each !== oldest);
      }
    },
    steps: async (match) => {
      open();
      return structuredClone(matches.get(match) ?? []);
    },
    finish: async (match, record) => {
      open();
      if (records.has(match)) return;
      records.set(match, structuredClone(record));
      used.set(recordOf(match), age);
    },
    record: async (match) => {
      open();
      return structuredClone(records.get(match) ?? null);
    },
    resultsOf: async (person) => {
      open();
      const own = results.flatMap((each) => (each.person === person ? [each.played] : []));
      return structuredClone(own.toReversed());
    },
    resultsAt: async (match) => {
      open();
      const own = results.filter(({ played }) => played.match === match);
      return structuredClone(own.toSorted((one, other) => (one.person < other.person ? -1 : 1)));
    },
    forgetResults: async (person) => {
      open();
      results = results.filter((each) => each.person !== person);
    },
    report: async (report) => {
      open();
      reports = [...reports.filter(({ id }) => id !== report.id), structuredClone(report)];
      used.set(report.id, age);
    },
    forgetReports: async (person) => {
      open();
      reports = reports.filter(({ by, of }) => by !== person && of !== person);
    },
    reports: async (latest = Number.POSITIVE_INFINITY, newer = 0) => {
      open();
      return structuredClone(reports.slice(0, reports.length - newer).slice(-latest));
    },
    block: async (person) => {
      open();
      blocked.set(person.person, structuredClone(person));
    },
    unblock: async (person) => {
      open();
      blocked.delete(person);
    },
    blocked: async () => {
      open();
      return [...blocked.values()].sort((one, other) => (`${one.at} ${one.person}` < `${other.at} ${other.person}` ? -1 : 1));
    },
    touch: async (codes) => {
      open();
      for (const code of codes) {
        kept.set(code, Date.now());
        used.set(code, age);
      }
    },
    deleteExpired: async (terms, now) => {
      open();
      age += Math.max(0, Math.min(now - swept, MAX_AGE_STEP_MS));
      swept = now;
      const isPast = (name: string, term: number): boolean => (used.get(name) ?? 0) < age - term;
      for (const match of records.keys()) if (isPast(recordOf(match), terms.records)) records.delete(match);
      reports = reports.filter(({ id }) => !isPast(id, terms.reports));
      const played = new Set(Array.from(tables.values(), ({ match }) => match));
      for (const match of matches.keys()) if (!played.has(match) && isPast(match, terms.gatherings)) matches.delete(match);
      const left = [...tables.values()].filter(({ code, match }) =>
        isPast(code, match === null ? terms.gatherings : terms.games),
      );
      return left.map(({ code }) => code).slice(0, MAX_DELETED_AT_ONCE);
    },
    dropTable: async (lease) => {
      open();
      leases.check(lease);
      const match = tables.get(lease.code)?.match;
      if (typeof match === 'string') matches.delete(match);
      tables.delete(lease.code);
    },
    size: async () => JSON.stringify([...tables.values(), ...matches.values(), ...records.values(), ...reports]).length,
    close: async () => {
      open();
      closed = true;
    },
  };
}

function recordOf(match: string): string {
  return `record ${match}`;
}
