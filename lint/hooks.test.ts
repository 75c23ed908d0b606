import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function hooksOf(code: string): readonly string[] {
  return [...code.matchAll(/^(?:before|after)(?:All|Each)\b/gm)].map(([hook]) => hook);
}

// Test files share processes, and a module is loaded once: its hooks would act in the first file that imports it, and in no other.
test('only tests and the files that Vitest loads before each test file add hooks when they are loaded', () => {
  const config = readFileSync(`${ROOT}vitest.config.ts`, 'utf8');
  const setUp = [...config.matchAll(/'\.\/([^']+\.ts)'/g)].map(([, path]) => path);
  const paths = globSync('{packages/*/{src,test,bin,bench},packages/games/*/{rules,table},scripts,lint}/**/*.{ts,tsx}', {
    cwd: ROOT,
  });
  const adding = paths.filter((path) => !path.endsWith('.test.ts') && hooksOf(readFileSync(`${ROOT}${path}`, 'utf8')).length > 0);
  expect(adding.length).toBeGreaterThan(2);
  expect(adding.filter((path) => !setUp.includes(path))).toEqual([]);
});

test.each([
  ['beforeEach(() => drawFrom(1));', ['beforeEach']],
  ['afterAll(removeAll);\nafterEach(() => speak());', ['afterAll', 'afterEach']],
  ['export function restored(): void {\n  afterEach(restore);\n}', []],
])('%j adds %j', (code, hooks) => {
  expect(hooksOf(code)).toEqual(hooks);
});
