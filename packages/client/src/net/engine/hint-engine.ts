import type { ActionChoice } from '@hundredfold/shared/bots/choose-action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { CardMemory } from '@hundredfold/shared/core/known-cards.ts';
import type { EnginePort } from './open-engine.ts';

/** Milliseconds that a player waits for the engine. A slow phone needs about two seconds. */
const HINT_TIMEOUT_MS = 5000;
const IDLE_TIMEOUT_MS = 60_000;

/** Returns what the engine would do, from what a seat was shown; `null` if there is no answer, or none in time. */
export type HintFor = (game: Game, memory: CardMemory) => Promise<ActionChoice | null>;

/** Starts the engine with the first hint, and ends it when no hints were asked for in a while. */
export function hintEngine(open: () => EnginePort): HintFor {
  let waiting: ((choice: ActionChoice | null) => void)[] = [];
  let port: EnginePort | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(idle);
    port?.close();
    port = null;
    for (const answer of waiting) answer(null);
    waiting = [];
  }

  function opened(): EnginePort {
    const now = port ?? open();
    if (port === null) now.hear((message) => (message?.told === 'hint' ? waiting.shift()?.(message.choice) : close()));
    port = now;
    clearTimeout(idle);
    idle = setTimeout(close, IDLE_TIMEOUT_MS);
    return now;
  }

  return ({ id, version }, memory) =>
    new Promise((resolve) => {
      const late = setTimeout(close, HINT_TIMEOUT_MS); // Whatever hangs in the worker ends with it.
      waiting.push((choice) => {
        clearTimeout(late);
        resolve(choice);
      });
      opened().post({ ask: 'hint', game: id, rules: version, memory });
    });
}
