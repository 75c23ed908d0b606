const { NODE_OPTIONS = '', TEST_CLOCK } = process.env;

// All processes that this one starts have timers that are so many times as fast.
if (TEST_CLOCK !== undefined) {
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import=${new URL('../packages/server/test/kit/quick-timers.ts', import.meta.url).href}`;
}
