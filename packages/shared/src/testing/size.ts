/** The sizes of a test run: `quick` before each commit, `full` for all tests, `soak` for hours with other seeds (`pnpm soak`). */
const TEST_SIZES = ['quick', 'full', 'soak'] as const;
type TestSize = (typeof TEST_SIZES)[number];

/**
 * The size of this run. Vitest sets `TEST_SIZE` by its mode; Playwright leaves it unset, or as it was given: `TEST_SIZE=soak pnpm e2e`.
 */
export const testSize: TestSize = TEST_SIZES.find((size) => size === process.env.TEST_SIZE) ?? 'full';

/** A quick run of one game alone (`pnpm check:game`) leaves out slow tests that always play the same games. */
export const isOneGame = testSize === 'quick' && (process.env.TEST_GAME ?? '') !== '';

/** The value of a full run, and other values for smaller and larger runs. */
interface BySize<Value> {
  readonly full: Value;
  readonly quick?: Value;
  readonly soak?: Value;
}

/**
 * Returns the value for the size of this run.
 *
 * @example const KILLS = bySize({ quick: 1, full: 2, soak: 300 });
 */
export function bySize<Value>({ full, quick = full, soak = full }: BySize<Value>): Value {
  return { quick, full, soak }[testSize];
}

export const ONLY_IN_SOAK = { skip: testSize !== 'soak' } as const;

/** How long a test waits for what has to happen, in milliseconds. It ends what hangs: a tighter limit would measure the machine. */
export const WAIT_LIMIT_MS = 60_000;
