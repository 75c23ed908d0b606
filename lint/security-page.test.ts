import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const TEST_FILES = globSync('{packages,e2e}/**/*.{test,spec}.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const THREATS = [...PAGE.matchAll(/^\| ([A-Z]\d+\w*) \| .* \| (.*) \|$/gm)].map(([, number = '', handling = '']) => ({
  number,
  isHandled: !handling.startsWith('Not handled'),
}));

/** The numbers that test files say they test, in `// Threats (docs/security.md): H1, H3.` */
const TESTED = new Set(
  TEST_FILES.flatMap(
    (file) =>
      /^\/\/ Threats \(docs\/security\.md\): (.*)\.$/m.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1]?.split(', ') ?? [],
  ),
);

test('every threat that is handled has a test, and tests name no other threats', () => {
  expect(THREATS.length).toBeGreaterThan(70);
  const handled = THREATS.filter(({ number, isHandled }) => isHandled || TESTED.has(number)).map(({ number }) => number);
  expect([...TESTED].sort()).toEqual(handled.sort());
});
