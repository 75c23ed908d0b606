import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import './games-of-tests.ts';
import { folderOf, TEST_GAMES } from '../packages/shared/src/testing/test-games.ts';
import { suiteFiles } from './check-game/suites.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const [id = '', ...more] = process.argv.slice(2);
const ids = TEST_GAMES.map((game) => game.id);
if (!ids.includes(id) || more.length > 0) {
  const wrong = more.length > 0 ? 'one game at a time' : id === '' ? 'which game?' : `there is no game ${id}`;
  console.error(`check:game: ${wrong}; usage: pnpm check:game ${ids.join(' | ')}`);
  process.exit(2);
}

const begun = performance.now();
process.chdir(ROOT);
const [types, tests] = await Promise.all([checkTypes(), runSuites(id)]);
const failed = [...(types === 0 ? [] : ['types']), ...tests];
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`${id}: ${failed.length === 0 ? 'all is well' : `failed: ${failed.join(', ')}`} (${seconds} s)`);
process.exit(failed.length === 0 ? 0 : 1);

async function checkTypes(): Promise<number> {
  const [status] = await once(spawn('node_modules/.bin/tsc', ['-b'], { stdio: 'inherit' }), 'exit');
  return status as number;
}

/** Runs the suites with this game alone, and returns the failures. A suite that the quick mode leaves out counts as a failure. */
async function runSuites(game: string): Promise<readonly string[]> {
  const files = filesFor(game);
  process.env.TEST_GAME = game;
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

function filesFor(game: string): readonly string[] {
  const folder = relative(ROOT, fileURLToPath(folderOf(game)));
  return [...suiteFiles(ROOT), ...globSync(`${folder}/**/*.test.ts`)];
}
