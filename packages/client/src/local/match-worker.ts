import { gameById } from '@hundredfold/shared/games/index.ts';
import { liveChance } from './live-chance.ts';
import { openLocalEngine } from './local-engine.ts';
import type { WorkerRequest } from './messages.ts';
import { openOfflineStore } from './offline-store.ts';
import { withMemory } from './spare-offline-store.ts';

// A game on this device is played here, where no page looks: match and lots stay inside, and views go out.

const deal = openLocalEngine({
  shelf: openOfflineStore().then(withMemory),
  source: liveChance,
  gameById,
  now: Date.now,
  tell: (told) => postMessage(told),
  bug: reportError,
});

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => deal(data));
