import { gameById } from '@hundredfold/shared/games/index.ts';
import { t } from '../../i18n/index.ts';
import { newGameId, requestedGame } from '../../net/local/start-local-game.ts';
import { type WorkerLink, workerLink } from '../../net/local/worker-link.ts';
import { profileAt } from '../../net/profile.ts';
import { workerPort } from '../../net/worker-port.ts';
import { botPhrases } from './bot-phrases.ts';

export function openLocalGame(id: string): WorkerLink {
  const asked = requestedGame.peek();
  const { name, seal } = profileAt('');
  const worker = new Worker(new URL('../../net/local/match-worker.ts', import.meta.url), { type: 'module' });
  return workerLink(workerPort(worker), {
    id,
    newGame: asked?.id === id ? asked.newGame : null,
    player: { name: name || t.peek().gameTable.you, seal },
    botPhrases: botPhrases.peek() === 'on',
    gameById,
    newId: newGameId,
  });
}
