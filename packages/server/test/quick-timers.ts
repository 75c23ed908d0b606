/**
 * Loaded before a server: all its timers and its monotonic clock are `TIMER_SPEED` times as fast. Suites divide what they measure
 * per second by that. `people/quick-clock.ts` is gentler: it does not change the timeouts of connections.
 */
export {};

const speed = Number(process.env.TIMER_SPEED);
const { setTimeout, setInterval } = globalThis;
const now = performance.now.bind(performance);

const quick = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  ((run: () => void, milliseconds = 0, ...given: []) => start(run, milliseconds / speed, ...given)) as Start;

// `util.promisify(setTimeout)` and similar calls keep working, since they read a property of the function.
globalThis.setTimeout = Object.assign(quick(setTimeout), setTimeout);
globalThis.setInterval = Object.assign(quick(setInterval), setInterval);
performance.now = () => now() * speed;
