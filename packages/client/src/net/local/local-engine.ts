import { chanceSourceFrom, type RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { historyOf } from '@hundredfold/shared/core/history.ts';
import { outcomeOf, startMatch } from '@hundredfold/shared/core/match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { startBot } from './bot-timer.ts';
import {
  finishedBy,
  firstHistory,
  type HeldGame,
  type LocalMove,
  ownSeatIn,
  rematchOf,
  seenHere,
  startOf,
  storedSteps,
  withMove,
  withoutLastMove,
} from './held-game.ts';
import type { LocalGameEnd, NewLocalGame, WorkerMessage, WorkerRequest } from './messages.ts';
import type { KeptGame } from './offline-store.ts';
import type { SpareStore } from './spare-offline-store.ts';

export interface LocalEngineServices {
  readonly store: Promise<SpareStore>;
  readonly source: RandomSource;
  readonly gameById: (id: string) => Game | undefined;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  readonly tell: (message: WorkerMessage) => void;
  readonly bug: (error: unknown) => void;
}

type LocalAnswer = Promise<Result<number | null, string>>;

/** Plays one game at a time, alone or with bots. Handles one request after the other, and saves each step before it sends the result. */
export function openLocalEngine({ store, source, gameById, now, tell, bug }: LocalEngineServices): (ask: WorkerRequest) => void {
  const lots = chanceSourceFrom(source);
  let held: HeldGame | null = null;
  let stopBot: () => void = () => undefined;
  let tasks = Promise.resolve();

  function run(task: () => Promise<void>): void {
    tasks = tasks.then(task).catch((error: unknown) => {
      bug(error);
      end('halted');
    });
  }

  function end(why: LocalGameEnd): void {
    stopBot();
    held = null;
    tell({ told: 'ended', why });
  }

  async function show(next: HeldGame): Promise<void> {
    const { isSaved } = await store;
    held = next;
    tell({ told: 'seen', seen: seenHere(next, isSaved(next.kept.id)) });
    stopBot();
    const isCurrent = ({ played }: HeldGame): boolean => held?.played.play === played.play;
    stopBot = startBot(next, { source, now, run, isCurrent, move: moveBot });
  }

  async function open(id: string, newGame: NewLocalGame | null): LocalAnswer {
    const { read, isOpen } = await store;
    const kept = await read(id);
    if (kept !== null) await resume(kept);
    else if (newGame !== null) return begin(id, newGame, 1);
    else end(isOpen ? 'gone' : 'unkept');
    return accepted(null);
  }

  /** Continues a game by the rules by which it was begun. */
  async function resume(kept: KeptGame): Promise<void> {
    const current = gameById(kept.game);
    const game = current === undefined ? null : gameByRules(current, kept.rules);
    if (game === null) end('gone');
    else await show({ kept, matchNumber: 1, played: historyOf(kept.id, startMatch(game, kept.options, kept.seats), kept.steps) });
  }

  async function begin(id: string, { steps = [], ...newGame }: NewLocalGame, matchNumber: number): LocalAnswer {
    const start = startOf(gameById(newGame.game), newGame);
    const played = firstHistory(id, start, steps, lots);
    const about = { ...newGame, id, rules: start.game.version, options: start.options, begun: now() };
    const kept = { ...about, steps: played.past.flatMap(({ turn }) => storedSteps(turn, null)) };
    await (await store).begin(kept);
    await show({ kept, matchNumber, played });
    return accepted(null);
  }

  async function moveBot(move: LocalMove): Promise<void> {
    if (held?.played.play.match.version !== move.version) return; // The table has moved on since the bot's timer started.
    const answer = await keep(held, withMove(held, move, lots));
    if (!answer.ok) throw new Error(`a bot was refused: ${answer.refusal}`);
  }

  /** Saves the steps that a change has added, and then shows the result. */
  async function keep(before: HeldGame, changed: Result<HeldGame, string>): LocalAnswer {
    if (!changed.ok) return changed;
    const { kept, played } = changed.value;
    const at = before.kept.steps.length;
    const finished = finishedBy(changed.value, now);
    if (await (await store).append({ id: kept.id, at, steps: kept.steps.slice(at), finished })) await show(changed.value);
    else end('elsewhere');
    return accepted(played.play.match.version);
  }

  async function answerTo(asked: WorkerRequest): LocalAnswer {
    if (asked.ask === 'open') return open(asked.id, asked.newGame);
    if (held === null) return refused('not-playing');
    switch (asked.ask) {
      case 'act':
        return keep(held, withMove(held, { ...asked, seat: ownSeatIn(held.kept) }, lots));
      case 'takeback':
        return keep(held, withoutLastMove(held));
      case 'rematch':
        if (outcomeOf(held.played.play.match) === null) return refused('already-playing');
        return begin(asked.id, rematchOf(held.kept, asked.botLevel), held.matchNumber + 1);
    }
  }

  return (asked) => run(async () => tell({ told: 'answer', answer: await answerTo(asked) }));
}
