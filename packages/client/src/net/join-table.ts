import type { Room } from '@colyseus/sdk';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { TableMessages } from '@hundredfold/shared/protocol/chat.ts';
import { type ReservedPlace, reservedPlaceSchema, STATE_LAYOUT } from '@hundredfold/shared/protocol/http.ts';
import type { ActIntent, BriefAct, Intent, IntentAnswer, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import { spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import { CLOSE_CODES, type IntentRefusal, type JoinOptions, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { gameCodec, toBriefAct } from '@hundredfold/shared/schema/codec.ts';
import { type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import { readStored } from '../lib/stored.ts';
import { transferState } from './account/identity.ts';
import { type Profile, resetProfile } from './account/profile.ts';
import { browserSecret } from './account/secret.ts';
import { api } from './api.ts';
import { connectWithDeadline, NetworkTimeout } from './deadline.ts';
import { joinIntent } from './join-intent.ts';
import { networkLink } from './network-link.ts';
import { isAnswer, isBug, openRoom, requestFromRoom } from './server-room.ts';
import { shuffleParticipant } from './shuffle/shuffle-participant.ts';
import { type SnapshotViewpoint, snapshotOf } from './snapshot.ts';
import type { ConnectTable, Snapshot, TableConnection, TableEnding, TableLink } from './table-link.ts';

type TableView = Pick<Snapshot, 'code' | 'from'>;

/**
 * Opens a table; a user who sat there before gets the same seat. `getProfile` returns the profile at each connection. `hadSeat` says
 * that the user had a seat while people gathered: it may have gone to someone else meanwhile, and then they get another one.
 */
export function joinTable(at: TableView, getProfile: () => Profile, hadSeat = false): TableLink {
  const caller: Caller = { key: browserSecret(), getProfile, hadSeat };
  return networkLink(async (onSnapshot, onMessage) => {
    const note = (snapshot: Snapshot): void => {
      caller.hadSeat = isGatheringSeat(snapshot);
      onSnapshot(snapshot);
    };
    try {
      return await connectWithDeadline((closing) => enterRoom(at, caller, [note, onMessage], closing));
    } catch (error) {
      return refused(endingOf(error));
    }
  });
}

export function isGatheringSeat({ phase, seat }: Pick<Snapshot, 'phase' | 'seat'>): boolean {
  return phase === 'gathering' && seat !== null;
}

interface Caller {
  readonly key: string;
  readonly getProfile: () => Profile;
  hadSeat: boolean;
}

const SOCKET_CLOSE_DELAY_MS = 1000;

/** Connects to a table's room. The server loads the table if it is not in memory. */
async function enterRoom(
  at: TableView,
  { key, getProfile, hadSeat }: Caller,
  callbacks: Callbacks,
  closing: AbortSignal,
): Promise<Result<TableConnection, TableEnding>> {
  if ((await transferState()) === 'moved') return refused('moved');
  if (readStored('key') !== key) return refused('forgotten'); // A new user must not take over the seat unasked.
  const sits = hadSeat || (joinIntent.peek()?.code === at.code && joinIntent.peek()?.sit === true);
  const given = await reserveSeat(at, { key, ...getProfile(), protocol: PROTOCOL, ...(sits && { sits }) }, closing);
  if (!given.ok) return given;
  const { game, reservation } = given.value;
  const { Table } = tableSchema(game, at.from === 'hands' ? 'open' : 'own');
  const room = await openRoom<TableState>(reservation, Table, closing);
  const connection = await connectionOver(room, { ...at, game }, callbacks);
  return accepted({ ...connection, ended: connection.ended.then((ending) => partedAs(key, ending)) });
}

/**
 * Returns the ending of a connection. A user who moved to another device or was forgotten is signed out here; another tab may have
 * a new user by now.
 */
export function partedAs<Ending extends string>(key: string, ending: Ending): Ending {
  if ((ending === 'moved' || ending === 'forgotten') && readStored('key') === key) resetProfile();
  return ending;
}

async function reserveSeat(
  { code, from }: TableView,
  options: JoinOptions,
  closing: AbortSignal,
): Promise<Result<{ readonly game: Game; readonly reservation: ReservedPlace }, TableEnding>> {
  const room = from === 'table' ? code : spectatorRoomId({ code, kind: from });
  const answer = await api.reservePlace(room, options, reservedPlaceSchema, closing);
  if (!answer.ok) {
    if (answer.refusal === 'not-found') return refused(await whyNotReserved(from, code, options.key));
    return refused(answer.refusal === 'outdated' ? 'outdated' : 'lost');
  }
  const reservation = answer.value;
  const game = gameById(reservation.game);
  if (game === undefined || reservation.layout !== STATE_LAYOUT) return refused('outdated');
  return accepted({ game, reservation });
}

/**
 * Returns why there is no seat. The server's answer is the same for every reason: the table may have closed its spectator view,
 * or may be moving to another room.
 */
async function whyNotReserved(from: TableView['from'], code: string, key: string): Promise<TableEnding> {
  const status = await api.tableStatus(code, key);
  if (status === 404) return 'gone';
  return status === 200 && from !== 'table' ? 'unwatched' : 'lost';
}

type TableRoom = Room<unknown, TableState>;
type Callbacks = Parameters<ConnectTable>;

function endsOf(room: TableRoom) {
  const { promise: ended, resolve: end } = Promise.withResolvers<TableEnding>();
  room.onLeave((closed) => end(endingBy(closed)));
  const disconnect = (consented: boolean): void => {
    // A closing socket reports the reason itself; the socket of a dead connection may take long to notice.
    const closeAfterMs = room.connection.isOpen ? 0 : SOCKET_CLOSE_DELAY_MS;
    room.onStateChange.clear();
    void room.leave(consented);
    setTimeout(() => end('lost'), closeAfterMs);
  };
  /** Ends the connection for good if there is a bug in the page: a reconnection would fail in the same way. */
  const orBroken = async <Value>(work: () => Value): Promise<Awaited<Value>> => {
    try {
      return await work();
    } catch (error) {
      if (isBug(error)) {
        end(endingOf(error));
        disconnect(false);
      }
      throw error;
    }
  };
  return { ended, disconnect, orBroken };
}

async function connectionOver(
  room: TableRoom,
  at: TableView & Pick<SnapshotViewpoint, 'game'>,
  [onSnapshot, onChatMessage]: Callbacks,
): Promise<TableConnection> {
  room.reconnection.enabled = false; // The SDK's reconnection gives up when the server restarts; the client reconnects by itself.
  const { ended, disconnect, orBroken } = endsOf(room);
  room.onMessage<TableMessages['line']>('line', onChatMessage);
  const synchronised = new Promise<void>((resolve) => room.onStateChange.once(() => resolve()));
  let known = { me: 0, ahead: 0 };
  const takePart = shuffleParticipant(({ name, payload }) => request(room, at.game, name, payload));
  const publish = (): void => {
    const snapshot = snapshotOf(room.state, { ...at, ...known });
    onSnapshot(snapshot);
    takePart(snapshot);
  };
  const ask: TableConnection['request'] = async (name, payload) => {
    const asked = performance.now();
    const answer = await request(room, at.game, name, payload);
    if (name !== 'me' || !answer.ok) return answer;
    const { person: me, now } = answer.value as IntentAnswer<'me'>;
    known = { me, ahead: (asked + performance.now()) / 2 - now }; // The answer was under way for half of the round trip.
    return answer;
  };
  try {
    const answer = await ask('me', undefined);
    if (!answer.ok) throw new NetworkTimeout(`the table says ${answer.refusal.refusal}`);
    await synchronised;
    room.onStateChange(() => void orBroken(publish).catch(() => undefined)); // The error is reported.
    publish();
  } catch (error) {
    disconnect(false);
    throw error;
  }
  const askAndPublish: TableConnection['request'] = async (name, payload) => {
    const answer = await ask(name, payload);
    if (name === 'me' && answer.ok) publish(); // A page's clock stops while its machine sleeps.
    return answer;
  };
  return { ended, disconnect, request: (name, payload) => orBroken(() => askAndPublish(name, payload)) };
}

function request<Name extends IntentName>(
  room: TableRoom,
  game: Game,
  name: Name,
  payload: Intent<Name>,
): Promise<Result<IntentAnswer<Name>, IntentRefusal>> {
  const wire = () => gameCodec(game, JSON.parse(room.state.options) as OptionValues);
  const asked: Intent<Name> | BriefAct = name === 'act' ? toBriefAct(wire(), payload as ActIntent) : payload;
  return requestFromRoom(room, name, asked);
}

const CLOSINGS = Object.keys(CLOSE_CODES) as (keyof typeof CLOSE_CODES)[];

export function endingBy(closed: number): TableEnding {
  return CLOSINGS.find((why) => CLOSE_CODES[why] === closed) ?? 'lost';
}

export function endingOf(error: unknown): TableEnding {
  if (isAnswer(error)) return endingBy(error.code);
  if (!isBug(error)) return 'lost';
  reportError(error);
  return 'broken';
}
