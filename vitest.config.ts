import { defineConfig } from 'vitest/config';

/**
 * How much is tried: little before each commit, the sizes of the tests themselves in `pnpm test`, much in `pnpm soak`. What the
 * environment says goes first: `LAW_GAMES=1500 pnpm soak laws`.
 */
const SIZES: Readonly<Record<string, Record<string, string>>> = {
  quick: {
    LAW_GAMES: '1',
    LAYOUT_POSITIONS: '1',
    SHOWN_STEPS: '40',
    PRIVACY_PAIRS: '6',
    CANARY_GAMES: '1',
    CANARY_MOVES: '60',
    REFUSAL_SPLITS: '2',
    FUZZ_INTENTS: '3000',
    FUZZ_FRAMES: '300',
    LEAVING_GAMES: '1',
    STORM_GAMES: '1',
    GALLERY_SEEDS: '4',
    FIND_PEOPLE: '40',
    SERVICES: 'none',
  },
  soak: {
    LAW_GAMES: '5000',
    PRIVACY_PAIRS: '5000',
    CANARY_GAMES: '50',
    REFUSAL_SPLITS: '100',
    FUZZ_INTENTS: '1000000',
    FUZZ_FRAMES: '100000',
    LEAVING_GAMES: '1000',
    STORM_GAMES: '1000',
    GALLERY_SEEDS: '3000',
    SLOW_SECONDS: '180',
    CLUSTER_PROCESSES: '4',
    CLUSTER_TABLES: '200',
    CLUSTER_ROUNDS: '10',
    POWER_CUTS: '300',
    KILLS: '300',
    KILL_TABLES: '200',
    CHURN_SECONDS: '3600',
    CHURN_TABLES: '100',
    CHURN_HELD: '2048',
    LOBBY_SECONDS: '300',
    FIND_PEOPLE: '1500',
    LEASE_ROUNDS: '2000',
    TOPOLOGY_TABLES: '100',
    TOPOLOGY_ROLLS: '20',
    PEOPLE_TABLES: '200',
    PEOPLE_SECONDS: '600',
    PEOPLE_LAST: '600',
    PEOPLE_SPEED: '1',
    PEOPLE_THOUGHT: '2000',
    PEOPLE_GAMES: 'all',
  },
};

const UNHURRIED = [
  'packages/server/src/archive/embedded.test.ts',
  'packages/server/src/archive/postgres.test.ts',
  'packages/server/src/bots/threads.test.ts',
  'packages/server/test/backup.test.ts',
  'packages/server/test/bench.test.ts',
  'packages/server/test/churn.test.ts',
  'packages/server/test/cluster/history.test.ts',
  'packages/server/test/cluster/several.test.ts',
  'packages/server/test/crowd.test.ts',
  'packages/server/test/faults/disk.test.ts',
  'packages/server/test/faults/kill.test.ts',
  'packages/server/test/faults/power-cut.test.ts',
  'packages/server/test/full-lobby.test.ts',
  'packages/server/test/hostile.test.ts',
  'packages/server/test/http.test.ts',
  'packages/server/test/live-gallery.test.ts',
  'packages/server/test/main.test.ts',
  'packages/server/test/office.test.ts',
  'packages/server/test/operating.test.ts',
  'packages/server/test/old-data.test.ts',
  'packages/server/test/on-postgres.test.ts',
  'packages/server/test/people.test.ts',
  'packages/server/test/slow-readers.test.ts',
  'packages/server/test/statistics.test.ts',
  'packages/server/test/takeover.test.ts',
  'packages/server/test/services/caddy.test.ts',
  'packages/server/test/services/services.test.ts',
  'packages/server/test/services/topology.test.ts',
  'packages/server/test/privacy/leaks.test.ts',
  'packages/server/test/privacy/refusals.test.ts',
  'packages/server/test/privacy/routes.test.ts',
  'packages/server/test/privacy/slow-reader.test.ts',
  'packages/shared/bin/simulate.test.ts',
];

export default defineConfig(({ mode }) => ({
  test: {
    // The machine may be busy; what hangs is found all the same.
    testTimeout: mode === 'soak' ? 3_600_000 : 30_000,
    include: ['packages/*/{src,bin,test}/**/*.test.ts', 'lint/*.test.ts'],
    maxWorkers: '100%', // Much of it waits for real time: beside that another file has room.
    // What waits for real time-outs or starts servers, and the leaks that are planted, are left to the whole run.
    ...(mode === 'quick' && { exclude: ['**/node_modules/**', ...UNHURRIED] }),
    env: { ...SIZES[mode], ...process.env },
  },
}));
