import type { ActionChoice } from '@hundredfold/shared/bots/choose-action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { CardMemory } from '@hundredfold/shared/core/known-cards.ts';
import type { EngineMessage, EnginePort } from './engine-messages.ts';

/** Milliseconds that a player waits for the engine. A slow phone needs about two seconds. */
const HINT_TIMEOUT_MS = 5000;
const IDLE_TIMEOUT_MS = 60_000;

export interface HintEngine {
  /** Returns what the engine would do, from what a seat was shown; `null` if there is no answer, or none in time. */
  hintFor(game: Game, memory: CardMemory): Promise<ActionChoice | null>;
}

/** Starts the engine with the first hint, and ends it when no hints were asked for in a while. */
export function hintEngine(open: () => EnginePort): HintEngine {
  const waiting = new Map<number, (choice: ActionChoice | null) => void>();
  let port: EnginePort | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let asks = 0;

  function close(): void {
    clearTimeout(idle);
    port?.close();
    port = null;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  }

  function hear(message: EngineMessage | null): void {
    if (message === null) close();
    else if (message.told === 'hint') {
      waiting.get(message.number)?.(message.choice);
      waiting.delete(message.number);
    }
  }

  function opened(): EnginePort {
    const now = port ?? open();
    if (port === null) now.hear(hear);
    port = now;
    clearTimeout(idle);
    idle = setTimeout(close, IDLE_TIMEOUT_MS);
    return now;
  }

  return {
    hintFor({ id, version }, memory) {
      const number = asks++;
      return new Promise((resolve) => {
        const late = setTimeout(close, HINT_TIMEOUT_MS); // Whatever hangs in the worker ends with it.
        waiting.set(number, (choice) => {
          clearTimeout(late);
          resolve(choice);
        });
        try {
          opened().post({ ask: 'hint', number, game: id, rules: version, memory });
        } catch {
          close(); // This browser has no workers.
        }
      });
    },
  };
}
