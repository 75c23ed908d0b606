import type { OptionValues } from '../core/options.ts';
import type { Pace } from './pace.ts';

/**
 * Id of the room that tells the live list. It must not be `lobby`: Colyseus 0.18 would mix up the room's channel with that of
 * its listings.
 */
export const LOBBY = 'tables';

/** What the lobby tells whoever looks; it answers nothing, and nothing is to be asked of it. */
export interface LobbyMessages {
  /** All rows, at first and after each change. */
  readonly rows: readonly LobbyRow[];
}

/** One table in the live list of the start page. */
export interface LobbyRow {
  readonly code: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly playing: boolean;
  /** By seat: a name, or nothing on an empty seat. */
  readonly seats: readonly { readonly name: string; readonly status: string }[];
  readonly watchers: number;
}
