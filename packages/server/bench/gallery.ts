import { measureBeside } from './beside.ts';
import { median } from './summary.ts';

const SPECTATORS = 1000;

/**
 * The limit in milliseconds for a turn of the server's loop. By the wall clock, while others share the processor, it holds for
 * all but one turn in a hundred.
 */
const MAX_TURN_MS = 5;

await measureBeside(
  'gallery',
  { program: 'readers.ts', begin: (at) => ({ ...at, count: SPECTATORS }), end: 'go' },
  (withSpectators) => [
    { what: 'busiest turn of the loop, ms', figure: median(withSpectators.map((each) => each.busiestTurn)), limit: MAX_TURN_MS },
    { what: 'longest turn of the loop, ms', figure: median(withSpectators.map((each) => each.longestTurn)), limit: null },
    { what: 'p99 of the loop, ms', figure: median(withSpectators.map((each) => each.loopP99)), limit: MAX_TURN_MS },
  ],
);
