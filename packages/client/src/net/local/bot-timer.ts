import { chooseAtLevel, MAX_SEARCH_MS } from '@hundredfold/shared/bots/choose-at-level.ts';
import { seatMemory } from '@hundredfold/shared/bots/seat-memory.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { botDelayOf } from '@hundredfold/shared/protocol/bot-manner.ts';
import { botLevelOf, type HeldGame, type LocalMove, ownSeatIn } from './held-game.ts';
import { localBotName } from './local-seats.ts';

/** The longest time until a bot makes its move, in milliseconds. It does not depend on its hand, so it reveals nothing. */
const MAX_BOT_DELAY_MS = 900;

interface BotTimerServices {
  readonly source: RandomSource;
  readonly now: () => number;
  /** Runs a task after all earlier tasks of the table. */
  readonly run: (task: () => Promise<void>) => void;
  /** Returns whether the game is still at this point. */
  readonly isCurrent: (held: HeldGame) => boolean;
  readonly move: (move: LocalMove) => Promise<void>;
}

/**
 * Lets a bot move after a delay, if it is the turn of one. It thinks before, so that how long it thinks does not show. Returns a
 * function that stops the bot.
 */
export function startBot(held: HeldGame, { source, now, run, isCurrent, move }: BotTimerServices): () => void {
  const { kept, played } = held;
  const { match } = played.play;
  const own = ownSeatIn(kept);
  const seat = match.game.toAct(match.state).find((each) => each !== own);
  if (seat === undefined) return () => undefined;
  const choose = (): AnyAction => {
    const end = now() + MAX_SEARCH_MS;
    const decision = { game: match.game, state: match.state, seat, memory: seatMemory(played.past, match, seat) };
    return chooseAtLevel(botLevelOf(kept), decision, source, () => now() < end);
  };
  let action: AnyAction | null = null;
  const think = async (): Promise<void> => {
    if (isCurrent(held)) action = choose();
  };
  const act = (): Promise<void> => move({ seat, intent: null, version: match.version, action: action ?? choose() });
  const first = setTimeout(() => run(think), 0);
  const second = setTimeout(() => run(act), botDelayOf(localBotName(seat, own), MAX_BOT_DELAY_MS));
  return () => {
    clearTimeout(first);
    clearTimeout(second);
  };
}
