import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { MAX_TRANSCRIPT_LINES } from '../packages/shared/src/testing/transcript.ts';
import { copyWorkTree, type WorkTreeCopy } from '../scripts/planted/copy.ts';
import { type ProgramRun, runOutside } from './run-outside.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ID = 'high-five';
const FOLDER = `packages/games/${ID}`;
/** Suites that do not pass if a file of the game is missing. */
const SUITES = [
  `${FOLDER}/`,
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
  made = await run(process.execPath, 'scripts/new-game.ts', ID);
});
afterAll(() => copy.remove());

const run = (program: string, ...args: readonly string[]): Promise<ProgramRun> => runOutside(copy.folder, program, ...args);

test('a new game has every file of a game, and nothing of the skeleton but its rules', () => {
  expect(made).toMatchObject({ status: 0, output: expect.stringContaining(`pnpm check:game ${ID}`) });
  const files = globSync(`${FOLDER}/**/*.*`, { cwd: copy.folder });
  const named = (folder: string) => globSync(`${folder}/*.*`, { cwd: ROOT }).map((path) => path.split('/').at(-1));
  const own = files.map((path) => path.split('/').at(-1));
  for (const name of ['index.ts', 'view.ts', 'RULES.ru.md', 'help.ts']) expect(own).toContain(name);
  expect(own).toEqual(expect.arrayContaining(named('packages/games/testing/skeleton/{rules,table}')));
  for (const file of files) expect(readFileSync(join(copy.folder, file), 'utf8'), file).not.toMatch(/skeleton/i);
});

test('it passes the tests of its own, the suites that need each of its files, and the style', async () => {
  const vitest = [`TEST_GAME=${ID}`, 'node_modules/.bin/vitest', 'run', '--mode', 'quick', '--maxWorkers=1'];
  const tests = await run('env', ...vitest, ...SUITES);
  expect(tests.status, tests.output).toBe(0);
  const style = await run('node_modules/.bin/biome', 'check', '--error-on-warnings', FOLDER);
  expect(style.status, style.output).toBe(0);
});

test.each(['mod-four', 'New', 'a--b'])('the id %j leads to no file', async (id) => {
  const files = () => globSync(`packages/games/${id}/*`, { cwd: copy.folder });
  const before = files();
  expect(await run(process.execPath, 'scripts/new-game.ts', id)).toMatchObject({ status: 2 });
  expect(files()).toEqual(before);
});

test('a copy of a game in a folder outside has other names and short golden games, and passes its tests', async () => {
  const shelf = mkdtempSync(join(tmpdir(), 'games-'));
  onTestFinished(() => rmSync(shelf, { recursive: true }));
  const program = [process.execPath, 'scripts/new-game.ts', 'oh-hell', '--like', 'hearts'];
  expect(await run('env', `GAMES_DIR=${join(shelf, 'new')}`, ...program)).toMatchObject({ status: 0 });
  const files = globSync(`${shelf}/new/oh-hell/**/*.*`).map((file) => [file, readFileSync(file, 'utf8')] as const);
  for (const [file, text] of files) {
    expect(text, file).not.toMatch(/\b[hH]earts[A-Z]|\bhearts\.\w|["']hearts["']/);
    if (file.includes('RULES')) expect(text).toMatch(/^# Oh Hell\n/);
    if (file.endsWith('en.ts')) expect(text).toContain("hearts: 'Each heart is one point.'");
    if (file.endsWith('.txt')) expect(text.split('\n').length).toBeLessThanOrEqual(MAX_TRANSCRIPT_LINES);
  }
  const games = `GAMES_DIR=packages/games/testing:extras:${join(shelf, 'new')}`;
  const vitest = [
    'node_modules/.bin/vitest',
    'run',
    '--mode',
    'quick',
    '--maxWorkers=1',
    '/oh-hell/',
    'golden',
    'terms',
    'game-styles',
  ];
  const tests = await run('env', games, 'TEST_GAME=oh-hell', ...vitest);
  expect(tests.status, tests.output).toBe(0);
  expect(tests.output).toContain('oh-hell/rules/rules.test.ts');
});
