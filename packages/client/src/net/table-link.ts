import type { Game } from '@hundredfold/shared/core/game.ts';
import { type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { LastAction, View } from '@hundredfold/shared/core/view.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import type { Intent, IntentAnswer, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import type { SpectatorRoomKind } from '@hundredfold/shared/protocol/spectators.ts';
import type { CLOSE_CODES, IntentRefusal } from '@hundredfold/shared/protocol/table.ts';
import type { SeatFactValues, TableFactValues } from '@hundredfold/shared/protocol/table-facts.ts';
import type { TablePhase } from '@hundredfold/shared/schema/table.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { shownName } from '../i18n/index.ts';

/** Everything that this browser knows of a table after one patch. */
export interface Snapshot extends TableFactValues {
  readonly code: string;
  readonly game: Game;
  readonly phase: TablePhase;
  /** The room to which this browser is connected: the table, or a spectator room, which accepts no intents. */
  readonly from: 'table' | SpectatorRoomKind;
  /** The time at which the clocks of the table stopped, by `performance.now()` of this page; `null` while they run. */
  readonly stopped: number | null;
  /** The member in front of this browser, and their seat. */
  readonly me: number;
  readonly seat: Seat | null;
  readonly host: number;
  readonly seats: readonly SeatSnapshot[];
  readonly watchers: readonly PersonWithoutSeat[];
  /** The people who may not sit here until the host lets them again. Some of them may be watching. */
  readonly removed: readonly PersonWithoutSeat[];
  readonly version: number;
  /** The last action, as far as this browser may know it. */
  readonly last: LastAction | null;
  readonly view: View;
  /**
   * The number of jumps in a recorded game: what is shown after a jump did not follow from what was shown before. Left out at tables.
   */
  readonly jumps?: number;
  readonly deviceGame?: string;
}

interface PersonWithoutSeat {
  readonly person: number;
  readonly name: string;
  readonly seal: number;
}

/** A seat; `time` is set while a clock runs for it, by `performance.now()` of this page. */
export interface SeatSnapshot extends Omit<SeatFactValues, 'from' | 'due'> {
  readonly time: TimeSpan | null;
  /** The name that everyone knows of a bot, if `name` may be in other letters. Its face and manner follow from it. */
  readonly botName?: string;
}

/** The start and the end of a time span, in milliseconds. */
export interface TimeSpan {
  readonly from: number;
  readonly due: number;
}

/**
 * The reason why a connection ended or never began: it was lost, the table does not exist, or the table closed it. After `lost` and
 * `otherRoom` the link connects again.
 */
export type TableEnding = 'lost' | 'gone' | 'broken' | keyof typeof CLOSE_CODES;

export type FinalEnding = Exclude<TableEnding, 'lost' | 'otherRoom'>;

/**
 * The session of a link with its table. The link connects by itself while it is `connecting` for the first time or `lost`; a session
 * that has `ended` stays so.
 */
export type TableSession =
  | { readonly state: 'connecting' }
  | { readonly state: 'live'; readonly snapshot: Snapshot }
  | { readonly state: 'lost'; readonly snapshot: Snapshot }
  | { readonly state: 'ended'; readonly why: FinalEnding; readonly snapshot: Snapshot | null };

export function snapshotIn(session: TableSession): Snapshot | null {
  return session.state === 'connecting' ? null : session.snapshot;
}

export function afterEnding(session: TableSession, ending: TableEnding): TableSession {
  const snapshot = snapshotIn(session);
  if (ending !== 'lost' && ending !== 'otherRoom') return { state: 'ended', why: ending, snapshot };
  return snapshot === null ? { state: 'connecting' } : { state: 'lost', snapshot };
}

export function withShownName(seat: SeatSnapshot): SeatSnapshot {
  const name = shownName(seat);
  return name === seat.name ? seat : { ...seat, name, botName: seat.name };
}

/** Gives the bots of a snapshot the names that the reader sees. Returns the same snapshot if those are the same. */
function withShownNames(snapshot: Snapshot): Snapshot {
  const seats = snapshot.seats.map(withShownName);
  return seats.some(({ botName }) => botName !== undefined) ? { ...snapshot, seats } : snapshot;
}

export type AskTable = <Name extends IntentName>(
  name: Name,
  payload: Intent<Name>,
) => Promise<Result<IntentAnswer<Name>, IntentRefusal>>;

/** The link to a table, over the network or on this device. Each patch updates one signal, from which everything else is computed. */
export interface TableLink {
  readonly session: ReadonlySignal<TableSession>;
  /** The number of times the table has moved to another room with the same game, because its server is about to close. */
  readonly roomChanges: ReadonlySignal<number>;
  readonly snapshot: ReadonlySignal<Snapshot | null>;
  /** Never throws: a lost connection or a timeout is a refusal too. */
  readonly ask: AskTable;
  /** `true` if people at the table, or its bots, react to what is said. */
  readonly hasChat: boolean;
  /** Calls back with each chat message, after `listen` was asked, until the returned function is called. */
  onChatMessage(onMessage: (message: ChatMessage) => void): () => void;
  /** Gives up the seat (before the start) and closes the connection, because the player asked to leave. */
  leave(): void;
  /** Closes the connection because the page changes. The table treats it as a lost connection and keeps the seat for the grace time. */
  close(): void;
}

export interface RoomProps {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
}

/** The parts in which links differ. A table without chat, other rooms or a connection leaves those out. */
export interface TableSource {
  readonly session: ReadonlySignal<TableSession>;
  ask(name: IntentName, payload: unknown): Promise<Result<unknown, IntentRefusal>>;
  readonly roomChanges?: ReadonlySignal<number>;
  onChatMessage?: TableLink['onChatMessage'];
  close?(isLeaving: boolean): void;
}

export function tableLink({ session, ask, roomChanges = signal(0), onChatMessage, close }: TableSource): TableLink {
  const latest = computed(() => snapshotIn(session.value));
  return {
    session,
    roomChanges,
    snapshot: computed(() => latest.value && withShownNames(latest.value)),
    ask: ask as AskTable,
    hasChat: onChatMessage !== undefined,
    onChatMessage: onChatMessage ?? (() => () => undefined),
    leave: () => close?.(true),
    close: () => close?.(false),
  };
}

type AnswerMove = (move: Intent<'act'>) => Result<number, IntentRefusal>;

/**
 * Creates a link to a table that exists only in this page. It is live from the start. `act` answers moves at once; all
 * other intents are refused.
 */
export function pageLink(snapshot: ReadonlySignal<Snapshot>, act: AnswerMove) {
  const link = tableLink({
    session: computed(() => ({ state: 'live', snapshot: snapshot.value })),
    ask: async (name, payload) => (name === 'act' ? act(payload as Intent<'act'>) : refused({ refusal: 'not-playing' })),
  });
  return { ...link, snapshot: computed(() => link.snapshot.value ?? snapshot.value) };
}

export interface TableConnection {
  readonly ended: Promise<TableEnding>;
  /** Rejects when the connection is lost or no answer comes in time; a refusal is an answer. */
  readonly request: AskTable;
  /**
   * Closes the connection. If `isLeaving`, it first tells the table that the member leaves; else the table treats it as a lost
   * connection.
   */
  disconnect(isLeaving: boolean): void;
}

export type ConnectTable = (
  onSnapshot: (snapshot: Snapshot) => void,
  onMessage: (message: ChatMessage) => void,
) => Promise<Result<TableConnection, TableEnding>>;
