import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { requestLogFields } from './request-id.ts';

/** What must not be written down, wherever it turns up in something that is logged. */
const SECRETS = [
  'key',
  'secret',
  'personId',
  'token',
  'ticket',
  'reconnectionToken',
  'sessionId',
  'hand',
  'cards',
  'state',
  'authorization',
  'cookie',
];

/** JSON lines on standard error, which leaves standard output to the few lines meant for people. */
export function openLog(
  { logLevel: level, processName }: { readonly logLevel: LevelWithSilent; readonly processName: string },
  to: DestinationStream = pino.destination(2),
): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, base: { process: processName }, mixin: requestLogFields, redact: { paths, censor: '…' } }, to);
}

/** Counts of what happened in this process, by name. */
export interface Tally {
  count(what: string): void;
  counts(): Readonly<Record<string, number>>;
}

export function startTally(): Tally {
  const counts = new Map<string, number>();
  return {
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    counts: () => Object.fromEntries(counts),
  };
}

/** Logs the counts so often (in milliseconds) as there is anything new in them, until it is stopped: then once more. */
export function reportTally(tally: Tally, log: Logger, every: number): () => void {
  let told = '{}';
  const tell = () => {
    const counts = tally.counts();
    const text = JSON.stringify(counts);
    if (text !== told) log.info({ counts }, 'counted since the start');
    told = text;
  };
  const timer = setInterval(tell, every).unref();
  return () => {
    clearInterval(timer);
    tell();
  };
}

/** Keeps the process up when one table's mistake was caught nowhere: every other table is sound, and all of them are in the archive. */
export function guardProcess(log: Logger): void {
  process.on('uncaughtException', (error) => log.error({ err: error }, 'uncaught exception'));
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
}
