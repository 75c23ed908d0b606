/** The flags that `pnpm start` and the container give to Node. */
export const NODE_FLAGS = ['--disable-proto=delete'];
