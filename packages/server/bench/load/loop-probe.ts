import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

// Loaded into the server before its own program: says how long a turn of its event loop took at most, whenever it is asked, and
// how long the collector of garbage held it up at most.
const RESOLUTION = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
delays.enable();
let longestPause = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestPause = Math.max(longestPause, duration);
}).observe({ entryTypes: ['gc'] });
process.on('message', (message) => {
  if (message !== 'longest turn') return;
  process.send?.({ longestTurn: delays.max / 1e6, p99: delays.percentile(99) / 1e6, longestPause });
  delays.reset();
  longestPause = 0;
});
