import { seatMemory } from '@hundredfold/shared/bots/seat-memory.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { botDelayOf } from '@hundredfold/shared/protocol/bot-manner.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { recoverFromStorageFailure } from '../recovery/recover-storage.ts';
import { botLevelAt, isPlayedByBot, type Table, type TableTimer, type TableValue } from '../state/table.ts';
import { isClockStopped, isLate } from '../state/turn-clocks.ts';
import { enqueue } from '../turn/queue.ts';
import { type MoveSource, takeTurn } from '../turn/take-turn.ts';

/** Starts the timers of the bots that are to act, each of which begins to think at once. Returns their names. */
export function startBotTimers(table: Table): readonly string[] {
  const { value } = table;
  if (value.phase !== 'playing' || isClockStopped(value)) return [];
  const { play } = value;
  const seats = play.match.game.toAct(play.match.state).filter((seat) => isPlayedByBot(value, seat));
  return seats.map((seat) => awaitBot(table, seat, play));
}

/**
 * Starts the timer for one bot. Its delay is fixed before the bot looks at its cards, by its name alone. The bot thinks during the
 * delay, and its result is dropped if something else has to be decided by then, or by a bot of another level.
 */
function awaitBot(table: Table, seat: Seat, { match, since }: OngoingMatch): string {
  const pace = table.value.botsFrom === null ? delayOf(table, seat) : 0;
  const name = `bot ${table.value.matchNumber} ${since[seat]} ${seat} ${pace} ${levelOf(table.value, seat)}`;
  table.timers.startMaking(
    name,
    pace,
    (signal) => think(table, seat, match, signal),
    (thought) => {
      void enqueue(table, { bot: seat }, () => actForSeat(table, { kind: 'bot', seat }, match.version, thought));
    },
  );
  return name;
}

/** Returns the level at which a bot plays a seat. One that plays for a person is a normal one. */
function levelOf(value: TableValue, seat: Seat): BotLevel {
  return botLevelAt(value, seat) ?? 'normal';
}

/** Returns the time that the bot at a seat takes for a move. One that plays for a person takes the longest. */
function delayOf({ context, value }: Table, seat: Seat): number {
  const occupant = value.seating.seats[seat];
  return occupant?.holder === 'bot' ? botDelayOf(occupant.name, context.maxBotDelayMs) : context.maxBotDelayMs;
}

/** Returns the timers of the people whose clocks run. When the time is up, a bot makes that one move for them. */
export function deadlineTimers(table: Table): readonly TableTimer[] {
  const { clocks, value } = table;
  if (value.phase !== 'playing' || clocks.stopped !== null) return [];
  return clocks.seats.flatMap(({ since, due }, seat) => {
    if (due === null) return [];
    const name = `time ${value.matchNumber} ${seat} ${since} ${due}`;
    return [{ name, milliseconds: due - table.now(), task: () => moveWhenLate(table, seat) }];
  });
}

async function moveWhenLate(table: Table, seat: Seat): Promise<Result<number | null, string>> {
  const { value, clocks } = table;
  if (value.phase !== 'playing' || !isLate(clocks, seat, table.now())) return accepted(null);
  const { match } = value.play;
  return actForSeat(table, { kind: 'late', seat }, match.version, think(table, seat, match));
}

/** Returns the action that a bot chooses for a seat, based on what that seat was shown. */
async function think({ context, past, value }: Table, seat: Seat, match: Match, signal?: AbortSignal): Promise<AnyAction> {
  const { game, state } = match;
  const view = game.view(state, seat);
  const level = levelOf(value, seat);
  const isForgetful = level === 'normal' && game.rememberingBot === undefined;
  const search = isForgetful ? undefined : { level, memory: seatMemory(past, match, seat), state };
  return context.botEngine.choose(game, view, search, signal);
}

/** The refusals that a bot can get because its move came too late. */
const MOVED_ON: readonly string[] = [
  'halted',
  'unknown',
  'not-seated',
  'not-playing',
  'paused',
  'stale',
] satisfies readonly TableRefusal[];

async function actForSeat(
  table: Table,
  from: MoveSource,
  version: number,
  thought: Promise<AnyAction>,
): Promise<Result<number | null, string>> {
  const caughtUp = await recoverFromStorageFailure(table);
  if (!caughtUp.ok) return caughtUp;
  const action = await thought;
  const answer = await takeTurn(table, { from, version, action, intent: null });
  if (answer.ok || MOVED_ON.includes(answer.refusal)) return answer;
  throw new Error(`a bot was refused: ${answer.refusal}`); // The action could be a card in a hand, so no log gets it.
}
