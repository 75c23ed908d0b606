import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { PlayedTurn } from '@hundredfold/shared/core/history.ts';
import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { Outcome } from '@hundredfold/shared/core/outcome.ts';
import type { Result } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { factsAfterPhase, type ValueFactValues } from '@hundredfold/shared/protocol/table-facts.ts';
import type { ChatFilter } from '../../chat/chat.ts';
import type { RateLimiter } from '../../limits/rate-limit.ts';
import type { Timers } from '../../platform/clock.ts';
import type { Lease } from '../../storage/lease.ts';
import type { Continuation, SessionScore, StoredRemoval, StoredTable } from '../../storage/stored-table.ts';
import type { TableContext } from './context.ts';
import type { FrozenName } from './frozen-names.ts';
import type { PastAnswers } from './past-answers.ts';
import type { TurnClocks } from './seat-clock.ts';
import { playedByBot, type Seating } from './seating.ts';
import type { Deal, SeenCards } from './seen-cards.ts';
import type { SharedHand } from './shared-hands.ts';
import type { TableShuffle } from './table-shuffle.ts';

/** The part of a table's value that exists in every phase. */
export interface TableSettings extends ValueFactValues {
  readonly seating: Seating;
  readonly options: OptionValues;
  readonly sessionScore: SessionScore;
  readonly seatRequests: readonly SeatRequest[];
  readonly sharedHands: readonly SharedHand[];
  /** The person ids of people whose seat went to another browser of theirs, as the table agreed. Their old page says so. */
  readonly claimed: readonly string[];
  /** The shuffle of the next match, or of the current one; `null` if it was not made yet, or if the match goes on from another game. */
  readonly shuffle: TableShuffle | null;
  /** The turn of another game from which the next or the current match goes on; `null` if it begins with a deal. */
  readonly playedOn: Continuation | null;
  /**
   * People whom the host has removed, also if they were forgotten. If they had a seat, they may be spectators. Nobody sits here until
   * the host lets them again.
   */
  readonly removed: readonly Removal[];
  /**
   * The person ids of people who asked to be forgotten during the match. What they have seen is known until the match is over.
   */
  readonly forgetting: readonly string[];
}

/** A continuation whose match has not begun. */
export type PendingContinuation = Continuation & { readonly match: string };

export function isPending(continuation: Continuation | null): continuation is PendingContinuation {
  return continuation?.match !== undefined;
}

export function begunContinuation(continuation: Continuation | null): Continuation | null {
  return continuation === null ? null : { turn: continuation.turn, rules: continuation.rules };
}

/** A removed person. They keep their member id, so that the host can name them. */
export interface Removal extends StoredRemoval {
  readonly memberId: number;
}

export function removalOf({ removed }: Pick<TableValue, 'removed'>, personId: string): Removal | undefined {
  return removed.find((each) => each.personId === personId);
}

/** Returns whether a person may not sit here, because the host has removed them. A removed person who is the host by now may. */
export function isBarred({ removed, seating }: Pick<TableValue, 'removed' | 'seating'>, personId: string): boolean {
  const removal = removalOf({ removed }, personId);
  return removal !== undefined && removal.memberId !== seating.host;
}

/** The request of a person for a seat, to which another person has to agree. */
export interface SeatRequest {
  readonly memberId: number;
  readonly seat: Seat;
}

/** The value of a table without a bug. `record` is the id of the stored record, or `null` if storing it failed. */
export type UnhaltedValue = TableSettings &
  (
    | { readonly phase: 'gathering' }
    | { readonly phase: 'playing'; readonly play: OngoingMatch }
    | {
        readonly phase: 'over';
        readonly play: OngoingMatch;
        /** The outcome; `null` if the match ended as unfinished. */
        readonly ending: Outcome | null;
        readonly record: string | null;
        /** The member ids of the players who are ready for a rematch. */
        readonly ready: readonly number[];
      }
  );

/** The value of a table at one moment. A halted table contains its last value before the bug. */
export type TableValue = UnhaltedValue | (TableSettings & { readonly phase: 'halted'; readonly before: UnhaltedValue });

/**
 * Returns why a change that needs a time between two matches is refused now; `null` if it is allowed. Once a start is pending, the
 * match counts as being played.
 */
export function whyBusy(value: TableValue): 'halted' | 'already-playing' | null {
  if (value.phase === 'halted') return 'halted';
  return value.phase === 'playing' || isStartPending(value) ? 'already-playing' : null;
}

export function isStartPending(value: TableValue): boolean {
  const next = nextShuffle(value);
  return next !== null && (next.attempts !== null || next.startsItself);
}

export function nextShuffle(value: TableValue): TableShuffle | null {
  const { phase, shuffle } = value;
  if (phase === 'playing' || phase === 'halted' || shuffle === null) return null;
  return shuffle.match === playOf(value)?.id ? null : shuffle;
}

export const NO_REQUESTS = { seatRequests: [], sharedHands: [], claimed: [] } as const;

/** Returns the part of a value that stays when the phase changes. Pauses and seat requests end then. */
export function settingsOf(value: TableValue): TableSettings {
  const { seating, options, sessionScore, removed, forgetting, shuffle, playedOn } = value;
  return {
    ...factsAfterPhase(value),
    seating,
    options,
    sessionScore,
    removed,
    forgetting,
    shuffle,
    playedOn,
    ...NO_REQUESTS,
  };
}

export function lastUnhaltedValue(value: TableValue): UnhaltedValue {
  return value.phase === 'halted' ? value.before : value;
}

/** Returns whether a bot acts for a seat now. Once bots finish the match, they act for all seats. */
export function isPlayedByBot({ seating, botsFrom }: TableValue, seat: Seat): boolean {
  return botsFrom !== null || playedByBot(seating, seat);
}

/** Returns the level of the bot that has a seat; `null` if no bot has it, even if one plays for the person there. */
export function botLevelAt({ botLevel, seating }: Pick<TableValue, 'botLevel' | 'seating'>, seat: Seat): BotLevel | null {
  const occupant = seating.seats[seat];
  return occupant?.holder === 'bot' ? (occupant.level ?? botLevel) : null;
}

export function playOf(value: TableValue): OngoingMatch | null {
  const sound = lastUnhaltedValue(value);
  return sound.phase === 'gathering' ? null : sound.play;
}

export function dealOf(value: TableValue): Deal | null {
  if (value.phase !== 'playing') return null;
  const { game, state } = value.play.match;
  return { matchNumber: value.matchNumber, deal: game.deal(state) };
}

/** Runs tasks one at a time, in order of arrival. */
export type Queue = <Value>(task: () => Promise<Value> | Value) => Promise<Value>;

/** A task that a table runs in its queue when the time is up. A timer with another name replaces it. */
export interface TableTimer {
  readonly name: string;
  readonly milliseconds: number;
  readonly task: () => Promise<Result<unknown, string>>;
}

/** The absence of a person whose page is hidden or closed. */
export interface Absence {
  /** The time of the table's clock from which they may get a notice. */
  readonly noticeFrom: number;
  /** The decision for which they got the last one; `null` if they got none. */
  readonly noticed: string | null;
}

/** Publishes a table to one group of viewers. Every value is one patch. */
export interface StatePublisher {
  publish(value: TableValue, clocks: TurnClocks): void;
}

/** A loaded table. Only one task of its queue at a time changes its value. */
export interface Table {
  readonly code: string;
  /** The id of the group whose table this is, which nobody at the table is told. */
  readonly group: string | null;
  readonly lease: Lease;
  readonly game: Game;
  readonly context: TableContext;
  readonly queue: Queue;
  readonly timers: Timers;
  readonly answers: PastAnswers;
  /** The names that must not change before the match is over, by person id. */
  readonly frozenNames: Map<string, FrozenName>;
  readonly renames: RateLimiter<number>;
  /** The limit for requests for the seat of a person who is away, by that person. */
  readonly claims: RateLimiter<number>;
  readonly publishers: Set<StatePublisher>;
  readonly syncTimers: () => void;
  readonly disconnect: (memberId: number) => void;
  readonly moveToOtherRoom: (settings: TableSettings) => void;
  /** Disconnects everyone because another process has loaded the table. They find it again by its code. */
  readonly stepDown: () => void;
  /** The chat filter of each person, by their member id. It ends with their connection. */
  readonly chatFilters: Map<number, ChatFilter>;
  /** The people who do not look at the table, by their member id. */
  readonly absences: Map<number, Absence>;
  readonly sendChat: (memberId: number, line: ChatMessage) => void;
  /** Returns whole milliseconds since the table was loaded. Changes of the system time have no effect on it. */
  readonly now: () => number;
  value: TableValue;
  clocks: TurnClocks;
  seenCards: SeenCards;
  /** The match before the current or last one. */
  before: string | null;
  /** The latest turns that were not taken back, at least `KEPT_TURNS` if there are so many. Only these can be taken back. */
  past: readonly PlayedTurn[];
  /** The table as it is stored, as long as its match could not be loaded. It stays stored like this. */
  unloaded: StoredTable | null;
  /** The stored form of this table as text; empty if it is unknown. */
  saved: string;
  lastMemberId: number;
  /** True if the table goes on in another room. Then nothing changes it here any more. */
  isClosed: boolean;
  tries: number;
}
