import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into the server before its own program: says how long a turn of its event loop took at most, whenever it is asked.
const RESOLUTION = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
delays.enable();
process.on('message', (message) => {
  if (message !== 'longest turn') return;
  process.send?.({ longestTurn: delays.max / 1e6, p99: delays.percentile(99) / 1e6 });
  delays.reset();
});
