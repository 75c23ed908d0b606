import { advise } from '@hundredfold/shared/bots/advise.ts';
import type { ActionChoice } from '@hundredfold/shared/bots/choose-action.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { EngineMessage, EngineRequest } from './engine-messages.ts';

// The engine tries out moves in this worker, so that the page does not stall meanwhile.

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  tell({ told: 'hint', number: data.number, choice: hintFor(data) });
});

function hintFor({ game: id, rules, memory }: EngineRequest): ActionChoice | null {
  const current = gameById(id);
  const game = current === undefined ? null : gameByRules(current, rules);
  return game === null ? null : advise(game, memory);
}

function tell(message: EngineMessage): void {
  postMessage(message);
}
