import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VERSION } from '../packages/shared/src/protocol/version.ts';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);

test.each(['.', 'extras', ...PACKAGES])('the package.json of %s has the version that the app says', (folder) => {
  const { version } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { version: string };
  expect(version).toBe(VERSION);
});
