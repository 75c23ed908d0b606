import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './app/config.ts';
import { guardProcess, openLog } from './ops/log.ts';
import { type Serving, serve } from './serve.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function stop(status: number, line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(status);
}

/** An archive that does not answer any more is not waited for: what was acknowledged is kept there. */
async function closed(serving: Serving, seconds: number): Promise<void> {
  const late = sleep(seconds * 1000, undefined, { ref: false }).then(() => {
    throw new Error(`the server did not close within ${seconds} s and stops now; every acknowledged move is saved`);
  });
  await Promise.race([serving.close(), late]);
}

function closeOn(signals: readonly NodeJS.Signals[], serving: Serving, seconds: number): void {
  const close = (): void => {
    closed(serving, seconds).then(
      () => process.exit(0),
      (error: unknown) => stop(1, sentenceOf(error)),
    );
  };
  for (const signal of signals) process.on(signal, close);
}

const config = readConfig(process.env);
if (!config.ok) stop(2, config.refusal);
try {
  const serving = await serve(config.value);
  guardProcess(openLog(config.value));
  // As much room for what is young as it took to open. V8 would let it grow to 128 MB, and copy for 15 ms at a time what lives in it.
  setFlagsFromString('--semi-space-growth-factor=1');
  closeOn(['SIGINT', 'SIGTERM', 'SIGHUP'], serving, config.value.closeSeconds);
  serving.over.then(async (why) => {
    await closed(serving, config.value.closeSeconds).catch(() => undefined);
    stop(1, why);
  });
  say('Hundredfold is open.');
  say(`  On this machine:  http://localhost:${serving.port}`);
  say(`  For friends:      ${serving.address}`);
} catch (error) {
  stop(1, sentenceOf(error));
}
