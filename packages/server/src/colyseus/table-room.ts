import { setImmediate } from 'node:timers/promises';
import { CloseCode, matchMaker, ServerError } from '@colyseus/core';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { memo } from '@hundredfold/shared/core/lazy.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import type { AppContext } from '../app/context.ts';
import type { VerifiedJoin } from '../cluster/requests.ts';
import { type Handovers, openHandovers } from '../directory/handovers.ts';
import type { AttachedRoom, LoadedTable, ShownRoomFacts } from '../directory/local-rooms.ts';
import { memberBySeat } from '../groups/member-by-seat.ts';
import { type Listing, listingOf } from '../lobby/lobby-listing.ts';
import type { TableStatus } from '../ops/process-status.ts';
import type { StoredTable } from '../storage/stored-table.ts';
import { forgetPerson } from '../table/forget-person.ts';
import { handleRequest, type IntentMessage, type Reply } from '../table/intents/handle-intent.ts';
import { joinTable, leaveTable, TurnedAway } from '../table/join-table.ts';
import { openTable } from '../table/open-table.ts';
import { tableStatus } from '../table/queries/own-table.ts';
import type { TurnClocks } from '../table/state/seat-clock.ts';
import { knownBy } from '../table/state/seating.ts';
import type { Table, TableValue } from '../table/state/table.ts';
import { halt } from '../table/turn/halt.ts';
import { authorize, BaseRoom, type RoomClass } from './base-room.ts';
import { type RoomStatePublisher, roomStatePublisher } from './state-publisher.ts';
import { revealHandTo, type TableClient, tableConnections, watchFrames } from './table-connections.ts';

export function tableRoom(game: Game, context: AppContext, handovers: Handovers = openHandovers()): RoomClass<TableRoomOptions> {
  return class extends TableRoom {
    override readonly game = game;
    override readonly context = context;
    override readonly handovers = handovers;
  };
}

/** Returns the rooms that a server has open. Tests open several servers in a process, one after the other. */
export const loadedTables = memo((_: AppContext) => new Set<TableRoom>());

export function loadedTable(code: string): TableRoom | undefined {
  const room = matchMaker.getLocalRoomById(code);
  return room instanceof TableRoom ? room : undefined;
}

interface TableRoomOptions {
  state: TableState;
  metadata: Listing;
  client: TableClient;
}

/** Handles the connections of a table; the table itself decides everything else. */
export abstract class TableRoom extends BaseRoom<TableRoomOptions> implements LoadedTable {
  abstract readonly game: Game;
  abstract readonly handovers: Handovers;
  /** The spectator rooms. The table stays loaded as long as it has one. */
  readonly attachedRooms = new Set<AttachedRoom>();
  override autoDispose = false;
  readonly #connections = tableConnections();
  #table: Table | undefined;
  #shown: TableValue | undefined;
  #closedWith: number = CLOSE_CODES.otherRoom;
  readonly #since = new Date();

  /** Throws before the room is open. */
  get table(): Table {
    if (this.#table === undefined) throw new Error('the room is used before it was opened');
    return this.#table;
  }

  override async onCreate({ code, created }: { code: string; created?: StoredTable }): Promise<void> {
    this.roomId = code;
    const { game, context } = this;
    const lease = await context.storage.claim(code);
    const stored = lease === null ? null : (created ?? (await context.storage.loadTable(code)));
    if (lease === null || stored === null) throw new ServerError(404, 'no such table');
    const publisher = roomStatePublisher(game, context.graceSeconds);
    this.state = publisher.state;
    this.#table = await openTable({
      context,
      game,
      stored,
      lease,
      settings: this.handovers.arrive(code),
      disconnect: (memberId) => this.#connections.of(memberId)?.leave(CLOSE_CODES.removed),
      // The room closes after the answer to the request that caused the move has been sent.
      moveToOtherRoom: (settings) => {
        const closed = new Promise((sent) => process.nextTick(sent)).then(() => this.disconnect(CLOSE_CODES.otherRoom));
        this.handovers.begin(code, settings, closed);
      },
      stepDown: () => void this.disconnect(CLOSE_CODES.otherRoom),
      sendChat: (memberId, line) => this.#connections.of(memberId)?.send('line', line),
      publishers: [{ publish: (value, clocks) => this.#publish(value, clocks, publisher) }, ...memberBySeat(context, stored)],
    });
    this.hearIntents((client, message, reply) => this.#hear(client, message, reply));
    this.onMessage('*', () => undefined); // Messages are counted as garbage, not answered.
    this.closeSoon();
    loadedTables(context).add(this);
  }

  override async onJoin(client: TableClient): Promise<void> {
    const { known: visitor, game = this.game.id } = client.auth as VerifiedJoin;
    const known = authorize(this.context, visitor);
    if (game !== this.game.id) throw new ServerError(CLOSE_CODES.otherRoom, 'other room');
    const { table } = this;
    this.cancelClosing();
    const onArrival = (memberId: number): void => this.#connections.connect(client, memberId);
    await joinTable(table, known.personId, known.name, { ...known, onArrival }).catch((error: unknown) => {
      throw error instanceof TurnedAway ? new ServerError(CLOSE_CODES[error.message], error.message) : error;
    });
    if (table.isClosed) throw new ServerError(CLOSE_CODES.otherRoom, 'other room');
    revealHandTo(client, this.state, table.value);
    client.view?.changes.clear(); // The full state follows the join, so no part of it may be sent again.
    watchFrames(client, () => this.context.count('garbage'));
  }

  override async onLeave(client: TableClient, code?: number): Promise<void> {
    client.view?.dispose();
    const memberId = this.#connections.remove(client);
    if (this.#connections.memberIds().length === 0) this.closeSoon();
    await afterReading(); // A move that came just before is made.
    const isBack = (): boolean => memberId !== null && this.#connections.of(memberId) !== undefined;
    if (memberId !== null) await leaveTable(this.table, memberId, code === CloseCode.CONSENTED, isBack);
  }

  override async onDispose(): Promise<void> {
    loadedTables(this.context).delete(this);
    this.cancelClosing();
    this.#table?.timers.keepOnly(new Set());
    this.context.chats.putAway(this.roomId);
    for (const room of this.attachedRooms) room.close(this.#closedWith);
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

  protected override isNeeded(): boolean {
    return this.attachedRooms.size > 0;
  }

  status(): TableStatus {
    return tableStatus(this.table, { since: this.#since, here: this.#connections.memberIds() });
  }

  showFacts(facts: Partial<ShownRoomFacts>): void {
    Object.assign(this.state, facts);
    this.broadcastPatch();
  }

  disconnectPerson(personId: string, code: number): void {
    const memberId = knownBy(this.table.value.seating, personId)?.memberId;
    if (memberId !== undefined) this.#connections.of(memberId)?.leave(code);
    for (const room of this.attachedRooms) room.disconnectPerson(personId, code);
  }

  async forget(personId: string): Promise<void> {
    const memberId = await forgetPerson(this.table, personId);
    if (memberId !== null) this.#connections.of(memberId)?.leave(CLOSE_CODES.forgotten);
    this.disconnectPerson(personId, CLOSE_CODES.forgotten);
  }

  async #hear(client: TableClient, message: IntentMessage, reply: Reply): Promise<unknown> {
    const { userData } = client;
    if (userData === undefined) return undefined;
    if (reply.id !== undefined) userData.heard++;
    if (this.#connections.of(userData.memberId) !== client) return undefined;
    await afterReading();
    if (message.name === 'report' && !(await this.mayReport(client.auth as VerifiedJoin)))
      return reply.reject({ refusal: 'too-fast' });
    return handleRequest({ ...message, table: this.table, memberId: userData.memberId }, reply);
  }

  /** Sends one change as one patch. */
  #publish(value: TableValue, clocks: TurnClocks, publisher: RoomStatePublisher): void {
    const before = this.#shown;
    this.#shown = value;
    const isMore = publisher.publish(value, clocks);
    this.#connections.update(this.state, before, value);
    this.broadcastPatch();
    if (isMore) this.#list(value);
  }

  #list(value: TableValue): void {
    const listing = listingOf({ code: this.roomId, game: this.game }, value);
    if (listing.row === this.metadata?.row) return;
    void this.setMetadata(listing);
    void this.setPrivate(listing.row === null);
  }
}

let reading: Promise<unknown> | null = null;

/**
 * Resolves once everything that has arrived until now is read. The work that waits for it is done step by step, each step for all of
 * it, so that the processor runs the same code many times in a row: a busy server needs some 4 % less time for a move.
 */
function afterReading(): Promise<unknown> {
  reading ??= setImmediate().then(() => (reading = null));
  return reading;
}
