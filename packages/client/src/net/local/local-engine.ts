import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { chanceSourceFrom, type RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { type History, historyOf, type StoredStep, undo } from '@hundredfold/shared/core/history.ts';
import { act, outcomeOf, startMatch } from '@hundredfold/shared/core/match.ts';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { isMeantForNow, newPlay, type Play, resolveTurn } from '@hundredfold/shared/core/play.ts';
import { type RecordedName, stepsOf, type Turn } from '@hundredfold/shared/core/record.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { splitTakebacks, type Takeback } from '@hundredfold/shared/core/takeback.ts';
import { localBotName } from './local-seats.ts';
import { type LocalGameEnd, type LocalGameRequest, OWN_SEAT, type WorkerMessage, type WorkerRequest } from './messages.ts';
import type { KeptGame, LocalRecord, OfflineStore } from './offline-store.ts';
import { seatViewOf } from './seat-view.ts';

/** The time until a bot makes its move, in milliseconds. It is the same for every hand, so that it reveals nothing. */
const BOT_DELAY_MS = 900;

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
  let bot: ReturnType<typeof setTimeout> | undefined;
  let tasks = Promise.resolve();

  function run(task: () => Promise<void>): void {
    tasks = tasks.then(task).catch((error: unknown) => {
      bug(error);
      end('halted');
    });
  }

  function end(why: LocalGameEnd): void {
    clearTimeout(bot);
    held = null;
    tell({ told: 'ended', why });
  }

  /** Makes this the current game and sends it to the page. */
  async function show(next: Held): Promise<void> {
    const { isSaved } = await store;
    held = next;
    const { kept, round, played } = next;
    const { match, undone } = played.play;
    const takebacks = undone.times[OWN_SEAT] ?? 0;
    const about = {
      id: kept.id,
      game: kept.game,
      rules: match.game.version,
      round,
      undone: undone.version,
      takebacks,
      isSaved: isSaved(kept.id),
    };
    tell({ told: 'seen', seen: { ...seatViewOf(match, OWN_SEAT), ...about } });
    clearTimeout(bot);
    const seat = match.game.toAct(match.state).find((each) => each !== OWN_SEAT);
    if (seat !== undefined) bot = setTimeout(() => run(() => moveBot(seat)), BOT_DELAY_MS);
  }

  async function open(id: string, newGame: LocalGameRequest | null): LocalAnswer {
    const at = await store.catch(() => null);
    const kept = await at?.read(id);
    if (kept === undefined) end('unkept');
    else if (kept !== null) await resume(kept);
    else if (newGame !== null) return begin(id, newGame, 1);
    else end('gone');
    return accepted(null);
  }

  /** Continues a game by the rules by which it was begun. */
  async function resume(kept: KeptGame): Promise<void> {
    const current = gameById(kept.game);
    const game = current === undefined ? null : gameByRules(current, kept.rules ?? 1);
    if (game === null) end('gone');
    else await show({ kept, round: 1, played: historyOf(kept.id, startMatch(game, kept.options, kept.seats), kept.steps) });
  }

  async function begin(id: string, newGame: LocalGameRequest, round: number): LocalAnswer {
    const game = gameById(newGame.game);
    const options = parseOptions(game?.options ?? {}, newGame.options);
    if (game === undefined || !options.ok) throw new Error(`no such game can be begun: ${JSON.stringify(newGame)}`);
    const start = startMatch(game, options.value, newGame.seats);
    const { play, turn } = resolveTurn(newPlay(id, start), start, null, lots);
    const about = { game: game.id, rules: game.version, options: options.value, seats: newGame.seats };
    const kept = { ...about, id, begun: now(), steps: storedSteps(turn, null) };
    await (await store).begin(kept);
    await show({ kept, round, played: { play, past: [{ before: start, turn, intent: null }] } });
    return accepted(null);
  }

  async function move(table: Held, { seat, intent, version, action }: Move): LocalAnswer {
    const { play, past } = table.played;
    if (!isMeantForNow(play, seat, version)) return refused('stale');
    const acted = act(play.match, seat, action);
    if (!acted.ok) return acted;
    const taken = resolveTurn(play, acted.value, { kind: 'move', seat, action }, lots);
    const played = { play: taken.play, past: [...past, { before: play.match, turn: taken.turn, intent }] };
    return keep({ ...table, played }, storedSteps(taken.turn, intent));
  }

  async function moveBot(seat: Seat): Promise<void> {
    if (held === null) return;
    const { game, state, version } = held.played.play.match;
    if (!game.toAct(state).includes(seat)) return; // The table has moved on since the bot's timer started.
    const action = game.bot(game.view(state, seat), source);
    const answer = await move(held, { seat, intent: null, version, action });
    if (!answer.ok) throw new Error(`a bot was refused: ${answer.refusal}`);
  }

  /** Takes back the player's last move and all bot moves since. No other person has seen them, so nothing is revealed. */
  async function takeBack(table: Held): LocalAnswer {
    const { play, past } = table.played;
    const last = past.findLastIndex(({ intent }) => intent !== null);
    if (last < 0 || outcomeOf(play.match) !== null) return refused('nothing-to-take-back');
    const step: Takeback = { kind: 'takeback', seat: OWN_SEAT, turns: past.length - last, consent: [] };
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
        return move(held, { ...asked, seat: OWN_SEAT });
      case 'takeback':
        return takeBack(held);
      case 'rematch':
        if (outcomeOf(held.played.play.match) === null) return refused('already-playing');
        return begin(asked.id, held.kept, held.round + 1);
    }
  }

  return (asked) => run(async () => tell({ told: 'answer', number: asked.number, answer: await answerTo(asked) }));
}

/** The steps of a turn as they are stored: the move with the intent that requested it. */
function storedSteps(turn: Turn, intent: string | null): readonly StoredStep[] {
  return stepsOf(turn).map((step) => ({ step, intent: step.kind === 'move' ? intent : null }));
}

/** The record of a finished game; `null` if the game is not over. */
function finishedBy({ id, steps }: KeptGame, { match }: Play, now: () => number): LocalRecord | null {
  if (outcomeOf(match) === null) return null;
  const { steps: stood, takenBack } = splitTakebacks(steps.map(({ step }) => step));
  const names = allSeats(match.seats).map((seat): RecordedName | null =>
    seat === OWN_SEAT ? null : { name: localBotName(seat, OWN_SEAT), bot: true },
  );
  return { id, where: 'device', when: now(), seat: OWN_SEAT, record: recordOf(match, stood, { names, takenBack }) };
}
