import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { styleFaults } from './check-game/style.ts';
import { linkGames } from './link-games.ts';
import { copyGame } from './new-game/copy-game.ts';
import { folderOfKnown, folderOfNew } from './new-game/game-folder.ts';
import { namesOf } from './new-game/names.ts';

// Makes the files of a new game: a copy of the skeleton, which is a small trick game, or of another game, under its id.

const ROOT = join(import.meta.dirname, '..');
const USAGE = `usage: pnpm new-game <id> [--like <game>]
an id has small letters, digits and hyphens, as first-trick; a game to copy is one that there is, as mod-four`;

const { id, like } = readArguments();
const names = namesOf(id);
const from = folderOfKnown(ROOT, like);
const to = folderOfNew(ROOT, id);
if (names === null) fail(USAGE);
else if (from === null) fail(`there is no game ${like}`);
else if (folderOfKnown(ROOT, id) !== null || existsSync(to)) fail(`there is a game ${id}`);
else {
  const files = copyGame(from, to, names);
  linkGames();
  process.stderr.write(styleFaults(to));
  const where = to.startsWith(`${ROOT}/`) ? relative(ROOT, to) : to;
  const checked = where === `packages/games/${id}` ? id : where;
  console.log(`${names.title} has ${files.length} files in ${where}. It plays like ${basename(from)}; make it yours:

  pnpm check:game ${checked}    all that holds for games, with this one alone: passes now, keep it so
  pnpm start               a table with it; "Fill with bots"

  1. Write the rules: RULES.md, then RULES.de.md and RULES.ru.md.
  2. Program them in rules/: declaration.ts, state.ts, rules.ts, view.ts, score.ts, bot.ts, with a test for each paragraph.
  3. Put the table together in table/, with its texts in messages/.
  4. Write the golden records anew: TEST_GAME=${id} GOLDEN=write pnpm unit golden

docs/add-a-game.md says what each file needs, and what is left to do before players get the game.`);
}

function readArguments(): { readonly id: string; readonly like: string } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { like: { type: 'string', default: 'skeleton' } },
    });
    return { id: positionals.length === 1 ? (positionals[0] ?? '') : '', like: values.like };
  } catch {
    return { id: '', like: '' };
  }
}

function fail(why: string): void {
  console.error(`new-game: ${why}`);
  process.exitCode = 2;
}
