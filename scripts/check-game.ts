import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { gameFolder } from './check-game/asked-game.ts';
import { withCures } from './check-game/cures.ts';
import { reportOf } from './check-game/report-of.ts';
import { styleFaults } from './check-game/style.ts';
import { suiteFiles } from './check-game/suites.ts';
import { typeErrors } from './check-game/types.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USAGE = 'usage: pnpm check:game <game>: the id of a game, as mod-four, or the path of its folder';
const LEFT_OUT = 'Left out: slow tests, and screens in other languages, sizes and turns; `pnpm test` is next.';

if (gameFolder === null) {
  console.error(`check:game: there is no such game; ${USAGE}`);
  process.exit(2);
}

const begun = performance.now();
process.chdir(ROOT);
const style = styleFaults(gameFolder);
// Vitest removes the temporary folder of its process at its end, so the screens have a process of their own.
const screens = reportOf('scripts/game-screens.ts', basename(gameFolder));
const [types, tests] = await Promise.all([typeErrors(gameFolder), runSuites(gameFolder)]);
const reports = { style, types, screens: await screens };
const faulty = Object.entries(reports).filter(([, report]) => report !== '');
for (const [name, report] of faulty) console.error(`\n${name}:\n${withCures(report)}`);
const failed = [...faulty.map(([name]) => name), ...tests];
const seconds = Math.round((performance.now() - begun) / 1000);
const result = failed.length === 0 ? 'all is well' : `failed: ${failed.join(', ')}`;
console.log(`${basename(gameFolder)}: ${result} (${seconds} s)\n${LEFT_OUT}`);
process.exit(failed.length === 0 ? 0 : 1);

/** Runs the suites with this game alone, and returns the failures. A suite that the quick mode leaves out counts as a failure. */
async function runSuites(of: string): Promise<readonly string[]> {
  const files = [...suiteFiles(ROOT), ...globSync(`${of}/**/*.test.ts`).map((file) => relative(ROOT, file))];
  // A suite about hands has no test for a game without hands. Reused workers save half of the time.
  const vitest = await startVitest([...files], {
    mode: 'quick',
    run: true,
    // The other project has the slow files.
    project: ['units', 'client'],
    passWithNoTests: true,
    silent: 'passed-only',
    isolate: false,
    maxWorkers: availableParallelism(),
  });
  const passed = new Map(vitest.state.getTestModules().map((module) => [module.relativeModuleId, module.ok()]));
  const failed = files.filter((file) => passed.get(file) !== true);
  const errors = vitest.state.getUnhandledErrors().map(() => 'an error outside the tests');
  await vitest.close();
  return [...failed.map((file) => (passed.has(file) ? file : `${file} (did not run)`)), ...errors];
}
