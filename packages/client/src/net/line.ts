import type { Result } from '@hundredfold/shared/core/result.ts';
import type { IntentName } from '@hundredfold/shared/protocol/intents.ts';
import type { Refusal } from '@hundredfold/shared/protocol/refusal.ts';
import type { Snapshot } from './link.ts';

/** Why there is no line, or no longer one. After `lost` it is worth to dial again. */
export type Ending = 'lost' | 'gone' | 'elsewhere' | 'outdated';

/** One connection, as long as it lasts. */
export interface Line {
  readonly ended: Promise<Ending>;
  /** Rejects when the line is lost or nobody answers in time; a refusal is an answer. */
  request(name: IntentName, payload: unknown): Promise<Result<unknown, Refusal>>;
  /** `said`: the table is told that this person leaves, else it looks like a dropped line. */
  hangUp(said: boolean): void;
}

/** Makes a connection; from then on `heard` is told of every patch. */
export type Dial = (heard: (snapshot: Snapshot) => void) => Promise<Result<Line, Ending>>;
