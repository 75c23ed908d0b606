import type { Logger } from 'pino';

/** Keeps the process up when one table's mistake was caught nowhere: every other table is sound, and all of them are in the archive. */
export function guardProcess(log: Logger): void {
  process.on('uncaughtException', (error) => log.error({ err: error }, 'uncaught exception'));
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
}
