/** As `pnpm start` and the container give them to Node. */
export const NODE_FLAGS = ['--disable-proto=delete'];
