import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, vi } from 'vitest';

// Test files share a process. Vitest's own `unstubGlobals` and `restoreMocks` act before a test, too late for the imports of the next file.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// A module that another file has loaded would go on without the mocks of this file, and the next file would get
// what this one has loaded.
const { testPath } = expect.getState();
if (testPath !== undefined && /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}
