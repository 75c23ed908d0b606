import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { RecordStep } from '@hundredfold/shared/core/record-step.ts';
import type { Result } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Snapshot } from '../table-link.ts';
import type { SeatView } from './seat-view.ts';

/** The seat of the player at tables on this device, unless they play on from a finished game. */
export const OWN_SEAT: Seat = 0;

/** The turn of a finished game from which a game on this device goes on. Such a game does not count in statistics. */
export interface LocalContinuation {
  /** The number of moves of the finished game. */
  readonly turn: number;
  readonly seat: Seat;
}

export interface LocalGameRequest {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly botLevel?: BotLevel;
  readonly playedOn?: LocalContinuation;
}

/** A game to begin. If it goes on from a finished one, it begins with the steps of that, and follows its rules. */
export interface NewLocalGame extends LocalGameRequest {
  readonly rules?: number;
  readonly steps?: readonly RecordStep[];
}

/** A request from a page to the worker. Each gets one answer, in the order of the requests, unless the worker has ended before. */
export type WorkerRequest =
  | { readonly ask: 'open'; readonly id: string; readonly newGame: NewLocalGame | null }
  | { readonly ask: 'act'; readonly intent: string; readonly version: number; readonly action: AnyAction }
  | { readonly ask: 'takeback' }
  | { readonly ask: 'rematch'; readonly id: string; readonly botLevel?: BotLevel };

/** `matchNumber` is the number of games that began here since the page was opened. */
export interface SeenHere extends SeatView, Pick<Snapshot, 'matchNumber' | 'undone' | 'botLevel'> {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** `true` if the browser has saved the game. If not, it is lost when the page closes. */
  readonly isSaved: boolean;
  readonly takebacks: number;
  readonly playedOn: LocalContinuation | null;
}

/**
 * The reason why a worker stops: there is no such game, another page has continued it, this browser stores nothing, or there was a bug.
 * Saved steps stay as they are.
 */
export type LocalGameEnd = 'gone' | 'elsewhere' | 'unkept' | 'halted';

export type WorkerMessage =
  | { readonly told: 'seen'; readonly seen: SeenHere }
  | { readonly told: 'answer'; readonly answer: Result<number | null, string> }
  | { readonly told: 'ended'; readonly why: LocalGameEnd };
