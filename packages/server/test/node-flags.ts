/** The flags that `pnpm start` and the container give to Node. */
export const NODE_FLAGS = ['--disable-proto=delete'];

const { PATH = '', NODE_COMPILE_CACHE } = process.env;

/** The environment of a program that a test starts: nothing but what it needs to start, and to start quickly. */
export const CLEAN_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH,
  ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
};
