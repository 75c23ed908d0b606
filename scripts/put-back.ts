import { afterEach, vi } from 'vitest';

// Test files share a process. Vitest's own `unstubGlobals` and `restoreMocks` act before a test, too late for the imports of the next file.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
