import { createInterface } from 'node:readline';
import { readConfig } from './app/config.ts';
import { callerPath } from './caller-path.ts';
import { findFailingStep, type Halt, readHalt, stepsOf } from './ops/failing-step.ts';
import { readBackup } from './storage/backup/backup-file.ts';
import { storagePlace } from './storage/open-storage.ts';

// Prints the failing step for each line on standard input that logs a halted table. The matches come from a backup, or from the
// storage that the environment names, where the server may keep running. Nothing is written.
const [backup] = process.argv.slice(2);
try {
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.refusal);
  const halts: Halt[] = [];
  for await (const line of createInterface(process.stdin)) {
    const halt = readHalt(line);
    if (halt !== null) halts.push(halt);
  }
  const rows = backup === undefined ? storagePlace(config.value).rows() : readBackup(callerPath(backup));
  const steps = await stepsOf(halts, rows);
  for (const halt of halts) process.stdout.write(`${findFailingStep(halt, steps.get(halt.match) ?? [])}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
