import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { ChanceSource } from '@hundredfold/shared/core/chance.ts';
import { asStored, type History, historyOf, type StoredStep, undo } from '@hundredfold/shared/core/history.ts';
import { act, type Match, outcomeOf } from '@hundredfold/shared/core/match.ts';
import { isMeantForNow, newOngoingMatch, resolveTurn } from '@hundredfold/shared/core/ongoing-match.ts';
import type { RecordStep } from '@hundredfold/shared/core/record-step.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Takeback } from '@hundredfold/shared/core/takeback.ts';
import { botLevelOf, ownSeatIn, storedSteps } from './kept-game.ts';
import type { SeenHere } from './messages.ts';
import type { KeptGame } from './offline-store.ts';
import { seatViewOf } from './seat-view.ts';

export interface HeldGame {
  readonly kept: KeptGame;
  readonly round: number;
  readonly played: Pick<History, 'play' | 'past'>;
}

/** A move of a seat for a version; a bot's move has no intent. */
export interface LocalMove {
  readonly seat: Seat;
  readonly intent: string | null;
  readonly version: number;
  readonly action: AnyAction;
}

/** A game after a change, and the steps of that change, which are not stored yet. */
export interface ChangedGame {
  readonly next: HeldGame;
  readonly added: readonly StoredStep[];
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
): Result<ChangedGame, string> {
  const { play, past } = held.played;
  if (!isMeantForNow(play, seat, version)) return refused('stale');
  const acted = act(play.match, seat, action);
  if (!acted.ok) return acted;
  const taken = resolveTurn(play, acted.value, { kind: 'move', seat, action }, lots);
  const played = { play: taken.play, past: [...past, { before: play.match, turn: taken.turn, intent, from: play }] };
  return accepted({ next: { ...held, played }, added: storedSteps(taken.turn, intent) });
}

/** Takes back the player's last move and all bot moves since. No other person has seen them, so nothing is revealed. */
export function withoutLastMove(held: HeldGame): Result<ChangedGame, string> {
  const { play, past } = held.played;
  const last = past.findLastIndex(({ intent }) => intent !== null);
  if (last < 0 || outcomeOf(play.match) !== null) return refused('nothing-to-take-back');
  const step: Takeback = { kind: 'takeback', seat: ownSeatIn(held.kept), turns: past.length - last, consent: [] };
  return accepted({ next: { ...held, played: undo(held.played, step) }, added: [{ step, intent: null }] });
}

export function seenHere({ kept, round, played }: HeldGame, isSaved: boolean): SeenHere {
  const { match, undone } = played.play;
  const own = ownSeatIn(kept);
  return {
    ...seatViewOf(match, own),
    id: kept.id,
    game: kept.game,
    rules: match.game.version,
    round,
    undone: undone.version,
    takebacks: undone.times[own] ?? 0,
    botLevel: botLevelOf(kept),
    isSaved,
    playedOn: kept.playedOn ?? null,
  };
}
