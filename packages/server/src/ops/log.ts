import { type DestinationStream, type Logger, pino } from 'pino';

/** What must not be written down, wherever it turns up in something that is logged. */
const SECRETS = ['key', 'token', 'reconnectionToken', 'sessionId', 'hand', 'cards', 'state', 'authorization', 'cookie'];

/** JSON lines on standard error, which leaves standard output to the few lines meant for people. */
export function openLog(level: string, to: DestinationStream = pino.destination(2)): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, base: null, redact: { paths, censor: '…' } }, to);
}
