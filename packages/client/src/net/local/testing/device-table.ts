import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { historyOf } from '@hundredfold/shared/core/history.ts';
import { type Match, startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import { vi } from 'vitest';
import { openLocalEngine } from '../local-engine.ts';
import type { SeenHere, WorkerMessage, WorkerRequest } from '../messages.ts';
import { withMemory } from '../spare-offline-store.ts';
import { memoryOfflineStore } from './memory-offline-store.ts';

const LONGER_THAN_A_BOT_MS = 1000;

/** A game on this device and a player who knows only the messages from the engine. The test must fake timers. */
export function deviceTable(game: Game, seats: number, store = memoryOfflineStore(), seed = 1) {
  const messages: WorkerMessage[] = [];
  const bugs: unknown[] = [];
  const source = seeded(seed);
  const deal = openLocalEngine({
    store: Promise.resolve(withMemory(store)),
    source,
    gameById: (id) => (id === game.id ? game : undefined),
    now: () => 1000,
    tell: (message) => messages.push(message),
    bug: (error) => bugs.push(error),
  });
  let asks = 0;
  const newGame = { game: game.id, options: defaultOptions(game.options), seats };
  const seen = (): SeenHere => {
    const last = messages.findLast((message) => message.told === 'seen');
    if (last === undefined) throw new Error(`nothing is seen: ${JSON.stringify(messages)}`);
    return last.seen;
  };

  async function ask(asked: WorkerRequest) {
    const before = asks++;
    deal(asked);
    await vi.advanceTimersByTimeAsync(0);
    return messages.filter((message) => message.told === 'answer')[before];
  }
  const act = (action: AnyAction, version = seen().version) => ask({ ask: 'act', intent: `intent-${asks}`, version, action });

  return {
    messages,
    bugs,
    store,
    newGame,
    seen,
    ask,
    act,
    begin: () => ask({ ask: 'open', id: 'a-game', newGame }),
    async plays(moves: number): Promise<void> {
      let made = 0;
      while (made < moves && seen().view.outcome === null) {
        const { view } = seen();
        if (mayAct(view)) {
          await act(game.bot(view, source));
          made++;
        } else await vi.advanceTimersByTimeAsync(LONGER_THAN_A_BOT_MS);
        if (messages.some(({ told }) => told === 'ended')) throw bugs[0] ?? new Error('the game has ended here');
      }
    },
    async truthAt(version: number, honest = game): Promise<Match> {
      const kept = await store.read(seen().id);
      if (kept === null) throw new Error('nothing is kept');
      return historyOf(kept.id, startMatch(honest, kept.options, kept.seats), kept.steps.slice(0, version)).play.match;
    },
  };
}
