import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

// Loaded into the server before its own program: says how long a turn of its event loop took at most, whenever it is asked, how much
// of its thread's time that was (the rest others had, who share the processor), and how long the collector of garbage held it up.
const RESOLUTION = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
delays.enable();
let longestPause = 0;
let busiestTurn = 0;
let used = threadMilliseconds();
setInterval(() => {
  const now = threadMilliseconds();
  busiestTurn = Math.max(busiestTurn, now - used); // With what was done since the last time: too much by one millisecond at most.
  used = now;
}, RESOLUTION).unref();
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
