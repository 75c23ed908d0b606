import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url));

const GAME = /^games\/([^/]+)\//;

/** Returns the classes of a style sheet that the code of one game names, and no other code. */
function classesOfOneGame(css: string, code: Readonly<Record<string, string>>): readonly string[] {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? [];
  const classes = new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
  return [...classes].filter((name) => {
    const users = Object.keys(code).filter((path) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code[path] ?? ''));
    const owners = new Set(users.map((path) => GAME.exec(path)?.[1] ?? 'no game'));
    return owners.size === 1 && !owners.has('no game');
  });
}

function filesIn(pattern: string): Readonly<Record<string, string>> {
  const paths = globSync(pattern, { cwd: PACKAGES }).filter((path) => !/node_modules|dist|\.test\./.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(PACKAGES + path, 'utf8')]));
}

test('the styles of the table name no class of a single game', () => {
  const code = filesIn('{client/src,games}/**/*.{ts,tsx}');
  const styles = Object.entries(filesIn('client/src/table/**/*.css'));
  expect(styles.length).toBeGreaterThan(5);
  expect(styles.flatMap(([path, css]) => classesOfOneGame(css, code).map((name) => `${path}: .${name}`))).toEqual([]);
});
