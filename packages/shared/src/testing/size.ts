/** The sizes of a test run: `quick` before each commit, `test` for the whole run, `soak` for hours (`pnpm soak`). */
const TEST_SIZES = ['quick', 'test', 'soak'] as const;
export type TestSize = (typeof TEST_SIZES)[number];

/** The size of this run. Vitest sets `TEST_SIZE` to its mode; Playwright leaves it unset, or as it was given: `TEST_SIZE=soak pnpm e2e`. */
export const testSize: TestSize = TEST_SIZES.find((size) => size === process.env.TEST_SIZE) ?? 'test';

/** A quick run of one game alone (`pnpm check:game`) tries more of this game, and leaves out slow tests that always play the same games. */
export const isOneGame = testSize === 'quick' && (process.env.TEST_GAME ?? '') !== '';

/** The values by size. `oneGame` is for quick runs of one game; without it, they are like other quick runs. */
interface BySize<Value> extends Readonly<Record<TestSize, Value>> {
  readonly oneGame?: Value;
}

/**
 * Returns the value for the size of this run.
 *
 * @example const KILLS = bySize({ quick: 1, test: 2, soak: 300 });
 */
export function bySize<Value>({ oneGame, ...values }: BySize<Value>): Value {
  return isOneGame && oneGame !== undefined ? oneGame : values[testSize];
}

/** The options of a test that runs in soak runs alone. */
export const ONLY_IN_SOAK = { skip: testSize !== 'soak' } as const;

/** How long a test waits for what has to happen, in milliseconds. It ends what hangs: a tighter limit would measure the machine. */
export const WAIT_LIMIT_MS = 60_000;
