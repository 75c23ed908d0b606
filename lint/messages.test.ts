import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_FOLDERS } from './game-folders.ts';

const ROOT = join(import.meta.dirname, '..');

const MESSAGES = /\/(?:i18n|messages)\//;

/** Two letters that no English word has. Single ones are printed on cards. */
const TRANSLATED = /\p{Script=Cyrillic}{2}|\p{L}[äöüß]|[äöüÄÖÜ]\p{L}/u;

function translatedIn(file: string, text: string): readonly string[] {
  if (MESSAGES.test(file)) return [];
  return text.split('\n').flatMap((line, index) => (TRANSLATED.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}

test('no text of the client stands outside the messages of a language', () => {
  const files = globSync(
    [
      'packages/client/{src/**/*.{ts,tsx},build/*,index.html,public/*.*}',
      ...GAME_FOLDERS.map((folder) => `${folder}**/*.{ts,tsx}`),
    ],
    { cwd: ROOT },
  );
  const ours = files.filter((file) => !/\.test\.tsx?$|node_modules/.test(file));
  expect(ours.length).toBeGreaterThan(300);
  expect(ours.flatMap((file) => translatedIn(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test('planted texts are found', () => {
  expect(translatedIn('src/table/view.tsx', "const back = 'Zurück';")).toHaveLength(1);
  expect(translatedIn('src/table/view.tsx', "const done = 'Готово';\nconst letter = 'Д';")).toHaveLength(1);
  expect(translatedIn('src/i18n/de/table.ts', "export const back = 'Zurück';")).toEqual([]);
});
