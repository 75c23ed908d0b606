import { type DestinationStream, type Logger, pino } from 'pino';

/** What must not be written down, wherever it turns up in something that is logged. */
const SECRETS = ['key', 'token', 'reconnectionToken', 'sessionId', 'hand', 'cards', 'state', 'authorization', 'cookie'];

/** JSON lines on standard error, which leaves standard output to the few lines meant for people. */
export function openLog(level: string, to: DestinationStream = pino.destination(2)): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, base: null, redact: { paths, censor: '…' } }, to);
}

type Say = (...parts: readonly unknown[]) => void;

/** Colyseus' own messages, as lines of ours: the first line says what happened, the stack is for debugging. */
export function frameworkLog(log: Logger): Readonly<Record<'trace' | 'debug' | 'info' | 'warn' | 'error', Say>> {
  const say = (...parts: readonly unknown[]): string => String(parts[0]).split('\n', 1)[0] ?? '';
  return {
    trace: (...parts) => log.trace(say(...parts)),
    debug: (...parts) => log.debug(say(...parts)),
    info: (...parts) => log.debug(say(...parts)),
    warn: (...parts) => log.warn(say(...parts)),
    error: (...parts) => {
      log.warn(say(...parts));
      log.debug(String(parts[0]));
    },
  };
}
