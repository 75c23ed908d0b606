import { gameById } from '@hundredfold/shared/games/index.ts';
import { openDealer } from './dealer.ts';
import { liveChance } from './live-chance.ts';
import type { Ask } from './messages.ts';
import { openShelf } from './shelf.ts';
import { withMemory } from './spare-shelf.ts';

// A game on this device is played here, where no page looks: match and lots stay inside, and views go out.

const deal = openDealer({
  shelf: openShelf().then(withMemory),
  source: liveChance,
  gameById,
  now: Date.now,
  tell: (told) => postMessage(told),
  bug: reportError,
});

addEventListener('message', ({ data }: MessageEvent<Ask>) => deal(data));
