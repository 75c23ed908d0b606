import { type Client, ServerError } from '@colyseus/core';
import { refused } from '@hundredfold/shared/core/result.ts';
import { defaultAvatar } from '@hundredfold/shared/protocol/avatar.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { type SpectatorRoomKey, type SpectatorRoomKind, spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import { MAX_MEMBER_ID } from '@hundredfold/shared/protocol/table-facts.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import type { WebSocket } from 'ws';
import type { AppContext } from '../app/context.ts';
import type { VerifiedJoin } from '../cluster/requests.ts';
import type { AttachedRoom } from '../directory/local-rooms.ts';
import { addressShares } from '../limits/address-shares.ts';
import { perSecond } from '../limits/rate-limit.ts';
import type { ProcessStatus } from '../ops/process-status.ts';
import { openSpectatorChat, type SpectatorChat } from '../spectators/spectator-chat.ts';
import { delayedHandsView, publicView, type SpectatorView } from '../spectators/spectator-view.ts';
import type { PersonInChat } from '../table/intents/chat.ts';
import type { IntentMessage, Reply } from '../table/intents/handle-intent.ts';
import { freezeName } from '../table/state/frozen-names.ts';
import type { TurnClocks } from '../table/state/seat-clock.ts';
import { type Seating, seatKnownBy } from '../table/state/seating.ts';
import { mayWatch } from '../table/state/spectators.ts';
import { removalOf, type Table, type TableValue } from '../table/state/table.ts';
import { authorize, BaseRoom, type RoomClass } from './base-room.ts';
import { type LowPriorityQueue, openLowPriorityQueue, sendWithLowPriority } from './low-priority-queue.ts';
import { roomStatePublisher } from './state-publisher.ts';
import { loadedTable, type TableRoom } from './table-room.ts';

export const SPECTATOR_ROOM = 'spectator room';

const MAX_SPECTATORS = 2000;
const MAX_SPECTATORS_PER_ADDRESS = 500;

/** The number of times a second that a client may ask for the aliases of the others: each is a hash. A page asks once for each click. */
const ALIAS_REQUESTS_PER_SECOND = 2;

const COUNT_DELAY_MS = 1000;

export function spectatorRoom(context: AppContext): RoomClass<SpectatorRoomOptions> {
  const aside = openLowPriorityQueue();
  return class extends SpectatorRoom {
    override readonly context = context;
    override readonly aside = aside;
  };
}

type SpectatorClient = Client<{ userData: PersonInChat; auth: VerifiedJoin }>;

interface SpectatorRoomOptions {
  state: TableState;
  client: SpectatorClient;
}

/** A table as many spectators without a seat see it. They chat among themselves; no request of theirs changes anything else. */
export abstract class SpectatorRoom extends BaseRoom<SpectatorRoomOptions> implements AttachedRoom {
  abstract readonly aside: LowPriorityQueue;
  override autoDispose = false;
  readonly #spectators = new Map<string, SpectatorClient>();
  readonly #shares = addressShares<SpectatorClient>(MAX_SPECTATORS_PER_ADDRESS);
  #at: { readonly home: TableRoom; readonly table: Table; readonly kind: SpectatorRoomKind } | undefined;
  #view: SpectatorView | undefined;
  #seating: Seating | undefined;
  #chat: SpectatorChat | undefined;
  /** The match for which the names of all spectators are frozen. */
  #matchNumber = 0;
  /** The number of the latest spectator. These numbers are no member ids of the table, so no page takes someone there for itself. */
  #last = MAX_MEMBER_ID;
  #counting: NodeJS.Timeout | undefined;

  override async onCreate(place: SpectatorRoomKey): Promise<void> {
    const home = loadedTable(place.code);
    if (home === undefined) throw new ServerError(404, 'no such table');
    this.roomId = spectatorRoomId(place);
    await this.setMatchmaking({ unlisted: true, private: true });
    const { table } = home;
    home.attachedRooms.add(this);
    this.#at = { home, table, kind: place.kind };
    const publisher = roomStatePublisher(table.game, this.context.graceSeconds, place.kind === 'hands' ? 'open' : 'own');
    this.state = publisher.state;
    const show = (value: TableValue, clocks: TurnClocks): void => {
      publisher.publish(value, clocks);
      this.#disconnectSeated(value);
      this.#freezeAll(value);
      this.broadcastPatch();
    };
    const spectatorIds = () => [...this.#spectators.keys()];
    const viewOptions = { table, spectatorIds, show, close: () => this.close(CLOSE_CODES.unwatched) };
    this.#view = place.kind === 'hands' ? delayedHandsView(viewOptions) : publicView(viewOptions);
    const tell = (to: PersonInChat, line: ChatMessage): void => this.#spectators.get(to.personId)?.send('line', line);
    this.#chat = openSpectatorChat({ id: this.roomId, table, spectators: () => this.#connected(), tell });
    const aliasRequests = perSecond<string>(ALIAS_REQUESTS_PER_SECOND);
    this.hearIntents((client, message, reply) => {
      const mayAskForAliases = () => message.name !== 'signs' || aliasRequests.take(client.sessionId);
      const isWithinLimit = () => message.isWithinLimit() && mayAskForAliases();
      return this.#hear(client, { ...message, isWithinLimit }, reply);
    });
    this.onMessage('*', () => this.context.count('garbage'));
    this.closeSoon();
    await this.#view.open();
  }

  override async onJoin(client: SpectatorClient): Promise<void> {
    const { known: visitor, game, network } = client.auth as VerifiedJoin;
    const known = authorize(this.context, visitor);
    const table = this.#at?.table;
    if (table === undefined || (game !== undefined && game !== table.game.id))
      throw new ServerError(CLOSE_CODES.otherRoom, 'other room');
    const { personId, name } = known;
    const isFull = this.#spectators.size >= MAX_SPECTATORS || !this.#shares.take(client, network);
    if (isFull) throw new ServerError(CLOSE_CODES.full, 'full');
    this.cancelClosing();
    // The client is registered first, so that it is recorded before anything more is shown. If it is rejected, it leaves.
    this.#spectators.set(personId, client);
    await this.#view?.admit(personId).catch((error: unknown) => {
      throw table.isClosed ? new ServerError(CLOSE_CODES.otherRoom, 'other room') : error;
    });
    checkMayWatch(table.value, personId);
    client.userData = { memberId: ++this.#last, personId, name };
    this.#freeze(client, known.seal);
    sendWithLowPriority(client.ref as WebSocket, this.aside);
    const clients = this.#clientsOf(personId);
    for (const earlier of clients.slice(0, clients.indexOf(client))) earlier.leave(CLOSE_CODES.elsewhere);
    this.#countSoon();
  }

  override onLeave(client: SpectatorClient): void {
    this.#shares.giveBack(client);
    this.#unregister(client);
    if (client.userData !== undefined) this.#chat?.leave(client.userData);
    this.#countSoon();
    if (this.#spectators.size === 0) this.closeSoon();
  }

  override onDispose(): void {
    this.cancelClosing();
    clearTimeout(this.#counting);
    this.context.chats.putAway(this.roomId);
    this.#view?.close();
    this.#showCount(0);
    this.#at?.home.attachedRooms.delete(this);
  }

  status(): ProcessStatus['galleries'][number] {
    return { code: this.#at?.table.code ?? '', people: this.#connected() };
  }

  disconnectPerson(personId: string, code: number): void {
    for (const client of this.#clientsOf(personId)) client.leave(code);
  }

  close(code: number): void {
    this.#view?.close();
    void this.disconnect(code);
  }

  async #hear(client: SpectatorClient, { name, payload, isWithinLimit }: IntentMessage, reply: Reply): Promise<unknown> {
    const { userData } = client;
    if (reply.id === undefined || userData === undefined) return undefined;
    const isAllowed = isWithinLimit() && (name !== 'report' || (await this.mayReport(client.auth as VerifiedJoin)));
    if (!isAllowed) this.context.count('refused too-fast');
    const answer = isAllowed ? await this.#chat?.answer(userData, name, payload) : refused('too-fast');
    if (answer === undefined) return reply.reject({ refusal: 'halted' });
    return answer.ok ? answer.value : reply.reject({ refusal: answer.refusal });
  }

  #connected(): readonly PersonInChat[] {
    return [...this.#spectators.values()].flatMap(({ userData }) => userData ?? []);
  }

  /** Returns the clients of a person in the order in which they came, with those that are not admitted yet. */
  #clientsOf(personId: string): readonly SpectatorClient[] {
    return this.clients.filter(({ auth }) => auth?.known?.personId === personId);
  }

  /** Removes a client that has left or was rejected. The person stays registered as long as they have another one here. */
  #unregister(client: SpectatorClient): void {
    const { personId } = client.auth?.known ?? {};
    if (personId === undefined || this.#spectators.get(personId) !== client) return;
    const other = this.#clientsOf(personId).findLast((each) => each !== client);
    if (other === undefined) this.#spectators.delete(personId);
    else this.#spectators.set(personId, other);
  }

  /** Disconnects spectators who sit at the table: nobody may see all hands of a table at which they play. */
  #disconnectSeated({ seating }: TableValue): void {
    if (seating === this.#seating) return;
    this.#seating = seating;
    for (const personId of this.#spectators.keys())
      if (seatKnownBy(seating, personId) !== null) this.disconnectPerson(personId, CLOSE_CODES.unwatched);
  }

  /**
   * Freezes the name of a spectator in a room with open hands, so that no spectator can later join the table under a name that
   * reveals the hands.
   */
  #freeze({ userData }: SpectatorClient, seal?: number): void {
    if (this.#at?.kind !== 'hands' || userData === undefined) return;
    const { personId, name, memberId } = userData;
    freezeName(this.#at.table, { personId, name, seal: seal ?? defaultAvatar(memberId) });
  }

  #freezeAll({ matchNumber }: TableValue): void {
    if (matchNumber === this.#matchNumber) return;
    this.#matchNumber = matchNumber;
    for (const reader of this.#spectators.values()) this.#freeze(reader);
  }

  #countSoon(): void {
    const count = this.guarded(() => {
      this.#counting = undefined;
      this.#showCount(this.#spectators.size);
    });
    this.#counting ??= setTimeout(count, COUNT_DELAY_MS);
  }

  #showCount(count: number): void {
    const fact = this.#at?.kind === 'hands' ? 'handsSpectators' : 'publicSpectators';
    this.#at?.home.showFacts({ [fact]: count });
  }
}

/** Throws the reason if a person may not watch a table from a spectator room. */
function checkMayWatch(value: TableValue, personId: string): void {
  const mayLook = seatKnownBy(value.seating, personId) === null && mayWatch(value, personId);
  if (!mayLook) throw new ServerError(CLOSE_CODES.unwatched, 'unwatched');
  if (removalOf(value, personId)?.mayWatch === false) throw new ServerError(CLOSE_CODES.removed, 'removed');
}
