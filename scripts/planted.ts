import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyWorkTree, type WorkTreeCopy } from './planted/copy.ts';
import { type Fault, type Suite, suiteLabel } from './planted/fault.ts';
import { FAULTS } from './planted/faults.ts';
import { runSuite, type SuiteRun } from './planted/run-suite.ts';

// Measures the tests: plants known faults in a copy of the work tree, one at a time, and reports whether the tests find them.

const USAGE = `usage: pnpm planted [options] [words …]
  With words, only the faults whose names contain one of them are planted.
  --list           lists the faults
  --skip-baseline  does not run the suites without a fault first
  --verbose        prints what the suites print`;

const ROOT = join(import.meta.dirname, '..');

const RESULTS: Readonly<Record<SuiteRun['outcome'], string>> = { passed: 'MISSED', failed: 'found', hung: 'found (hung)' };

const { values, positionals: words } = readArgs();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort(new Error('stopped')));

try {
  const chosen = FAULTS.filter((fault) => isChosen(fault, words));
  if (chosen.length === 0) throw new Error(`No fault has ${words.join(' or ')} in its name. --list shows the names.`);
  if (values.list) for (const fault of chosen) console.log(`${fault.name}\n    ${fault.file}\n    ${suiteLabel(fault.suite)}`);
  else process.exitCode = (await plantAll(chosen)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArgs() {
  const options = { list: { type: 'boolean' }, 'skip-baseline': { type: 'boolean' }, verbose: { type: 'boolean' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

function isChosen({ name }: Fault, words: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
}

async function plantAll(faults: readonly Fault[]): Promise<boolean> {
  const copy = copyWorkTree(ROOT);
  try {
    // Reports faults that no longer apply before the first suite runs.
    for (const fault of faults) copy.plant(fault)();
    if (!values['skip-baseline']) await runBaseline(copy, faults);
    let missed = 0;
    console.log(row('fault', 'suite', 'result', 'seconds'));
    for (const fault of faults) if (!(await isFound(copy, fault))) missed++;
    console.log(`${faults.length - missed} of ${faults.length} faults were found.`);
    return missed === 0;
  } finally {
    copy.remove();
  }
}

/** Runs every suite without a fault. Throws if one fails, because it could not find a fault either. */
async function runBaseline(copy: WorkTreeCopy, faults: readonly Fault[]): Promise<void> {
  const suites = new Map(faults.map(({ suite }) => [JSON.stringify(suite), suite]));
  console.log(`Without a fault: ${suites.size} suites`);
  for (const suite of suites.values()) {
    const run = await runAndPrint(copy, suite);
    if (run.outcome !== 'passed')
      throw new Error(`${run.output}\nThis suite ${run.outcome} without a fault: ${suiteLabel(suite)}`);
    // Vitest passes if no test has the title.
    if (!/\b[1-9]\d* passed/.test(run.output)) throw new Error(`No test runs in ${suiteLabel(suite)}.`);
    console.log(`  ${suiteLabel(suite)}: passed, ${run.seconds.toFixed(1)} s`);
  }
}

async function isFound(copy: WorkTreeCopy, fault: Fault): Promise<boolean> {
  const restore = copy.plant(fault);
  try {
    const { outcome, seconds } = await runAndPrint(copy, fault.suite);
    console.log(row(fault.name, suiteLabel(fault.suite), RESULTS[outcome], seconds.toFixed(1)));
    return outcome !== 'passed';
  } finally {
    restore();
  }
}

async function runAndPrint({ folder }: WorkTreeCopy, suite: Suite): Promise<SuiteRun> {
  const run = await runSuite(folder, suite, stopping.signal);
  if (values.verbose) console.log(run.output);
  return run;
}

function row(name: string, suite: string, result: string, seconds: string): string {
  return `| ${name.padEnd(64)} | ${suite.padEnd(60)} | ${result.padEnd(12)} | ${seconds.padStart(7)} |`;
}
