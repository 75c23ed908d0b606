import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_FOLDERS } from './game-folders.ts';

const ROOT = join(import.meta.dirname, '..');

const BANNED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bwho(?:m|so)?ever\b/i, 'players, someone, you'],
  [/\b(?:some|any)body\b|\b(?:no|every)body who\b/i, 'someone, anyone, no player, everyone who'],
  [/\bthe house\b/i, 'server, app, site'],
  [/(?<!no )\bone's\b/i, 'your, their'],
  [/\b(?:lest|whence|thereof|hitherto)\b/i, 'so that … not, from where'],
];

/** A docstring does not begin with a preposition or a bare pronoun. */
const FRAGMENT =
  /^(?:Of|In|At|By|For|From|Under|With|Without|Over|To|Between|Behind|On|Until|Since|Through|Within|Against|Among|That|Those|These|This|It|They|Them|Its|Their|Above|Below|Beside|Into|Upon|After|Before|During|As|So|Such|Both|None|Which|Whether|Who|Whom|Whose|What|Where|When)\b/;

const DOCSTRING = /\/\*\*[ \t]*(?:\n\s*\*[ \t]*)?([^\n]*)/g;

/** Files that look for these words themselves, and data that released versions wrote. */
const EXCEPT =
  /^(?:lint\/prose\.test\.ts|packages\/server\/test\/admin\.slow\.test\.ts|packages\/server\/test\/old-data\/|LICENSE)/;

function faultsIn(file: string, text: string): readonly string[] {
  const faults: string[] = [];
  text.split('\n').forEach((line, index) => {
    for (const [pattern, instead] of BANNED) {
      const found = pattern.exec(line)?.[0];
      if (found !== undefined) faults.push(`${file}:${index + 1}: “${found}”; write: ${instead}`);
    }
  });
  for (const { index, 1: first = '' } of text.matchAll(DOCSTRING)) {
    if (FRAGMENT.test(first))
      faults.push(`${file}:${text.slice(0, index).split('\n').length}: no sentence: “${first.slice(0, 60)}”`);
  }
  return faults;
}

function filesOf(): readonly string[] {
  const all = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  const outside = GAME_FOLDERS.filter((folder) => folder.startsWith('..')).map((folder) => `${folder}**/*.*`);
  const files = [...all.split('\n'), ...globSync(outside, { cwd: ROOT })];
  return files.filter((file) => /\.(?:tsx?|css|grit|md|html|ya?ml)$/.test(file) && !EXCEPT.test(file));
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

describe('prose is plain', () => {
  test('in every file', () => {
    const files = filesOf();
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap((file) => faultsIn(file, read(file)))).toEqual([]);
  });

  test('planted faults are found', () => {
    const text =
      "/** Under which all of it is kept. */\n// Whoever sits here.\n/**\n * That of somebody.\n */\nconst a = 'Sit down';";
    expect(faultsIn('a.ts', text)).toHaveLength(4);
    expect(faultsIn('a.ts', '/** The seat of a player. */\n// Anyone may sit here.')).toEqual([]);
  });
});
