/**
 * Loaded before a server: all its timers, and its monotonic clock, go `TIMER_SPEED` times as fast. What a suite measures per second it
 * divides by that. `people/quick-clock.ts` is the gentler one: it leaves the timeouts of connections as they are.
 */
export {};

const speed = Number(process.env.TIMER_SPEED);
const { setTimeout, setInterval } = globalThis;
const now = performance.now.bind(performance);

const quick = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  ((run: () => void, milliseconds = 0, ...given: []) => start(run, milliseconds / speed, ...given)) as Start;

// `util.promisify(setTimeout)` and its like keep working: they read a property of the function.
globalThis.setTimeout = Object.assign(quick(setTimeout), setTimeout);
globalThis.setInterval = Object.assign(quick(setInterval), setInterval);
performance.now = () => now() * speed;
