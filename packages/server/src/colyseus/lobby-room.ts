import {
  type AuthContext,
  type Client,
  getMessageBytes,
  matchMaker,
  Protocol,
  ServerError,
  subscribeLobby,
} from '@colyseus/core';
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
import { LOBBY_ROW_EVENT, LOBBY_ROWS_EVENT, type LobbyRowEvent } from '../cluster/requests.ts';
import { addressShares } from '../limits/address-shares.ts';
import { networkOf } from '../limits/network.ts';
import { type ClusterRows, openClusterRows } from '../lobby/cluster-rows.ts';
import { inSeconds, listTables } from '../lobby/listed-tables.ts';
import { type LobbyViews, openLobbyViews } from '../lobby/windows.ts';
import { type Reply, type TokenBucket, tokenBucket } from '../table/intents/handle-intent.ts';
import { BaseRoom, type RoomClass } from './base-room.ts';

/** People who may look at the start page's list at once, for each process; and of one address. */
const MOST_VISITORS = 10_000;
const MOST_VISITORS_EACH = 1000;

/** How often somebody may look in another way, in a second. */
const LOOKS_PER_SECOND = 3;

/** How many times as much somebody may send before they are cut off. */
const PATIENCE = 3;

/** The lobby as Colyseus makes it. */
export function lobbyRoom(context: AppContext): RoomClass {
  return class extends LobbyRoom {
    override readonly context = context;
  };
}

/** Somebody who looks at the list. */
type Watcher = Client<{ userData: TokenBucket; auth: { readonly network: string } }>;

/** The live list of open tables. Nobody is sent anything before they look: then the rows they look at, and what changes in them. */
abstract class LobbyRoom extends BaseRoom {
  override autoDispose = false;
  #windows: LobbyViews<Watcher> | undefined;
  #unsubscribe: (() => void) | undefined;
  readonly #shares = addressShares<Watcher>(MOST_VISITORS_EACH);

  static override async onAuth(_token: string, _options: unknown, { ip }: AuthContext): Promise<{ readonly network: string }> {
    return { network: networkOf(ip) };
  }

  override async onCreate(): Promise<void> {
    this.roomId = LOBBY_ROOM;
    await this.setMatchmaking({ unlisted: true, private: true });
    this.maxMessagesPerSecond = PATIENCE * LOOKS_PER_SECOND;
    const { clock } = this.context;
    const tables = listTables(clock);
    const after: typeof clock.after = (milliseconds, run) => clock.after(milliseconds, this.guarded(run));
    const windows = openLobbyViews<Watcher>({ clock: { ...clock, after }, rows: tables.rows, tell });
    this.#windows = windows;
    this.onMessage('look', (watcher: Watcher, payload: unknown, reply: Reply) => this.#answer(watcher, payload, reply));
    this.onMessage('*', () => this.context.count('garbage'));
    const rows = openClusterRows(
      this.guarded(({ code, row }) => {
        if (tables.heard(code, row)) windows.changed();
      }),
    );
    const heard = this.#hearOthers(rows);
    this.#unsubscribe = await subscribeLobby((code, listing) => heard({ code, row: rowIn(listing?.metadata) }));
    for (const { roomId: code, metadata } of await matchMaker.query({ private: false })) heard({ code, row: rowIn(metadata) });
  }

  /** The lobbies of all processes show the same. What is to be done with a row of this one. */
  #hearOthers(rows: ClusterRows): (row: LobbyRowEvent) => void {
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

  override onJoin(watcher: Watcher): void {
    const { network } = watcher.auth as { readonly network: string };
    const isFull = this.clients.length > MOST_VISITORS || !this.#shares.take(watcher, network);
    if (isFull) throw new ServerError(503, 'the lobby is full');
    watcher.userData = tokenBucket(LOOKS_PER_SECOND, performance.now());
  }

  override onLeave(watcher: Watcher): void {
    this.#shares.giveBack(watcher);
    this.#windows?.leave(watcher);
  }

  override onDispose(): void {
    this.#unsubscribe?.();
    this.#windows?.close();
  }

  #answer(watcher: Watcher, payload: unknown, reply: Reply): unknown {
    if (reply.id === undefined) return this.context.count('garbage'); // A message is no request.
    const page = this.#look(watcher, payload);
    if (page.ok) return page.value;
    this.context.count(`refused ${page.refusal}`);
    return reply.reject({ refusal: page.refusal });
  }

  #look(watcher: Watcher, payload: unknown): Result<LobbyPage, LobbyRefusal['refusal']> {
    if (!watcher.userData?.take(performance.now())) return refused('too-fast');
    const look = v.safeParse(lobbyQuerySchema, payload);
    if (!look.success || this.#windows === undefined) return refused('malformed');
    const list = this.#windows.look(watcher, look.output);
    return accepted({ ...list, now: inSeconds(this.context.clock.now()) });
  }
}

function rowIn(metadata: unknown): string | null {
  const row = typeof metadata === 'object' && metadata !== null && 'row' in metadata ? metadata.row : null;
  return typeof row === 'string' ? row : null;
}

/** One frame for all who look alike. */
function tell(watchers: ReadonlySet<Watcher>, changes: LobbyChanges): number {
  const name: keyof LobbyMessages = 'changes';
  const frame = getMessageBytes.raw(Protocol.ROOM_DATA, name, changes);
  for (const watcher of watchers) watcher.enqueueRaw(frame);
  return frame.byteLength;
}
