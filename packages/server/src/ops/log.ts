import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { requestLogFields } from './request-id.ts';

/** The fields that must never be logged, at any depth up to three. */
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

/** Opens a log of JSON lines on standard error. Standard output is for the few lines meant for people. */
export function openLog(
  { logLevel: level, processName }: { readonly logLevel: LevelWithSilent; readonly processName: string },
  to: DestinationStream = pino.destination(2),
): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, base: { process: processName }, mixin: requestLogFields, redact: { paths, censor: '…' } }, to);
}

export type Tally = ReturnType<typeof startTally>;

export function startTally() {
  const counts = new Map<string, number>();
  return {
    count: (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    counts: (): Readonly<Record<string, number>> => Object.fromEntries(counts),
  };
}

/**
 * Logs the counts every `every` milliseconds if they have changed, until the returned function stops it and logs them once more.
 */
export function reportTally(tally: Tally, log: Logger, every: number): () => void {
  let logged = '{}';
  const logCounts = () => {
    const counts = tally.counts();
    const text = JSON.stringify(counts);
    if (text !== logged) log.info({ counts }, 'counted since the start');
    logged = text;
  };
  const timer = setInterval(logCounts, every).unref();
  return () => {
    clearInterval(timer);
    logCounts();
  };
}

/** Keeps the process running after an uncaught error: every other table is sound, and all of them are in the storage. */
export function guardProcess(log: Logger): void {
  process.on('uncaughtException', (error) => log.error({ err: error }, 'uncaught exception'));
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
}
