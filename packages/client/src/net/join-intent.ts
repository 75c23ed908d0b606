import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { signal } from '@preact/signals';

/**
 * The reason why a user opens a table: to sit down or only to watch. `play` starts a game against bots at once; `take` takes
 * over a bot's seat. `seat` is the seat on which the user wants to sit, if it is free. `claim` is the seat that the user had in another
 * browser.
 */
export interface JoinIntent {
  readonly code: string;
  readonly sit: boolean;
  readonly play?: boolean;
  readonly take?: boolean;
  readonly seat?: Seat;
  readonly claim?: Seat;
}

/** The pending intent. Code that navigates to a table sets it if the user wants to sit down, and the table page clears it. */
export const joinIntent = signal<JoinIntent | null>(null);
