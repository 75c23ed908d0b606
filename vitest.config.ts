import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import './scripts/games-of-tests.ts';
import { games, listOfGames } from './packages/client/build/games.ts';
import { JSX } from './packages/client/build/import-source.ts';
import { GAME_SHELVES } from './scripts/games-of-tests.ts';
import './scripts/test-clock.ts';

// The processes of the tests keep what Node has compiled of the sources and of Colyseus: a server starts in half of the CPU time. A
// copy of the work tree has this folder for itself, which goes with it.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'packages/server/node_modules/.compile-cache');

const testsOfGames = (part: string) => GAME_SHELVES.map((shelf) => `${shelf}/*/${part}/**/*.test.ts`);

/** Vitest keeps transformed modules, and would go on with the games of an earlier run. */
const gamesInCache: Plugin = {
  name: 'games-in-cache',
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => listOfGames(id)),
};

const SAME_CARDS = './packages/server/test/kit/same-cards.ts';

/** The mode is the size of the run: `quick`, `soak`, or Vitest's own, `test`, for a full run (packages/shared/src/testing/size.ts). */
export default defineConfig(({ mode }) => {
  const settings = {
    setupFiles: ['./scripts/watchdog/vitest-setup.ts'],
    // These end what hangs. A tighter limit would measure the machine.
    testTimeout: mode === 'soak' ? 3_600_000 : 180_000,
    hookTimeout: 300_000,
    env: { TEST_SIZE: mode === 'test' ? 'full' : mode },
    // In this order: `put-back.ts` may reset modules, which later ones load.
    sequence: { setupFiles: 'list' as const },
    // A quick run leaves out the files that wait for real timeouts or start servers. Only a soak run has those that take longest.
    exclude: [
      '**/node_modules/**',
      ...(mode === 'quick' ? ['**/*.slow.test.ts'] : []),
      ...(mode === 'soak' ? [] : ['**/*.soak.test.ts']),
    ],
  };
  return {
    test: {
      // A soak run blocks threads for minutes on purpose.
      reporters: ['default', ...(mode === 'soak' ? [] : ['./scripts/watchdog/vitest-reporter.ts'])],
      globalSetup: [
        './scripts/temporary-folder.ts',
        './scripts/compile-cache.ts',
        './packages/server/test/kit/services/for-a-run.ts',
      ],
      // More than there are cores, for some files wait. Each worker imports the sources anew, and few quick files wait.
      maxWorkers: availableParallelism() + (mode === 'quick' ? 1 : 2),
      projects: [
        {
          test: {
            ...settings,
            name: 'units',
            include: [
              'packages/shared/{src,bin,bench}/**/*.test.ts',
              ...testsOfGames('rules'),
              'packages/games/testing/*.test.ts',
              'packages/server/{src,bin}/**/*.test.ts',
              'packages/server/test/**/!(*.slow|*.soak).test.ts',
              'lint/*.test.ts',
            ],
            // One process runs many files: what they change of the process is put back after each test.
            isolate: false,
            // Node itself imports the sources, as on the server. This saves a seventh of the CPU time, but there is no `vi.mock`.
            experimental: { viteModuleRunner: false, nodeLoader: false },
            setupFiles: [...settings.setupFiles, './scripts/put-back.ts', SAME_CARDS],
          },
        },
        {
          plugins: [games(), gamesInCache],
          oxc: JSX,
          test: {
            ...settings,
            name: 'client',
            include: ['packages/client/{src,test}/**/*.test.ts', ...testsOfGames('table')],
            isolate: false,
            setupFiles: [...settings.setupFiles, './scripts/put-back.ts', './packages/client/src/i18n/testing/vitest-setup.ts'],
          },
        },
        {
          plugins: [games(), gamesInCache],
          test: {
            ...settings,
            name: 'server',
            include: ['packages/server/test/**/*.{slow,soak}.test.ts'],
            isolate: false,
            setupFiles: [...settings.setupFiles, './scripts/put-back.ts', SAME_CARDS],
          },
        },
      ],
    },
  };
});
