import { type Client, getMessageBytes, matchMaker, Protocol, ServerError, subscribeLobby } from '@colyseus/core';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import {
  LOBBY_ROOM,
  type LobbyMessages,
  type LobbyPage,
  type LobbyRefusal,
  lobbyQuerySchema,
} from '@hundredfold/shared/protocol/lobby.ts';
import type { LobbyChanges } from '@hundredfold/shared/protocol/lobby-changes.ts';
import * as v from 'valibot';
import type { AppContext } from '../app/context.ts';
import { LOBBY_ROW_EVENT, LOBBY_ROWS_EVENT, type LobbyRowEvent, type VerifiedJoin } from '../cluster/requests.ts';
import { addressShares } from '../limits/address-shares.ts';
import { perSecond } from '../limits/rate-limit.ts';
import { type ClusterRows, openClusterRows } from '../lobby/cluster-rows.ts';
import { inSeconds, openListedTables } from '../lobby/listed-tables.ts';
import { type LobbyViews, openLobbyViews } from '../lobby/lobby-views.ts';
import type { Reply } from '../table/intents/handle-intent.ts';
import { BaseRoom, OVERRUN_FACTOR, type RoomClass } from './base-room.ts';

const MAX_VISITORS = 10_000;
const MAX_VISITORS_PER_ADDRESS = 1000;

const LOOKS_PER_SECOND = 3;

export function lobbyRoom(context: AppContext): RoomClass {
  return class extends LobbyRoom {
    override readonly context = context;
  };
}

type LobbyClient = Client<{ auth: VerifiedJoin }>;

/**
 * The live list of open tables. A client receives nothing before it looks; then it receives the rows in its view and their
 * changes.
 */
abstract class LobbyRoom extends BaseRoom {
  override autoDispose = false;
  #views: LobbyViews<LobbyClient> | undefined;
  #unsubscribe: (() => void) | undefined;
  readonly #shares = addressShares<LobbyClient>(MAX_VISITORS_PER_ADDRESS);
  readonly #looks = perSecond<string>(LOOKS_PER_SECOND);

  override async onCreate(): Promise<void> {
    this.roomId = LOBBY_ROOM;
    await this.setMatchmaking({ unlisted: true, private: true });
    this.maxMessagesPerSecond = OVERRUN_FACTOR * LOOKS_PER_SECOND;
    const { clock } = this.context;
    const tables = openListedTables(clock);
    const after: typeof clock.after = (milliseconds, run) => clock.after(milliseconds, this.guarded(run));
    const views = openLobbyViews<LobbyClient>({ clock: { ...clock, after }, rows: tables.rows, tell });
    this.#views = views;
    this.onMessage('look', (client: LobbyClient, payload: unknown, reply: Reply) => this.#answer(client, payload, reply));
    this.onMessage('*', () => this.context.count('garbage'));
    const rows = openClusterRows(
      this.guarded(({ code, row }) => {
        if (tables.heard(code, row)) views.changed();
      }),
    );
    const heard = this.#shareRows(rows);
    this.#unsubscribe = await subscribeLobby((code, listing) => heard({ code, row: rowIn(listing?.metadata) }));
    for (const { roomId: code, metadata } of await matchMaker.query({ private: false })) heard({ code, row: rowIn(metadata) });
  }

  #shareRows(rows: ClusterRows): (row: LobbyRowEvent) => void {
    const { bus } = this.context;
    bus.subscribe(LOBBY_ROW_EVENT, (row, from) => rows.told(from, row));
    bus.subscribe(LOBBY_ROWS_EVENT, (all, from) => rows.toldAll(from, all));
    bus.onProcessJoined((process) => bus.publish(LOBBY_ROWS_EVENT, rows.of(bus.name), process));
    bus.onProcessLeft((process) => rows.toldAll(process, []));
    return (row) => {
      rows.told(bus.name, row);
      bus.publish(LOBBY_ROW_EVENT, row);
    };
  }

  override onJoin(client: LobbyClient): void {
    const { network } = client.auth as VerifiedJoin;
    const isFull = this.clients.length > MAX_VISITORS || !this.#shares.take(client, network);
    if (isFull) throw new ServerError(503, 'the lobby is full');
  }

  override onLeave(client: LobbyClient): void {
    this.#shares.giveBack(client);
    this.#views?.leave(client);
  }

  override onDispose(): void {
    this.#unsubscribe?.();
    this.#views?.close();
  }

  #answer(client: LobbyClient, payload: unknown, reply: Reply): unknown {
    if (reply.id === undefined) return this.context.count('garbage'); // A message is not a request.
    const page = this.#look(client, payload);
    if (page.ok) return page.value;
    this.context.count(`refused ${page.refusal}`);
    return reply.reject({ refusal: page.refusal });
  }

  #look(client: LobbyClient, payload: unknown): Result<LobbyPage, LobbyRefusal['refusal']> {
    if (!this.#looks.take(client.sessionId)) return refused('too-fast');
    const look = v.safeParse(lobbyQuerySchema, payload);
    if (!look.success || this.#views === undefined) return refused('malformed');
    const list = this.#views.look(client, look.output);
    return accepted({ ...list, now: inSeconds(this.context.clock.now()) });
  }
}

function rowIn(metadata: unknown): string | null {
  const row = typeof metadata === 'object' && metadata !== null && 'row' in metadata ? metadata.row : null;
  return typeof row === 'string' ? row : null;
}

function tell(clients: ReadonlySet<LobbyClient>, changes: LobbyChanges): number {
  const name: keyof LobbyMessages = 'changes';
  const frame = getMessageBytes.raw(Protocol.ROOM_DATA, name, changes);
  for (const client of clients) client.enqueueRaw(frame);
  return frame.byteLength;
}
