import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWorkTree, type WorkTreeCopy } from '../scripts/planted/copy.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ID = 'high-five';
const FOLDERS = ['packages/shared/src/games', 'packages/client/src/games'];
/** The results of the compiler. With those of the work tree, if there are any, it compiles little more than the new game. */
const BUILDS = ['dist', 'packages/shared/dist', 'packages/server/dist', 'packages/client/.cache'];
/** A check of one game takes 20 s on two idle cores. */
const CHECK_TIMEOUT_MS = 180_000;

/** The result of a program in the copy. */
interface ProgramRun {
  readonly status: number;
  readonly output: string;
}

let copy: WorkTreeCopy;
let made: ProgramRun;
beforeAll(async () => {
  copy = copyWorkTree(ROOT);
  for (const build of BUILDS.filter((folder) => existsSync(join(ROOT, folder))))
    cpSync(join(ROOT, build), join(copy.folder, build), { recursive: true, preserveTimestamps: true });
  made = await run(process.execPath, 'scripts/new-game.ts', ID);
}, CHECK_TIMEOUT_MS);
afterAll(() => copy.remove(), CHECK_TIMEOUT_MS);

/** Runs a program in the copy, without what this test run has put into the environment. */
async function run(program: string, ...args: readonly string[]): Promise<ProgramRun> {
  const { TEST_SIZE: _size, VITEST: _vitest, NODE_ENV: _env, NODE_COMPILE_CACHE: _cache, ...env } = process.env;
  const settings = { cwd: copy.folder, env: { ...env, NO_COLOR: '1' }, maxBuffer: 1e8 };
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, settings);
    return { status: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, output: stdout + stderr };
  }
}

test('a new game has every file of a game, and nothing of the skeleton but its rules', () => {
  expect(made).toMatchObject({ status: 0, output: expect.stringContaining(`pnpm check:game ${ID}`) });
  const files = globSync(`packages/{shared,client}/src/games/${ID}/**/*.*`, { cwd: copy.folder });
  const named = (folder: string) => globSync(`${folder}/*.*`, { cwd: ROOT }).map((path) => path.split('/').at(-1));
  const own = files.map((path) => path.split('/').at(-1));
  for (const name of ['index.ts', 'view.ts', 'RULES.ru.md', 'faces.ts', 'legend.ts', 'tips.ts']) expect(own).toContain(name);
  expect(own).toEqual(expect.arrayContaining(named('packages/client/test/skeleton')));
  for (const file of files) expect(readFileSync(join(copy.folder, file), 'utf8'), file).not.toMatch(/skeleton/i);
});

test('it passes the check of one game, and the style', { timeout: CHECK_TIMEOUT_MS }, async () => {
  const check = await run(process.execPath, 'scripts/check-game.ts', ID);
  expect(check.output).toContain(`${ID}: all is well`);
  expect(check.status).toBe(0);
  const style = await run('node_modules/.bin/biome', 'check', '--error-on-warnings', ...FOLDERS);
  expect(style.status, style.output).toBe(0);
});

test.each([ID, 'mod-four', 'hand-over', ''])('no game is made with the id %j', async (id) => {
  expect(await run(process.execPath, 'scripts/new-game.ts', id)).toMatchObject({ status: 2 });
});

// A word of the language, a name that the skeleton imports, a name that `gameMessages` would get twice, and one on a list of games.
test.each(['New', 'a--b', 'function', 'cards', 'game', 'game-by-id'])('no file is written for the id %j', async (id) => {
  expect(await run(process.execPath, 'scripts/new-game.ts', id)).toMatchObject({ status: 2 });
  for (const folder of FOLDERS) expect(existsSync(join(copy.folder, folder, id))).toBe(false);
});
