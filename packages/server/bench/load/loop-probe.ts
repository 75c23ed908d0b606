import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

// This module is loaded into the server before its own program. On request it reports the longest turn of the event loop, the
// longest time that a turn took of the thread (other threads share the processor), and the longest pause for garbage collection.
const RESOLUTION_MS = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
let longestPause = 0;
let busiestTurn = 0;
let usedMs = threadMilliseconds();
setInterval(() => {
  const now = threadMilliseconds();
  // The time includes the work since the last tick, which adds one millisecond at most.
  busiestTurn = Math.max(busiestTurn, now - usedMs);
  usedMs = now;
}, RESOLUTION_MS).unref();
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestPause = Math.max(longestPause, duration);
}).observe({ entryTypes: ['gc'] });
process.on('message', (message) => {
  if (message !== 'longest turn') return;
  process.send?.({ longestTurn: delays.max / 1e6, busiestTurn, p99: delays.percentile(99) / 1e6, longestPause });
  delays.reset();
  longestPause = 0;
  busiestTurn = 0;
});

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
