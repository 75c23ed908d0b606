import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { MAX_TRANSCRIPT_LINES, shortTranscript } from '../../packages/shared/src/testing/transcript.ts';
import { type GameNames, namesOf } from './names.ts';
import { type GameFile, renaming } from './renaming.ts';

/** Copies a game under other names, and returns the new files. */
export function copyGame(from: string, to: string, names: GameNames): readonly string[] {
  const old = namesOf(basename(from));
  if (old === null) throw new Error(`${from} is no folder of a game`);
  const files = filesIn(from);
  return files.map(renaming(files, old, names)).map(({ path, text }) => {
    const file = join(to, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path === 'game.ts' ? withoutOwnPlace(text) : text);
    return file;
  });
}

/** Returns the texts of a game, without its pictures and most of its golden games. */
function filesIn(folder: string): readonly GameFile[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.jpg'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const all = paths.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  const transcripts = all.filter(({ path }) => path.includes('golden/') && path.endsWith('.txt'));
  const kept = shortest(transcripts.map(({ path, text }) => ({ path, text: shortTranscript(text) })));
  const isKept = (path: string) => kept.some((each) => each.path.slice(0, -4) === path.replace(/\.json$/, ''));
  return [...kept, ...all.filter(({ path }) => !path.includes('golden/') || isKept(path))];
}

/** Returns the shortest transcripts that have few lines together, and at least one. */
function shortest(transcripts: readonly GameFile[]): readonly GameFile[] {
  let lines = 0;
  return transcripts
    .toSorted((one, other) => one.text.length - other.text.length)
    .filter(({ text }, index) => {
      lines += text.split('\n').length;
      return index === 0 || lines <= MAX_TRANSCRIPT_LINES;
    });
}

/** Leaves out of a manifest what is of the other game alone: its place in the list, and the picture for links. */
function withoutOwnPlace(manifest: string): string {
  return manifest.replace(/^ {2}(?:place|preview): .*\n/gm, '');
}
