import { chooseAtLevel, MAX_SEARCH_MS } from '@hundredfold/shared/bots/choose-at-level.ts';
import { seatMemory } from '@hundredfold/shared/bots/seat-memory.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { chanceSourceFrom, type RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { asStored, type History, historyOf, type StoredStep, undo } from '@hundredfold/shared/core/history.ts';
import { act, type Match, outcomeOf, startMatch } from '@hundredfold/shared/core/match.ts';
import { isMeantForNow, newOngoingMatch, resolveTurn } from '@hundredfold/shared/core/ongoing-match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Takeback } from '@hundredfold/shared/core/takeback.ts';
import { botDelayOf } from '@hundredfold/shared/protocol/bot-manner.ts';
import { botLevelOf, finishedBy, ownSeatIn, rematchOf, startOf, storedSteps } from './kept-game.ts';
import { localBotName } from './local-seats.ts';
import type { LocalGameEnd, NewLocalGame, WorkerMessage, WorkerRequest } from './messages.ts';
import type { KeptGame, OfflineStore } from './offline-store.ts';
import { seatViewOf } from './seat-view.ts';

/** The longest time until a bot makes its move, in milliseconds. It does not depend on its hand, so it reveals nothing. */
const MAX_BOT_DELAY_MS = 900;

/** The services that a table without a server needs. */
export interface LocalEngineServices {
  readonly store: Promise<OfflineStore>;
  readonly source: RandomSource;
  readonly gameById: (id: string) => Game | undefined;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  readonly tell: (message: WorkerMessage) => void;
  /** Receives errors that are bugs. */
  readonly bug: (error: unknown) => void;
}

/** The current game: its stored steps, and the history that they lead to. */
interface Held {
  readonly kept: KeptGame;
  readonly round: number;
  readonly played: Pick<History, 'play' | 'past'>;
}

/** A move of a seat for a version; a bot's move has no intent. */
interface Move {
  readonly seat: Seat;
  readonly intent: string | null;
  readonly version: number;
  readonly action: AnyAction;
}

type LocalAnswer = Promise<Result<number | null, string>>;

/** Plays one game at a time, alone or with bots. Handles one request after the other, and saves each step before it sends the result. */
export function openLocalEngine({ store, source, gameById, now, tell, bug }: LocalEngineServices): (ask: WorkerRequest) => void {
  const lots = chanceSourceFrom(source);
  let held: Held | null = null;
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

  /** Makes this the current game and sends it to the page. */
  async function show(next: Held): Promise<void> {
    const { isSaved } = await store;
    held = next;
    const { kept, round, played } = next;
    const { match, undone } = played.play;
    const own = ownSeatIn(kept);
    const { id, game, playedOn = null } = kept;
    const about = {
      id,
      game,
      rules: match.game.version,
      round,
      undone: undone.version,
      takebacks: undone.times[own] ?? 0,
      botLevel: botLevelOf(kept),
      isSaved: isSaved(id),
      playedOn,
    };
    tell({ told: 'seen', seen: { ...seatViewOf(match, own), ...about } });
    stopBot();
    const seat = match.game.toAct(match.state).find((each) => each !== own);
    if (seat !== undefined) startBot(next, seat, botDelayOf(localBotName(seat, own), MAX_BOT_DELAY_MS));
  }

  /** Lets a bot move after a delay. It thinks before, so that how long it thinks does not show. */
  function startBot({ kept, played: { play, past } }: Held, seat: Seat, delay: number): void {
    const { match } = play;
    const decision = () => ({ game: match.game, state: match.state, seat, memory: seatMemory(past, match, seat) });
    const choose = (): AnyAction => {
      const end = now() + MAX_SEARCH_MS;
      return chooseAtLevel(botLevelOf(kept), decision(), source, () => now() < end);
    };
    let action: AnyAction | null = null;
    const think = async (): Promise<void> => {
      if (held?.played.play === play) action = choose();
    };
    const first = setTimeout(() => run(think), 0);
    const second = setTimeout(() => run(() => moveBot(seat, match.version, action ?? choose())), delay);
    stopBot = () => {
      clearTimeout(first);
      clearTimeout(second);
    };
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
    else await show({ kept, round: 1, played: historyOf(kept.id, startMatch(game, kept.options, kept.seats), kept.steps) });
  }

  async function begin(id: string, { steps = [], ...newGame }: NewLocalGame, round: number): LocalAnswer {
    const start = startOf(gameById(newGame.game), newGame);
    const about = { ...newGame, id, rules: start.game.version, options: start.options, begun: now() };
    const begun = steps.length > 0 ? historyOf(id, start, asStored(steps)) : dealt(id, start);
    const kept = { ...about, steps: begun.past.flatMap(({ turn }) => storedSteps(turn, null)) };
    await (await store).begin(kept);
    await show({ kept, round, played: begun });
    return accepted(null);
  }

  /** Begins a game with its deal. */
  function dealt(id: string, start: Match): Held['played'] {
    const from = newOngoingMatch(id, start);
    const { play, turn } = resolveTurn(from, start, null, lots);
    return { play, past: [{ before: start, turn, intent: null, from }] };
  }

  async function move(table: Held, { seat, intent, version, action }: Move): LocalAnswer {
    const { play, past } = table.played;
    if (!isMeantForNow(play, seat, version)) return refused('stale');
    const acted = act(play.match, seat, action);
    if (!acted.ok) return acted;
    const taken = resolveTurn(play, acted.value, { kind: 'move', seat, action }, lots);
    const played = { play: taken.play, past: [...past, { before: play.match, turn: taken.turn, intent, from: play }] };
    return keep({ ...table, played }, storedSteps(taken.turn, intent));
  }

  async function moveBot(seat: Seat, version: number, action: AnyAction): Promise<void> {
    if (held?.played.play.match.version !== version) return; // The table has moved on since the bot's timer started.
    const answer = await move(held, { seat, intent: null, version, action });
    if (!answer.ok) throw new Error(`a bot was refused: ${answer.refusal}`);
  }

  /** Takes back the player's last move and all bot moves since. No other person has seen them, so nothing is revealed. */
  async function takeBack(table: Held): LocalAnswer {
    const { play, past } = table.played;
    const last = past.findLastIndex(({ intent }) => intent !== null);
    if (last < 0 || outcomeOf(play.match) !== null) return refused('nothing-to-take-back');
    const step: Takeback = { kind: 'takeback', seat: ownSeatIn(table.kept), turns: past.length - last, consent: [] };
    return keep({ ...table, played: undo(table.played, step) }, [{ step, intent: null }]);
  }

  /** Saves the added steps, and then shows the result. */
  async function keep(next: Held, added: readonly StoredStep[]): LocalAnswer {
    const { id, steps } = next.kept;
    const kept = { ...next.kept, steps: [...steps, ...added] };
    const finished = finishedBy(kept, next.played.play, now);
    if (await (await store).append({ id, at: steps.length, steps: added, finished })) await show({ ...next, kept });
    else end('elsewhere');
    return accepted(next.played.play.match.version);
  }

  async function answerTo(asked: WorkerRequest): LocalAnswer {
    if (asked.ask === 'open') return open(asked.id, asked.newGame);
    if (held === null) return refused('not-playing');
    switch (asked.ask) {
      case 'act':
        return move(held, { ...asked, seat: ownSeatIn(held.kept) });
      case 'takeback':
        return takeBack(held);
      case 'rematch':
        if (outcomeOf(held.played.play.match) === null) return refused('already-playing');
        return begin(asked.id, rematchOf(held.kept), held.round + 1);
    }
  }

  return (asked) => run(async () => tell({ told: 'answer', number: asked.number, answer: await answerTo(asked) }));
}
