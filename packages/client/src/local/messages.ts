import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { Result } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { SeatView } from './seen.ts';

/** Where whoever sits in front of this device sits at its tables. */
export const OWN_SEAT: Seat = 0;

/** What is to be played on this device. */
export interface LocalGameRequest {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
}

/** What a page asks of the worker; each is answered once, under its number, unless the worker has ended before. */
export type WorkerRequest = { readonly number: number } & (
  | { readonly ask: 'open'; readonly id: string; readonly wish: LocalGameRequest | null }
  | { readonly ask: 'act'; readonly intent: string; readonly version: number; readonly action: AnyAction }
  | { readonly ask: 'takeback' }
  | { readonly ask: 'rematch'; readonly id: string }
);

/** A table on this device as the person's seat knows it. */
export interface SeenHere extends SeatView {
  readonly id: string;
  readonly game: string;
  /** Whether the browser has stored it: else it is gone with the page. */
  readonly isSaved: boolean;
  /** How many games were begun here since the page was opened. */
  readonly round: number;
  /** The version that the last takeback led to; 0 if there was none. */
  readonly undone: number;
  /** How often they took a move back. */
  readonly takebacks: number;
}

/**
 * Why a worker plays no longer: there is no such game, another page has gone on with it, this browser keeps nothing, or a bug came up;
 * what was kept stays as it was.
 */
export type LocalGameEnd = 'gone' | 'elsewhere' | 'unkept' | 'halted';

/** All that a worker tells its page. */
export type WorkerMessage =
  | { readonly told: 'seen'; readonly seen: SeenHere }
  | { readonly told: 'answer'; readonly number: number; readonly answer: Result<number | null, string> }
  | { readonly told: 'ended'; readonly why: LocalGameEnd };
