import { gameById } from '@hundredfold/shared/games/index.ts';
import { t } from '../../i18n/index.ts';
import type { WorkerMessage } from '../../net/local/messages.ts';
import { newGameId, requestedGame } from '../../net/local/start-local-game.ts';
import { type WorkerLink, type WorkerPort, workerLink } from '../../net/local/worker-link.ts';
import { profileAt } from '../../net/profile.ts';
import { botPhrases } from './bot-phrases.ts';

export function openLocalGame(id: string): WorkerLink {
  const asked = requestedGame.peek();
  const { name, seal } = profileAt('');
  return workerLink(openWorker(), {
    id,
    newGame: asked?.id === id ? asked.newGame : null,
    player: { name: name || t.peek().gameTable.you, seal },
    botPhrases: botPhrases.peek() === 'on',
    gameById,
    newId: newGameId,
  });
}

function openWorker(): WorkerPort {
  const worker = new Worker(new URL('../../net/local/match-worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (ask) => worker.postMessage(ask),
    hear(heard) {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => heard(data));
      worker.addEventListener('error', () => heard({ told: 'ended', why: 'halted' }));
    },
    close: () => worker.terminate(),
  };
}
