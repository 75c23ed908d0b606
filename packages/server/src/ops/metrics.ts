import type { IntentName } from '@hundredfold/shared/protocol/intents.ts';
import { TABLE_PHASES } from '@hundredfold/shared/schema/table.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withDeadline } from '../platform/deadline.ts';
import type { Backups } from '../storage/backup/start-backups.ts';
import type { Append } from '../storage/game-storage.ts';
import type { Tally } from './log.ts';
import { connectedPeople, type ProcessStatus, SEAT_HOLDERS } from './process-status.ts';
import type { Traffic } from './traffic.ts';

/** Times and counts what happens during play. The metrics do not say who plays, where, or with which cards. */
export interface Timings {
  answered(name: IntentName, milliseconds: number): void;
  appended(append: Append, milliseconds: number): void;
}

export interface MetricsSources {
  readonly tally: Pick<Tally, 'counts'>;
  readonly traffic: Pick<Traffic, 'open' | 'bytes'>;
  readonly look: () => ProcessStatus;
  /** Resolves to the size in bytes. */
  readonly storageSize: () => Promise<number>;
  readonly backups: Pick<Backups, 'status'>;
  /** Resolves to `well`, or to the reason why no client may be sent here. */
  readonly readiness: () => Promise<string>;
}

/** The metrics of a process in the format of Prometheus. */
export type Metrics = ReturnType<ReturnType<typeof openMetrics>['show']>;

export const NO_TIMINGS: Timings = { answered: () => undefined, appended: () => undefined };

const BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function openMetrics(processName: string) {
  const register = new Registry();
  register.setDefaultLabels({ process: processName });
  const registers = [register];
  const intents = new Histogram({
    name: 'hundredfold_intent_seconds',
    help: 'Time to answer an intent: a move (act), or any other.',
    labelNames: ['intent'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const appends = new Histogram({
    name: 'hundredfold_append_seconds',
    help: 'Time until steps of a match are durable.',
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const moves = new Counter({ name: 'hundredfold_moves_total', help: 'Moves saved, by people and bots.', registers });
  return {
    answered: (name: IntentName, milliseconds: number) =>
      intents.observe({ intent: name === 'act' ? 'act' : 'other' }, milliseconds / 1000),
    appended({ steps }: Append, milliseconds: number): void {
      appends.observe(milliseconds / 1000);
      for (const { step } of steps) if (step.kind === 'move') moves.inc();
    },
    show(sources: MetricsSources) {
      collectDefaultMetrics({ register, prefix: 'hundredfold_' });
      const readSources = registerGauges(registers, sources);
      return {
        contentType: register.contentType,
        async text(): Promise<string> {
          await readSources();
          return register.metrics();
        },
      };
    },
  };
}

const NUMBERS: readonly (readonly [name: string, help: string, count: (status: ProcessStatus) => number])[] = [
  [
    'people',
    'People at tables, in galleries or looking for a game, each counted once.',
    (status) => connectedPeople(status).size,
  ],
  ['galleries', 'Open galleries.', ({ galleries }) => galleries.length],
  ['readers', 'People in galleries.', ({ galleries }) => galleries.flatMap(({ people }) => people).length],
  ['lobby_watchers', 'Pages that show the list of open tables.', ({ watchers }) => watchers],
  ['seekers', 'People who look for a game.', ({ seekers }) => seekers.length],
];

function registerGauges(registers: Registry[], sources: MetricsSources): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: readonly string[]) =>
    new Gauge({ name: `hundredfold_${name}`, help, labelNames, registers });
  const numbers = NUMBERS.map(([name, help, count]) => ({ shown: gauge(name, help), count }));
  const sockets = gauge('sockets', 'Open sockets.');
  const archive = gauge('archive_bytes', 'Size of the archive.');
  const backupAge = gauge('backup_age_seconds', 'Age of the latest backup.');
  const ready = gauge('ready', 'Whether the server accepts visitors (1) or not (0).');
  const tables = gauge('tables', 'Open tables.', 'phase');
  const seats = gauge('seats', 'Seats at open tables, by holder.', 'holder');
  const counted = (name: string, help: string, label: string) =>
    new Counter({ name: `hundredfold_${name}`, help, labelNames: [label], registers });
  const refusals = counted('refusals_total', 'Refused intents, by reason.', 'reason');
  const events = counted('events_total', 'Other events: bugs, malformed messages, connections that were cut.', 'event');
  const bytes = counted('socket_bytes_total', 'Bytes over sockets.', 'direction');

  return async () => {
    const sight = sources.look();
    const [readiness, size] = await Promise.all([sources.readiness(), withDeadline(sources.storageSize())]);
    ready.set(readiness === 'well' ? 1 : 0);
    for (const phase of TABLE_PHASES) tables.set({ phase }, sight.tables.filter((table) => table.phase === phase).length);
    const holders = sight.tables.flatMap((table) => table.holders);
    for (const holder of SEAT_HOLDERS) seats.set({ holder }, holders.filter((each) => each === holder).length);
    for (const { shown, count } of numbers) shown.set(count(sight));
    sockets.set(sources.traffic.open());
    archive.set(size ?? Number.NaN);
    backupAge.set(ageOf(sources.backups));
    recount(bytes, 'direction', Object.entries(sources.traffic.bytes()));
    const counts = Object.entries(sources.tally.counts());
    const isRefusal = ([what]: Counted): boolean => what.startsWith(REFUSED);
    recount(refusals, 'reason', bounded(counts.filter(isRefusal).map(([what, times]) => [what.slice(REFUSED.length), times])));
    recount(events, 'event', bounded(counts.filter((each) => !isRefusal(each))));
  };
}

/** Returns the age of the latest backup in seconds: infinite if there is none, and no number if none is to be made. */
function ageOf({ status }: MetricsSources['backups']): number {
  const backups = status();
  return backups === null ? Number.NaN : (Date.now() - (backups.latest?.getTime() ?? Number.NEGATIVE_INFINITY)) / 1000;
}

const REFUSED = 'refused ';

/** The maximum number of labels. Later names, and names that are not plain words, are counted together. */
const MOST_LABELS = 200;

function bounded(counts: readonly Counted[]): readonly Counted[] {
  const named: Counted[] = [];
  let others = 0;
  for (const [what, times] of counts) {
    if (/^[a-z][a-z -]{0,49}$/.test(what) && named.length < MOST_LABELS) named.push([what, times]);
    else others += times;
  }
  return others === 0 ? named : [...named, ['other', others]];
}

type Counted = readonly [what: string, times: number];

function recount(counter: Counter, label: string, counts: readonly Counted[]): void {
  counter.reset();
  for (const [what, times] of counts) counter.inc({ [label]: what }, times);
}
