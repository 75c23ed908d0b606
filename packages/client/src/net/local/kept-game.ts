import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { StoredStep } from '@hundredfold/shared/core/history.ts';
import { type Match, outcomeOf, startMatch } from '@hundredfold/shared/core/match.ts';
import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { type RecordedName, stepsOf, type Turn } from '@hundredfold/shared/core/record.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { splitTakebacks } from '@hundredfold/shared/core/takeback.ts';
import { localBotName } from './local-seats.ts';
import { type LocalGameRequest, type NewLocalGame, OWN_SEAT } from './messages.ts';
import type { KeptGame, LocalRecord } from './offline-store.ts';

export function ownSeatIn({ playedOn }: LocalGameRequest): Seat {
  return playedOn?.seat ?? OWN_SEAT;
}

export function botLevelOf({ botLevel = 'normal' }: LocalGameRequest): BotLevel {
  return botLevel;
}

/** The match before its first step, by the rules of the game that it goes on from. Throws if there is no such game. */
export function startOf(current: Game | undefined, newGame: NewLocalGame): Match {
  const game = current === undefined ? null : gameByRules(current, newGame.rules ?? current.version);
  const options = parseOptions(game?.options ?? {}, newGame.options);
  if (game === null || !options.ok) throw new Error(`no such game can be begun: ${JSON.stringify(newGame)}`);
  return startMatch(game, options.value, newGame.seats);
}

export function rematchOf({ game, options, seats, botLevel }: KeptGame): NewLocalGame {
  return { game, options, seats, ...(botLevel !== undefined && { botLevel }) };
}

export function storedSteps(turn: Turn, intent: string | null): readonly StoredStep[] {
  return stepsOf(turn).map((step) => ({ step, intent: step.kind === 'move' ? intent : null }));
}

export function finishedBy(kept: KeptGame, { match }: OngoingMatch, now: () => number): LocalRecord | null {
  if (outcomeOf(match) === null) return null;
  const { id, steps, playedOn } = kept;
  const own = ownSeatIn(kept);
  const { steps: stood, takenBack } = splitTakebacks(steps.map(({ step }) => step));
  const names = allSeats(match.seats).map((seat): RecordedName | null =>
    seat === own ? null : { name: localBotName(seat, own), bot: true, level: botLevelOf(kept) },
  );
  const record = recordOf(match, stood, {
    names,
    takenBack,
    ...(playedOn !== undefined && { playedOn: { turn: playedOn.turn } }),
  });
  return { id, where: 'device', when: now(), seat: own, record, ...(playedOn !== undefined && { playedOn }) };
}
