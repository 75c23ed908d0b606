import type { ActionChoice } from '@hundredfold/shared/bots/choose-action.ts';
import type { CardMemory } from '@hundredfold/shared/bots/known-cards.ts';

/** A request from a page to the engine. It has what one seat was shown, and nothing else of a running game. */
export interface EngineRequest {
  readonly ask: 'hint';
  readonly number: number;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly memory: CardMemory;
}

/** Every message from the engine to its page. `choice` is `null` if the game has no such hints. */
export interface EngineMessage {
  readonly told: 'hint';
  readonly number: number;
  readonly choice: ActionChoice | null;
}

/** The channel to an engine and back. */
export interface EnginePort {
  post(asked: EngineRequest): void;
  /** Calls back with every message from now on, and with `null` if the engine has failed. */
  hear(heard: (message: EngineMessage | null) => void): void;
  close(): void;
}
