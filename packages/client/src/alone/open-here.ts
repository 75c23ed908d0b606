import { gameById } from '@hundredfold/shared/games/index.ts';
import { type DeviceLink, deviceLink, type Port } from '../local/device-link.ts';
import type { Told } from '../local/messages.ts';
import { tableWords } from '../table/words.ts';
import { callingAt } from '../ui/person.ts';
import { newGameId, wished } from './wish.ts';

/** Opens a game on this device in a worker of its own. */
export function openHere(id: string): DeviceLink {
  const asked = wished.peek();
  const { name, seal } = callingAt('');
  return deviceLink(openWorker(), {
    id,
    wish: asked?.id === id ? asked.wish : null,
    player: { name: name || tableWords.peek().you, seal },
    gameById,
    newId: newGameId,
  });
}

function openWorker(): Port {
  const worker = new Worker(new URL('../local/match-worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (ask) => worker.postMessage(ask),
    hear(heard) {
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => heard(data));
      worker.addEventListener('error', () => heard({ told: 'ended', why: 'halted' }));
    },
    close: () => worker.terminate(),
  };
}
