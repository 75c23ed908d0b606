import { gameById } from '@hundredfold/shared/games/index.ts';
import { liveChance } from './live-chance.ts';
import { openLocalEngine } from './local-engine.ts';
import type { WorkerRequest } from './messages.ts';
import { openSpareStore } from './spare-offline-store.ts';

// Games on this device are played in this worker, out of the page's reach: the match and its chance outcomes stay here, and only
// views go out.

const deal = openLocalEngine({
  store: openSpareStore(),
  source: liveChance,
  gameById,
  now: Date.now,
  tell: (message) => postMessage(message),
  bug: reportError,
});

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => deal(data));
