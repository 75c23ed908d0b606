import { defineConfig } from 'vitest/config';

/** The mode is the size of the run: `quick`, `test` or `soak` (packages/shared/src/testing/size.ts). */
export default defineConfig(({ mode }) => ({
  test: {
    // A soak run blocks threads for minutes on purpose.
    reporters: ['default', ...(mode === 'soak' ? [] : ['./scripts/watchdog/vitest-reporter.ts'])],
    globalSetup: ['./packages/server/test/services/for-a-run.ts'],
    setupFiles: ['./scripts/watchdog/vitest-setup.ts'],
    testTimeout: mode === 'soak' ? 3_600_000 : 30_000,
    include: ['packages/*/{src,bin,test}/**/*.test.ts', 'lint/*.test.ts'],
    // A quick run leaves out the files that wait for real timeouts or start servers.
    exclude: ['**/node_modules/**', ...(mode === 'quick' ? ['**/*.slow.test.ts'] : [])],
    maxWorkers: '100%',
    env: { TEST_SIZE: mode },
  },
}));
