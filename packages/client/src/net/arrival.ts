import { signal } from '@preact/signals';

/** What somebody is coming to a table for: to sit down, or only to watch; `play`: to begin at once, against bots; `take`: to play on in a bot's place. */
export interface Arrival {
  readonly code: string;
  readonly sit: boolean;
  readonly play?: boolean;
  readonly take?: boolean;
}

/** Set by whatever leads to a table: whoever comes to sit down says so as they come in. Used up on arrival. */
export const arrival = signal<Arrival | null>(null);
