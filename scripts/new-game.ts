import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testGameById } from '../packages/shared/src/testing/test-games.ts';
import { namesOf } from './new-game/names.ts';
import { copySkeleton, folderOfNew } from './new-game/skeleton.ts';

// Makes the files of a new game: a copy of the skeleton, which is a small trick game, under its id.

const ROOT = join(import.meta.dirname, '..');
const USAGE = 'usage: pnpm new-game <id>; an id has small letters, digits and hyphens, as first-trick';

const [id = '', ...more] = process.argv.slice(2);
const names = more.length > 0 ? null : namesOf(id);
if (names === null) fail(USAGE);
else if (isTaken(id)) fail(`there is a game ${id}`);
else {
  const files = copySkeleton(ROOT, names);
  const code = files.filter((file) => /\.tsx?$/.test(file));
  execFileSync('node_modules/.bin/biome', ['check', '--write', ...code], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${names.title} has ${files.length} files in packages/games/${id}. It is a small trick game; make it yours:

  pnpm check:game ${id}    types, and every suite for all games, with this game alone: passes now, keep it so
  pnpm dev                 a table with it; "Fill with bots"

  1. Write the rules: packages/games/${id}/RULES.md, then RULES.de.md and RULES.ru.md.
  2. Program them in rules/: declaration.ts, state.ts, rules.ts, view.ts, score.ts, bot.ts, with a test for each paragraph.
  3. Put the table together in table/, with its texts in messages/.
  4. Write the golden records anew: TEST_GAME=${id} GOLDEN=write pnpm unit golden

docs/add-a-game.md says what each file needs, and what is left to do before players get the game.`);
}

function isTaken(id: string): boolean {
  return testGameById(id) !== undefined || existsSync(join(ROOT, folderOfNew(id)));
}

function fail(why: string): void {
  console.error(`new-game: ${why}`);
  process.exitCode = 2;
}
