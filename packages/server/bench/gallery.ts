import { measureBeside } from './beside.ts';
import { median } from './summary.ts';

const READERS = 1000;

/** Milliseconds that a turn of the server's loop may take; by the clock, while others share the processor, but for one in a hundred. */
const LONG_TURN = 5;

await measureBeside('gallery', { program: 'readers.ts', begin: (at) => ({ ...at, count: READERS }), end: 'go' }, (withThem) => [
  { what: 'busiest turn of the loop, ms', figure: median(withThem.map((each) => each.busiestTurn)), limit: LONG_TURN },
  { what: 'longest turn of the loop, ms', figure: median(withThem.map((each) => each.longestTurn)), limit: null },
  { what: 'p99 of the loop, ms', figure: median(withThem.map((each) => each.loopP99)), limit: LONG_TURN },
]);
