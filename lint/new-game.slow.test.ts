import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bySize, ONLY_IN_SOAK, testSize } from '../packages/shared/src/testing/size.ts';
import { LIST_FILES } from '../scripts/new-game/lists.ts';
import { namesOf } from '../scripts/new-game/names.ts';
import { namesTaken } from '../scripts/new-game/skeleton.ts';
import { copyWorkTree, type WorkTreeCopy } from '../scripts/planted/copy.ts';
import { type ProgramRun, runOutside } from './run-outside.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ID = 'high-five';
const FOLDERS = ['packages/shared/src/games', 'packages/client/src/games'];
/** The results of the compiler. With those of the work tree, if there are any, it compiles little more than the new game. */
const BUILDS = ['dist', 'packages/shared/dist', 'packages/server/dist', 'packages/client/.cache'];
/** Suites that do not pass if a file of the game is missing, or if a list does not have the game. */
const SUITES = [
  ...FOLDERS.map((folder) => `${folder}/${ID}/`),
  'packages/shared/src/games/rulebook.test.ts',
  'packages/shared/src/games/terms.test.ts',
  'packages/shared/src/testing/laws.test.ts',
  'packages/client/src/cards/card-names.test.ts',
  'packages/client/src/games/help.test.ts',
  'packages/client/src/games/logs.test.ts',
  'packages/client/src/games/summaries.test.ts',
  'packages/client/src/i18n/messages.test.ts',
];

let copy: WorkTreeCopy;
let made: ProgramRun;
beforeAll(async () => {
  copy = copyWorkTree(ROOT);
  for (const build of BUILDS.filter((folder) => testSize === 'soak' && existsSync(join(ROOT, folder))))
    cpSync(join(ROOT, build), join(copy.folder, build), { recursive: true, preserveTimestamps: true });
  made = await run(process.execPath, 'scripts/new-game.ts', ID);
});
afterAll(() => copy.remove());

const run = (program: string, ...args: readonly string[]): Promise<ProgramRun> => runOutside(copy.folder, program, ...args);

test('a new game has every file of a game, and nothing of the skeleton but its rules', () => {
  expect(made).toMatchObject({ status: 0, output: expect.stringContaining(`pnpm check:game ${ID}`) });
  const files = globSync(`packages/{shared,client}/src/games/${ID}/**/*.*`, { cwd: copy.folder });
  const named = (folder: string) => globSync(`${folder}/*.*`, { cwd: ROOT }).map((path) => path.split('/').at(-1));
  const own = files.map((path) => path.split('/').at(-1));
  for (const name of ['index.ts', 'view.ts', 'RULES.ru.md', 'faces.ts', 'help.ts']) expect(own).toContain(name);
  expect(own).toEqual(expect.arrayContaining(named('packages/client/test/skeleton')));
  for (const file of files) expect(readFileSync(join(copy.folder, file), 'utf8'), file).not.toMatch(/skeleton/i);
});

test('it passes the tests of its own, the suites that need each of its files, and the style', async () => {
  const vitest = [`TEST_GAME=${ID}`, 'node_modules/.bin/vitest', 'run', '--mode', 'quick', '--maxWorkers=1'];
  const tests = await run('env', ...vitest, ...SUITES);
  expect(tests.status, tests.output).toBe(0);
  const folders = FOLDERS.map((folder) => `${folder}/${ID}`);
  const style = await run('node_modules/.bin/biome', 'check', '--error-on-warnings', ...folders, ...LIST_FILES);
  expect(style.status, style.output).toBe(0);
});

// The compiler has to look at all of the copy. It finds no more here than in the skeleton, which every check compiles.
test('it passes the whole check of one game', ONLY_IN_SOAK, async () => {
  const check = await run(process.execPath, 'scripts/check-game.ts', ID);
  expect(check.output).toContain(`${ID}: all is well`);
  expect(check.status).toBe(0);
});

const EXISTING = ['mod-four', 'hand-over', ID, ''];
test.each(EXISTING.slice(0, bySize({ full: 1, soak: 4 })))('no game is made with the id %j', async (id) => {
  expect(await run(process.execPath, 'scripts/new-game.ts', id)).toMatchObject({ status: 2 });
});

// A name that the skeleton imports, a word of the language, a name that `gameMessages` would get twice, and one on a list of games.
describe.each(['cards', 'New', 'a--b', 'function', 'game', 'game-by-id'])('the id %j', (id) => {
  test('is no id of a game, or a name that is taken', () => {
    const names = namesOf(id);
    if (names !== null) expect(namesTaken(copy.folder, names, LIST_FILES)).not.toEqual([]);
  });

  test('leads to no file', { skip: testSize !== 'soak' && id !== 'cards' }, async () => {
    expect(await run(process.execPath, 'scripts/new-game.ts', id)).toMatchObject({ status: 2 });
    for (const folder of FOLDERS) expect(existsSync(join(copy.folder, folder, id))).toBe(false);
  });
});
