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
  /** Whether people write to each other as they like, or say phrases alone. */
  readonly freely: boolean;
  /** Seconds until a bot takes the seat of somebody who is away. */
  readonly grace: number;
  readonly round: number;
  readonly pace: Pace;
  /** Whether those who sit here look for a game together. */
  readonly seeking: boolean;
  /** What whoever watches may see. */
  readonly watching: SpectatorSettings;
  /** Who may ask what a bot would do. */
  readonly hints: Hints;
  /** Which watcher sees whose hand, by its owner's leave. */
  readonly lent: readonly SeatRequestSnapshot[];
  /** How many have all hands open before them, late. */
  readonly readers: number;
  /** How many watch from further back. */
  readonly crowd: number;
  /** From where this browser looks: around the table, or from one of its galleries, where nothing can be asked. */
  readonly from: 'table' | SpectatorRoomKind;
  /** Whether the house cannot write anything down at the moment: the game goes on as soon as it can. */
  readonly stuck: boolean;
  /** Whether there is a pause, and who wants one, by their numbers. */
  readonly paused: boolean;
  readonly wanting: readonly number[];
  /** Since when the clocks of the table stand still, by `performance.now()` of this page; `null` while they go. */
  readonly stopped: number | null;
  /** Who would like which seat, and has asked for it. */
  readonly wishes: readonly SeatRequestSnapshot[];
  /** Whether bots finish the game, or have finished it, because only one person was left. */
  readonly finishing: boolean;
  /** The version of the last move that a bot made because somebody's time was up; 0 if there was none. */
  readonly forced: number;
  /** The version that the last takeback led to; 0 if there was none. */
  readonly undone: number;
  /** What those who are here have won over all games of this table. */
  readonly evening: readonly SessionScoreSnapshot[];
  /** Who would like to take their move back, and who agrees, by their numbers; 0 for nobody. */
  readonly regret: number;
  readonly granted: readonly number[];
  /** Who is ready to play once more, by their numbers. */
  readonly ready: readonly number[];
  /** Id of the record of the finished game; empty before. */
  readonly record: string;
  /** The person in front of this browser, and where they sit. */
  readonly me: number;
  readonly seat: Seat | null;
  readonly host: number;
  readonly seats: readonly SeatSnapshot[];
  readonly watchers: readonly { readonly person: number; readonly name: string; readonly seal: number }[];
  readonly version: number;
  /** What this browser may know of it. */
  readonly last: LastAction | null;
  readonly view: View;
}

/** A seat, and how long it has where a clock runs for it: by `performance.now()` of this page. */
export interface SeatSnapshot {
  readonly status: SeatStatus;
  readonly person: number;
  readonly name: string;
  /** Whose person's it is; a bot has one of its own kind. */
  readonly seal: number;
  readonly time: TimeSpan | null;
  /** How often moves of this seat were taken back. */
  readonly takebacks: number;
}

export interface SeatRequestSnapshot {
  readonly person: number;
  readonly seat: Seat;
}

/** What somebody has won at a table, by their number; `null` points where they do not add up. */
export interface SessionScoreSnapshot {
  readonly person: number;
  readonly wins: number;
  readonly games: number;
  readonly points: number | null;
}

/** From when to when, in milliseconds. */
export interface TimeSpan {
  readonly from: number;
  readonly due: number;
}

/** A table over the network: one signal for each patch, everything else is computed from it. */
export interface TableLink {
  readonly status: ReadonlySignal<LinkStatus>;
  /** How often the table has gone on in another room with the same game: the server that had it is about to close. */
  readonly moves: ReadonlySignal<number>;
  readonly snapshot: ReadonlySignal<Snapshot | null>;
  /** Never throws: a lost connection or a time-out is a refusal too. */
  ask<Name extends IntentName>(
    name: Name,
    payload: Intent<Name>,
  ): Promise<Result<IntentAnswers[Name], IntentRefusal | { readonly refusal: 'no-answer' }>>;
  /** Calls back with each line of talk, for whoever has asked to listen, until the returned function is called. */
  onLine(told: (line: ChatMessage) => void): () => void;
  /** Gives up the seat (before the start) and closes the connection, because its person says so. */
  leave(): void;
  /** Closes the connection of a page that goes elsewhere. To the table it looks like a dropped one: the seat is kept for the grace time. */
  close(): void;
}

/**
 * Why there is no line, or no longer one: it dropped, there is no such table, or the table closed it. After `lost` it is
 * worth dialling again, and so it is after `otherRoom`.
 */
export type TableEnding = 'lost' | 'gone' | 'broken' | keyof typeof CLOSE_CODES;

/** One connection, as long as it lasts. */
export interface TableConnection {
  readonly ended: Promise<TableEnding>;
  /** Rejects when the line is lost or nobody answers in time; a refusal is an answer. */
  request<Name extends IntentName>(name: Name, payload: Intent<Name>): Promise<Result<IntentAnswers[Name], IntentRefusal>>;
  /** `said`: the table is told that this person leaves, else it looks like a dropped line. */
  hangUp(said: boolean): void;
}

/** Makes a connection; from then on `heard` is told of every patch, and `told` of every line of talk. */
export type ConnectTable = (
  heard: (snapshot: Snapshot) => void,
  told: (line: ChatMessage) => void,
) => Promise<Result<TableConnection, TableEnding>>;
