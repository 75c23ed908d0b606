import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { ChanceSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { asStored, type History, historyOf, type StoredStep, undo } from '@hundredfold/shared/core/history.ts';
import { act, type Match, outcomeOf, startMatch } from '@hundredfold/shared/core/match.ts';
import { isMeantForNow, newOngoingMatch, resolveTurn } from '@hundredfold/shared/core/ongoing-match.ts';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { type RecordedName, stepsOf, type Turn } from '@hundredfold/shared/core/record.ts';
import type { RecordStep } from '@hundredfold/shared/core/record-step.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { splitTakebacks, type Takeback } from '@hundredfold/shared/core/takeback.ts';
import { localBotName } from './local-seats.ts';
import { type LocalGameRequest, type NewLocalGame, OWN_SEAT, type SeenHere } from './messages.ts';
import type { KeptGame, LocalRecord } from './offline-store.ts';
import { seatViewOf } from './seat-view.ts';

export interface HeldGame {
  readonly kept: KeptGame;
  readonly matchNumber: number;
  readonly played: Pick<History, 'play' | 'past'>;
}

/** A move of a seat for a version; a bot's move has no intent. */
export interface LocalMove {
  readonly seat: Seat;
  readonly intent: string | null;
  readonly version: number;
  readonly action: AnyAction;
}

/** Begins with these steps of another game, or else with the deal. */
export function firstHistory(id: string, start: Match, steps: readonly RecordStep[], lots: ChanceSource): HeldGame['played'] {
  if (steps.length > 0) return historyOf(id, start, asStored(steps));
  const from = newOngoingMatch(id, start);
  const { play, turn } = resolveTurn(from, start, null, lots);
  return { play, past: [{ before: start, turn, intent: null, from }] };
}

export function withMove(
  held: HeldGame,
  { seat, intent, version, action }: LocalMove,
  lots: ChanceSource,
): Result<HeldGame, string> {
  const { play, past } = held.played;
  if (!isMeantForNow(play, seat, version)) return refused('stale');
  const acted = act(play.match, seat, action);
  if (!acted.ok) return acted;
  const taken = resolveTurn(play, acted.value, { kind: 'move', seat, action }, lots);
  const played = { play: taken.play, past: [...past, { before: play.match, turn: taken.turn, intent, from: play }] };
  return accepted(withSteps({ ...held, played }, storedSteps(taken.turn, intent)));
}

/** Takes back the player's last move and all bot moves since. No other person has seen them, so nothing is revealed. */
export function withoutLastMove(held: HeldGame): Result<HeldGame, string> {
  const { play, past } = held.played;
  const last = past.findLastIndex(({ intent }) => intent !== null);
  if (last < 0 || outcomeOf(play.match) !== null) return refused('nothing-to-take-back');
  const step: Takeback = { kind: 'takeback', seat: ownSeatIn(held.kept), turns: past.length - last, consent: [] };
  return accepted(withSteps({ ...held, played: undo(held.played, step) }, [{ step, intent: null }]));
}

function withSteps(held: HeldGame, added: readonly StoredStep[]): HeldGame {
  return { ...held, kept: { ...held.kept, steps: [...held.kept.steps, ...added] } };
}

export function seenHere({ kept, matchNumber, played }: HeldGame, isSaved: boolean): SeenHere {
  const { match, undone } = played.play;
  const own = ownSeatIn(kept);
  return {
    ...seatViewOf(match, own),
    id: kept.id,
    game: kept.game,
    rules: match.game.version,
    matchNumber,
    undone: undone.version,
    takebacks: undone.times[own] ?? 0,
    botLevel: botLevelOf(kept),
    isSaved,
    playedOn: kept.playedOn ?? null,
  };
}

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

export function rematchOf({ game, options, seats, ...kept }: KeptGame, botLevel = kept.botLevel): NewLocalGame {
  return { game, options, seats, ...(botLevel !== undefined && { botLevel }) };
}

export function storedSteps(turn: Turn, intent: string | null): readonly StoredStep[] {
  return stepsOf(turn).map((step) => ({ step, intent: step.kind === 'move' ? intent : null }));
}

/** The record of a game that has ended; `null` before. */
export function finishedBy({ kept, played: { play } }: HeldGame, now: () => number): LocalRecord | null {
  const { match } = play;
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
