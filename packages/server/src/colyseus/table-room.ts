import { CloseCode, ServerError } from '@colyseus/core';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Result } from '@hundredfold/shared/core/result.ts';
import { INTENT_NAMES } from '@hundredfold/shared/protocol/intents.ts';
import type { SpectatorRoomKind } from '@hundredfold/shared/protocol/spectators.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import type { AppContext } from '../app/context.ts';
import type { VerifiedJoin } from '../cluster/requests.ts';
import { type Handovers, openHandovers } from '../directory/handovers.ts';
import { authorize } from '../identity/person-id.ts';
import { perSecond } from '../limits/rate-limit.ts';
import { isSameListing, type Listing, listingOf } from '../lobby/lobby-listing.ts';
import type { TableStatus } from '../ops/process-status.ts';
import { handleRequest, type Reply, type TableRequest } from '../table/intents/handle-intent.ts';
import { mayWatch } from '../table/intents/spectators.ts';
import { startByItself } from '../table/intents/start.ts';
import { tableStatus } from '../table/queries/own-table.ts';
import { enqueue, halt, stepDown } from '../table/runtime/commit.ts';
import { forgetPerson } from '../table/runtime/forget.ts';
import { joinTable, leaveTable, TurnedAway } from '../table/runtime/join.ts';
import { openTable } from '../table/runtime/open-table.ts';
import { withEveryoneAway } from '../table/state/presence.ts';
import type { TurnClocks } from '../table/state/seat-clock.ts';
import { knownBy, personAt, seatFor } from '../table/state/seating.ts';
import { seatSharedWith } from '../table/state/shared-hands.ts';
import { settingsOf, type Table, type TableSettings, type TableValue } from '../table/state/table.ts';
import { BaseRoom, OVERRUN_FACTOR, type RoomClass } from './base-room.ts';
import { type RoomStatePublisher, roomStatePublisher } from './state-publisher.ts';
import { sendTogether, setVisibleSeat, type TableClient, watchFrames } from './table-client.ts';

/** A room beside a table's room, for people who see more of the table than its own room shows. */
export interface AttachedRoom {
  /** Closes the connection of a person. */
  showOut(personId: string, code: number): void;
  /** Closes the room, and its connections with this code. */
  close(code: number): void;
}

/** Returns the table room class that Colyseus instantiates for a game. */
export function tableRoom(game: Game, context: AppContext, handovers: Handovers = openHandovers()): RoomClass<TableRoomOptions> {
  return class extends TableRoom {
    override readonly game = game;
    override readonly context = context;
    override readonly handovers = handovers;
  };
}

interface TableRoomOptions {
  state: TableState;
  metadata: Listing;
  client: TableClient;
}

/** Handles the connections of a table; the table itself decides everything else. */
export abstract class TableRoom extends BaseRoom<TableRoomOptions> {
  /** The rooms of this process whose tables are loaded. */
  static readonly loaded = new Set<TableRoom>();
  abstract readonly game: Game;
  abstract readonly handovers: Handovers;
  override autoDispose = false;
  readonly #clients = new Map<number, TableClient>();
  readonly #annexes = new Set<AttachedRoom>();
  #table: Table | undefined;
  #shown: TableValue | undefined;
  /** The code with which the room has closed its connections. */
  #closedWith: number = CLOSE_CODES.otherRoom;
  readonly #since = new Date();

  /** Throws before the room is open. */
  get table(): Table {
    if (this.#table === undefined) throw new Error('the room is used before it was opened');
    return this.#table;
  }

  override async onCreate({ code }: { code: string }): Promise<void> {
    this.roomId = code;
    const { game, context } = this;
    const lease = await context.storage.claim(code);
    const stored = lease === null ? null : await context.storage.loadTable(code);
    if (lease === null || stored === null) throw new ServerError(404, 'no such table');
    const publisher = roomStatePublisher(game, context.graceSeconds);
    this.state = publisher.state;
    this.#table = await openTable({
      context,
      game,
      stored,
      lease,
      settings: this.handovers.arrive(code),
      disconnect: (memberId) => this.#clients.get(memberId)?.leave(CLOSE_CODES.removed),
      moveToOtherRoom: (settings) => this.#moveToOtherRoom(settings),
      stepDown: () => void this.disconnect(CLOSE_CODES.otherRoom),
      sendChat: (memberId, line) => this.#clients.get(memberId)?.send('line', line),
      publishers: [{ publish: (value, clocks) => this.#show(value, clocks, publisher) }],
    });
    this.#list(this.#table.value);
    const requests = perSecond<string>(context.messagesPerSecond);
    for (const name of INTENT_NAMES) {
      this.onMessage(name, (client, payload, reply) =>
        this.#hear(client, { name, payload, isWithinLimit: () => requests.take(client.sessionId) }, reply),
      );
    }
    this.maxMessagesPerSecond = OVERRUN_FACTOR * context.messagesPerSecond;
    this.onMessage('*', () => undefined); // Messages are counted as garbage, not answered.
    this.closeSoon();
    TableRoom.loaded.add(this);
  }

  override async onJoin(client: TableClient): Promise<void> {
    const { known: visitor, game = this.game.id } = client.auth as VerifiedJoin;
    const known = authorize(this.context, visitor);
    if (game !== this.game.id) throw new ServerError(CLOSE_CODES.otherRoom, 'other room');
    const { table } = this;
    this.cancelClosing();
    const onArrival = (memberId: number): void => this.#connect(client, memberId);
    await joinTable(table, known.personId, known.name, { ...known, onArrival }).catch((error: unknown) => {
      throw error instanceof TurnedAway ? new ServerError(CLOSE_CODES[error.why], error.why) : error;
    });
    if (table.isClosed) throw new ServerError(CLOSE_CODES.otherRoom, 'other room');
    this.#showHand(client, table.value);
    client.view?.changes.clear(); // The full state follows the join, so no part of it may be sent again.
    watchFrames(client, () => this.context.count('garbage'));
  }

  override async onLeave(client: TableClient, code?: number): Promise<void> {
    client.view?.dispose();
    const memberId = client.userData?.memberId;
    if (memberId !== undefined && this.#clients.get(memberId) === client) {
      this.#clients.delete(memberId);
      await leaveTable(this.table, memberId, code === CloseCode.CONSENTED, () => this.#clients.has(memberId));
    }
    if (this.#clients.size === 0) this.closeSoon();
  }

  override async onDispose(): Promise<void> {
    TableRoom.loaded.delete(this);
    this.cancelClosing();
    this.#table?.timers.keepOnly(new Set());
    this.context.chats.putAway(this.roomId);
    for (const annex of this.#annexes) annex.close(this.#closedWith);
    await this.#table?.queue(() => undefined);
    if (this.#table === undefined) return;
    // The cleanup counts only tables that it finds loaded, and a visit may be shorter than the time between two cleanups.
    await this.context.storage.touch([this.roomId]).catch(() => undefined);
    await this.context.storage.release(this.#table.lease);
  }

  override disconnect(code: number = this.#closedWith): ReturnType<BaseRoom['disconnect']> {
    this.#closedWith = code;
    return super.disconnect(code);
  }

  protected override onBug(error: unknown): void {
    if (this.#table !== undefined) halt(this.#table, { room: 'bug' }, error);
  }

  /** Prepares the game of a matched table before any of its players has arrived. It starts as soon as they have committed. */
  begin(): Promise<Result<null, string>> {
    const { table } = this;
    return enqueue(table, { begin: 'laid' }, () => startByItself(table));
  }

  /** Shows everyone at the table whether its players look for a game together. */
  showSeeking(isSeeking: boolean): void {
    this.state.seeking = isSeeking;
    this.broadcastPatch();
  }

  /** Returns what an admin may see of the table; `null` before it is open. */
  status(): TableStatus | null {
    return this.#table === undefined ? null : tableStatus(this.#table, { since: this.#since, here: [...this.#clients.keys()] });
  }

  /** Closes the connection of a person. */
  showOut(personId: string, why: number): void {
    const memberId = knownBy(this.table.value.seating, personId)?.memberId;
    if (memberId !== undefined) this.#clients.get(memberId)?.leave(why);
    for (const annex of this.#annexes) annex.showOut(personId, why);
  }

  /** Closes the table for the admin: the table and its current game are deleted, and everyone is told. */
  async shut(): Promise<void> {
    const { table } = this;
    await table.queue(async () => {
      await this.context.storage.dropTable(table.lease);
      table.isClosed = true;
    });
    await this.disconnect(CLOSE_CODES.shut);
  }

  /** Adds a spectator room; the table stays loaded as long as it has one. */
  attach(annex: AttachedRoom): Table {
    this.#annexes.add(annex);
    return this.table;
  }

  detach(annex: AttachedRoom): void {
    this.#annexes.delete(annex);
  }

  /** Shows everyone at the table how many spectators watch in a spectator room. */
  showSpectatorCount(kind: SpectatorRoomKind, readers: number): void {
    const field = kind === 'hands' ? 'handsSpectators' : 'publicSpectators';
    if (this.state[field] === readers) return;
    this.state[field] = readers;
    this.broadcastPatch();
  }

  /** Makes the table forget a person and closes their connection. */
  async forget(personId: string): Promise<void> {
    const memberId = await forgetPerson(this.table, personId);
    if (memberId !== null) this.#clients.get(memberId)?.leave(CLOSE_CODES.forgotten);
    for (const annex of this.#annexes) annex.showOut(personId, CLOSE_CODES.forgotten);
  }

  /** Returns whether the table goes on in another room. */
  get isLeft(): boolean {
    return this.#table?.isClosed === true;
  }

  /** Leaves the table, since another process has taken it over. */
  stepDown(): void {
    stepDown(this.table);
  }

  /** Hands the table and its people over to another process. That process answers requests that arrive meanwhile. */
  async handOver(wake: (settings: TableSettings | null) => Promise<void>): Promise<void> {
    const { table } = this;
    await table.queue(async () => {
      const { value } = table;
      table.isClosed = true;
      // If the release fails, the lease ends with this process, and the other process can load the table then.
      await this.context.storage
        .release(table.lease)
        .catch((error: unknown) => this.context.log.warn({ err: error }, 'a table could not be released'));
      const settings =
        value.phase === 'halted' ? null : { ...settingsOf(value), shuffle: null, seating: withEveryoneAway(value.seating) };
      await wake(settings).catch((error: unknown) => this.context.log.warn({ err: error }, 'a table was not taken over at once'));
    });
    // All clients are told at once; otherwise the room would wait for reserved seats that nobody takes.
    void this.disconnect(CLOSE_CODES.otherRoom);
  }

  /** Makes this the only connection of a person. */
  #connect(client: TableClient, memberId: number): void {
    client.userData = { memberId, seat: null, heard: 0 };
    const elsewhere = this.#clients.get(memberId);
    this.#clients.set(memberId, client);
    elsewhere?.leave(CLOSE_CODES.elsewhere);
  }

  async #hear(client: TableClient, request: Omit<TableRequest, 'table' | 'memberId'>, reply: Reply): Promise<unknown> {
    const { userData } = client;
    if (userData === undefined) return undefined;
    if (reply.id !== undefined) userData.heard++;
    if (this.#clients.get(userData.memberId) !== client) return undefined;
    if (request.name === 'report' && !(await this.mayReport(client.auth as VerifiedJoin)))
      return reply.reject({ refusal: 'too-fast' });
    return handleRequest({ ...request, table: this.table, memberId: userData.memberId }, reply);
  }

  /** Publishes one change as one patch. */
  #show(value: TableValue, clocks: TurnClocks, publisher: RoomStatePublisher): void {
    const before = this.#shown;
    this.#shown = value;
    publisher.publish(value, clocks);
    if (value.seating !== before?.seating || value.phase !== before.phase || value.sharedHands !== before.sharedHands) {
      for (const client of this.#clients.values()) this.#showHand(client, value);
      this.#disconnectUnwatched(value);
    }
    sendTogether(this.#clients.values());
    this.broadcastPatch();
    if (before === undefined || !isSameListing(before, value)) this.#list(value);
  }

  #disconnectUnwatched(value: TableValue): void {
    for (const [memberId, client] of this.#clients) {
      const person = personAt(value.seating, memberId);
      if (person !== undefined && !mayWatch(value, person.personId)) client.leave(CLOSE_CODES.unwatched);
    }
  }

  #showHand(client: TableClient, value: TableValue): void {
    const memberId = client.userData?.memberId ?? 0;
    const seat = seatFor(value.seating, memberId) ?? seatSharedWith(value, memberId);
    setVisibleSeat(client, seat === null ? null : (this.state.seats[seat] ?? null));
  }

  #list(value: TableValue): void {
    const table = this.#table;
    if (table === undefined) return;
    const listing = listingOf(table, value);
    if (listing.row === this.metadata?.row) return;
    void this.setMetadata(listing);
    void this.setPrivate(listing.row === null);
  }

  /** Closes the room after the answer to the request that caused the move has been sent. */
  #moveToOtherRoom(settings: TableSettings): void {
    const closed = new Promise((resolve) => setImmediate(resolve)).then(() => this.disconnect(CLOSE_CODES.otherRoom));
    this.handovers.begin(this.roomId, settings, closed);
  }

  /** Returns whether a spectator room depends on this room. */
  protected override isNeeded(): boolean {
    return this.#annexes.size > 0;
  }
}
