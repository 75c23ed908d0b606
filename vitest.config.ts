import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The machine may be busy; what hangs is found all the same.
    testTimeout: 30_000,
    include: ['packages/*/{src,bin,test}/**/*.test.ts'],
  },
});
