/** The oldest browsers that the client is built for: those of the last two years. */
export const BROWSERS = { chrome: '131', edge: '131', firefox: '133', safari: '18.2' } as const;

/** The same browsers in Vite's notation. */
export const TARGETS = Object.entries(BROWSERS).map(([name, version]) => name + version);
