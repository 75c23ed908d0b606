import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from './app/config.ts';
import { guardProcess, openLog } from './ops/log.ts';
import { hashNatively } from './platform/native-hash.ts';
import { type Serving, serve } from './serve.ts';

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function stop(status: number, line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(status);
}

/** Closes the server, but does not wait for a storage that no longer answers: everything acknowledged is saved there. */
async function closeWithin(serving: Serving, seconds: number): Promise<void> {
  const late = sleep(seconds * 1000, undefined, { ref: false }).then(() => {
    throw new Error(`the server did not close within ${seconds} s and stops now; every acknowledged move is saved`);
  });
  await Promise.race([serving.close(), late]);
}

function closeOn(signals: readonly NodeJS.Signals[], serving: Serving, seconds: number): void {
  const close = (): void => {
    closeWithin(serving, seconds).then(
      () => process.exit(0),
      (error: unknown) => stop(1, messageOf(error)),
    );
  };
  for (const signal of signals) process.on(signal, close);
}

hashNatively();

const config = readConfig(process.env);
if (!config.ok) stop(2, config.refusal);
try {
  const serving = await serve(config.value);
  guardProcess(openLog(config.value));
  closeOn(['SIGINT', 'SIGTERM', 'SIGHUP'], serving, config.value.closeSeconds);
  serving.over.then(async (why) => {
    await closeWithin(serving, config.value.closeSeconds).catch(() => undefined);
    stop(1, why);
  });
  printLine('Hundredfold is open.');
  printLine(`  On this machine:  http://localhost:${serving.port}${config.value.basePath}`);
  printLine(`  For friends:      ${serving.address}`);
} catch (error) {
  stop(1, messageOf(error));
}
