import { gameById } from '@hundredfold/shared/games/index.ts';
import type { WorkerMessage } from '../local/messages.ts';
import { type WorkerLink, type WorkerPort, workerLink } from '../local/worker-link.ts';
import { newGameId, requestedGame } from '../new-table/solo-game.ts';
import { profileAt } from '../profile/profile.ts';
import { tableWords } from '../table/words.ts';

/** Opens a game on this device in a worker of its own. */
export function openOfflineGame(id: string): WorkerLink {
  const asked = requestedGame.peek();
  const { name, seal } = profileAt('');
  return workerLink(openWorker(), {
    id,
    newGame: asked?.id === id ? asked.newGame : null,
    player: { name: name || tableWords.peek().you, seal },
    gameById,
    newId: newGameId,
  });
}

function openWorker(): WorkerPort {
  const worker = new Worker(new URL('../local/match-worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (ask) => worker.postMessage(ask),
    hear(heard) {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => heard(data));
      worker.addEventListener('error', () => heard({ told: 'ended', why: 'halted' }));
    },
    close: () => worker.terminate(),
  };
}
