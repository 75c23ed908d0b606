import { afterEach, vi } from 'vitest';

// For test files that share a process. Vitest's own `unstubGlobals` and `restoreMocks` act before a test: too late for what the next file imports.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
