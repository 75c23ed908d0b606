/**
 * Loaded before a process: all its timers and its monotonic clock are so many times as fast. Suites give their servers a `TIMER_SPEED`,
 * and divide what they measure per second by that. `TEST_CLOCK` is for all processes of a run (docs/testing.md).
 * `quick-clock.ts` is gentler: it does not change the timeouts of connections.
 */
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import promises from 'node:timers/promises';
import { promisify } from 'node:util';

const speed = Number(process.env.TIMER_SPEED ?? 1) * Number(process.env.TEST_CLOCK ?? 1);
const { setTimeout, setInterval } = globalThis;
const { setTimeout: sleep, setInterval: every } = promises;
const now = performance.now.bind(performance);

const quick = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  ((run: () => void, milliseconds = 0, ...given: []) => start(run, milliseconds / speed, ...given)) as Start;

promises.setTimeout = (milliseconds = 0, ...given) => sleep(milliseconds / speed, ...given);
promises.setInterval = (milliseconds = 0, ...given) => every(milliseconds / speed, ...given);
// Sockets keep the real time, and a client with a slow clock would use a connection that the server has closed meanwhile.
const { createServer } = http;
http.createServer = ((...given: Parameters<typeof createServer>) =>
  Object.assign(createServer(...given), { keepAliveTimeout: 0 })) as typeof createServer;
syncBuiltinESMExports();
globalThis.setTimeout = Object.assign(quick(setTimeout), { [promisify.custom]: promises.setTimeout });
globalThis.setInterval = quick(setInterval);
performance.now = () => now() * speed;
