import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrExit } from '@hundredfold/shared/testing/command-line.ts';
import { measureCapacity } from './capacity.ts';
import { killChildren } from './child.ts';
import { isMet, judge } from './judge.ts';
import { readPlan, USAGE } from './plan.ts';
import { report, thisMachine } from './report.ts';
import type { Sample } from './sample.ts';
import { runSession } from './session.ts';
import { summaries } from './summary.ts';

const CAPACITY = { step: 500, seconds: 20 };
const SHORT_CAPACITY = { step: 1000, seconds: 10 };

const plan = readOrExit(() => readPlan(process.argv.slice(2)), USAGE);
const folder = mkdtempSync(join(tmpdir(), 'hundredfold-bench-'));

process.on('exit', () => {
  killChildren();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

async function measure(): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (let run = 1; run <= plan.repeats; run++) {
    for (const tables of plan.tables) {
      const start = performance.now();
      samples.push(...(await runSession(plan, folder, tables)));
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      process.stderr.write(`run ${run} of ${plan.repeats}, ${tables} tables: ${seconds} s\n`);
    }
  }
  return samples;
}

async function compareServers(): Promise<void> {
  const machine = thisMachine();
  const all = summaries(await measure());
  const verdicts = judge(all);
  for (const summary of all) process.stdout.write(`${JSON.stringify({ bench: 'server', ...summary, machine })}\n`);
  for (const each of verdicts) process.stdout.write(`${JSON.stringify({ bench: 'server', ...each, met: isMet(each) })}\n`);
  process.stderr.write(`\n${report(all, verdicts, machine)}`);
  if (!verdicts.every(isMet)) process.exitCode = 1;
}

try {
  if (plan.isCapacity) await measureCapacity({ ...(plan.isShort ? SHORT_CAPACITY : CAPACITY), folder });
  else await compareServers();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
