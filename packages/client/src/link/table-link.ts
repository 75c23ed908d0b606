import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Result } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { LastAction, View } from '@hundredfold/shared/core/view.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import type { Hints } from '@hundredfold/shared/protocol/hints.ts';
import type { Pace } from '@hundredfold/shared/protocol/pace.ts';
import type { SpectatorRoomKind, SpectatorSettings } from '@hundredfold/shared/protocol/spectators.ts';
import type { CLOSE_CODES, Intent, IntentAnswers, IntentName, IntentRefusal } from '@hundredfold/shared/protocol/table.ts';
import type { SeatStatus, TablePhase } from '@hundredfold/shared/schema/table.ts';
import type { ReadonlySignal } from '@preact/signals';

export type LinkStatus = 'connecting' | 'live' | Exclude<TableEnding, 'otherRoom'>;

/** Everything that this browser knows of a table after one patch. */
export interface Snapshot {
  readonly code: string;
  readonly game: Game;
  readonly phase: TablePhase;
  readonly open: boolean;
  /** `true` if players may write free text; otherwise they only have phrases. */
  readonly freely: boolean;
  /** The number of seconds until a bot takes the seat of a player who is away. */
  readonly grace: number;
  readonly round: number;
  readonly pace: Pace;
  /** `true` while the players at this table look for a game together. */
  readonly seeking: boolean;
  /** The settings for what spectators may see. */
  readonly watching: SpectatorSettings;
  /** The host's setting for who may ask for hints. */
  readonly hints: Hints;
  /** The spectators who see a player's hand with that player's permission. */
  readonly lent: readonly SeatRequestSnapshot[];
  /** The number of spectators in the delayed view with all hands open. */
  readonly readers: number;
  /** The number of spectators in the public spectator room. */
  readonly crowd: number;
  /** The room to which this browser is connected: the table, or a spectator room, which accepts no intents. */
  readonly from: 'table' | SpectatorRoomKind;
  /** `true` while the server cannot save. The game goes on as soon as it can. */
  readonly stuck: boolean;
  /** `paused` is `true` during a pause. `wanting` lists the members who want one, by `memberId`. */
  readonly paused: boolean;
  readonly wanting: readonly number[];
  /** The time at which the clocks of the table stopped, by `performance.now()` of this page; `null` while they run. */
  readonly stopped: number | null;
  /** The requests of members for a seat. */
  readonly wishes: readonly SeatRequestSnapshot[];
  /** `true` if bots finish the game, or have finished it, because only one person was left. */
  readonly finishing: boolean;
  /** The version of the last move that a bot made because a player's time ran out; 0 if there was none. */
  readonly forced: number;
  /** The version that the last takeback led to; 0 if there was none. */
  readonly undone: number;
  /** The scores of the members who are present, over all games of this table. */
  readonly evening: readonly SessionScoreSnapshot[];
  /** The member who asks to take back their move (0 if there is none), and the members who agree, by `memberId`. */
  readonly regret: number;
  readonly granted: readonly number[];
  /** The members who are ready for a rematch, by `memberId`. */
  readonly ready: readonly number[];
  /** The id of the record of the finished game; empty before. */
  readonly record: string;
  /** The member in front of this browser, and their seat. */
  readonly me: number;
  readonly seat: Seat | null;
  readonly host: number;
  readonly seats: readonly SeatSnapshot[];
  readonly watchers: readonly { readonly person: number; readonly name: string; readonly seal: number }[];
  readonly version: number;
  /** The last action, as far as this browser may know it. */
  readonly last: LastAction | null;
  readonly view: View;
}

/** A seat; `time` is set while a clock runs for it, by `performance.now()` of this page. */
export interface SeatSnapshot {
  readonly status: SeatStatus;
  readonly person: number;
  readonly name: string;
  /** The avatar of the person; a bot has one of its own kind. */
  readonly seal: number;
  readonly time: TimeSpan | null;
  /** The number of takebacks of this seat. */
  readonly takebacks: number;
}

export interface SeatRequestSnapshot {
  readonly person: number;
  readonly seat: Seat;
}

/** The score of a member at a table; `points` are `null` if the games do not add up. */
export interface SessionScoreSnapshot {
  readonly person: number;
  readonly wins: number;
  readonly games: number;
  readonly points: number | null;
}

/** The start and the end of a time span, in milliseconds. */
export interface TimeSpan {
  readonly from: number;
  readonly due: number;
}

/** The link to a table over the network. Each patch updates one signal, from which everything else is computed. */
export interface TableLink {
  readonly status: ReadonlySignal<LinkStatus>;
  /** The number of times the table has moved to another room with the same game, because its server is about to close. */
  readonly moves: ReadonlySignal<number>;
  readonly snapshot: ReadonlySignal<Snapshot | null>;
  /** Sends an intent. Never throws: a lost connection or a timeout is a refusal too. */
  ask<Name extends IntentName>(
    name: Name,
    payload: Intent<Name>,
  ): Promise<Result<IntentAnswers[Name], IntentRefusal | { readonly refusal: 'no-answer' }>>;
  /** Calls back with each chat message, after `listen` was asked, until the returned function is called. */
  onLine(onMessage: (line: ChatMessage) => void): () => void;
  /** Gives up the seat (before the start) and closes the connection, because the player asked to leave. */
  leave(): void;
  /** Closes the connection because the page changes. The table treats it as a lost connection and keeps the seat for the grace time. */
  close(): void;
}

/**
 * The reason why a connection ended or never began: it was lost, the table does not exist, or the table closed it. After `lost` and
 * `otherRoom` the link connects again.
 */
export type TableEnding = 'lost' | 'gone' | 'broken' | keyof typeof CLOSE_CODES;

/** One connection to a table, for as long as it lasts. */
export interface TableConnection {
  readonly ended: Promise<TableEnding>;
  /** Rejects when the connection is lost or no answer comes in time; a refusal is an answer. */
  request<Name extends IntentName>(name: Name, payload: Intent<Name>): Promise<Result<IntentAnswers[Name], IntentRefusal>>;
  /**
   * Closes the connection. If `isLeaving`, it first tells the table that the member leaves; else the table treats it as a lost connection.
   */
  hangUp(isLeaving: boolean): void;
}

/** Connects to a table. From then on `onSnapshot` gets every patch, and `onMessage` every chat message. */
export type ConnectTable = (
  onSnapshot: (snapshot: Snapshot) => void,
  onMessage: (line: ChatMessage) => void,
) => Promise<Result<TableConnection, TableEnding>>;
