/**
 * The flags that `pnpm start` and the container give to Node. By itself V8 lets young objects have 32 MB, and stops all
 * tables for 20 ms to copy those that live.
 */
export const NODE_FLAGS = ['--disable-proto=delete', '--max-semi-space-size=16'];

const { PATH = '', GAMES_DIR, NODE_COMPILE_CACHE, NODE_OPTIONS, TEST_CLOCK } = process.env;

/** The environment of a program that a test starts: what it needs to start quickly, and the games of the tests. */
export const CLEAN_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH,
  ...(GAMES_DIR !== undefined && { GAMES_DIR }),
  ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
  ...(TEST_CLOCK !== undefined && NODE_OPTIONS !== undefined && { TEST_CLOCK, NODE_OPTIONS }),
};

/**
 * Limits that no person of a test reaches, however fast the machine is. Every server that a test starts has them, also in the browser
 * tests; a test about a limit sets it.
 */
export const UNLIMITED = {
  TABLES_PER_MINUTE: '1000000',
  TABLES_EACH: '10000',
  JOINS_PER_MINUTE: '1000000',
  MISSES_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '1000000',
};
