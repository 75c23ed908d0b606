import { readConfig } from './config.ts';
import { guardProcess, openLog } from './log.ts';
import { type Serving, serve } from './serve.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stop(status: number, line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(status);
}

function closeOn(signals: readonly NodeJS.Signals[], serving: Serving): void {
  const close = (): void => {
    serving.close().then(
      () => process.exit(0),
      (error: unknown) => stop(1, String(error)),
    );
  };
  for (const signal of signals) process.on(signal, close);
}

const config = readConfig(process.env);
if (!config.ok) stop(2, config.refusal);
try {
  const serving = await serve(config.value);
  guardProcess(openLog(config.value.logLevel));
  closeOn(['SIGINT', 'SIGTERM'], serving);
  serving.over.then(async (why) => {
    await serving.close().catch(() => undefined);
    stop(1, why);
  });
  say('Hundredfold is open.');
  say(`  On this machine:  http://localhost:${serving.port}`);
  say(`  For friends:      ${serving.address}`);
} catch (error) {
  stop(1, error instanceof Error ? error.message : String(error));
}
