import type { Room } from '@colyseus/sdk';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { TableMessages } from '@hundredfold/shared/protocol/chat.ts';
import { type GivenReservation, givenReservationSchema, STATE_LAYOUT } from '@hundredfold/shared/protocol/http.ts';
import { type SpectatorRoomKind, spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import {
  type ActIntent,
  type BriefAct,
  CLOSE_CODES,
  type Intent,
  type IntentAnswers,
  type IntentName,
  type IntentRefusal,
  type JoinOptions,
  PROTOCOL,
} from '@hundredfold/shared/protocol/table.ts';
import { gameCodec, toBriefAct } from '@hundredfold/shared/schema/codec.ts';
import { type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import * as v from 'valibot';
import { readStored } from '../browser/stored.ts';
import type { ConnectTable, TableConnection, TableEnding, TableLink } from '../link/table-link.ts';
import { type Profile, resetProfile } from '../profile/profile.ts';
import { arrival } from './arrival.ts';
import { consumeReservation, isAnswer, isBug, requestFromRoom } from './connect.ts';
import { fetchFromServer, readJson } from './connectivity.ts';
import { transferState } from './identity.ts';
import { connectWithDeadline } from './in-time.ts';
import { type MirrorViewpoint, mirrorState } from './mirror.ts';
import { browserSecret } from './secret.ts';
import { tableLink } from './table-link.ts';

/** Which table, and from where one looks at it. */
export interface TableView {
  readonly code: string;
  readonly from: 'table' | SpectatorRoomKind;
}

/** Opens a table; whoever has sat there before gets the same seat. `calling` is asked at each dialling. */
export function joinTable(place: TableView, calling: () => Profile): TableLink {
  const key = browserSecret();
  return tableLink((...ears) => dial(place, { key, calling }, ears));
}

/** Who opened it, and what they are called by now. */
interface Guest {
  readonly key: string;
  readonly calling: () => Profile;
}

/** Milliseconds within which a socket is closed whose end has been told. */
const CLOSING = 1000;

/** Dials a table's room, which is brought up if it was asleep. */
async function dial(at: TableView, guest: Guest, ears: Ears): Promise<Result<TableConnection, TableEnding>> {
  try {
    return await connectWithDeadline((closing) => comeIn(at, guest, ears, closing));
  } catch (error) {
    return refused(endingOf(error));
  }
}

async function comeIn(
  at: TableView,
  { key, calling }: Guest,
  ears: Ears,
  closing: AbortSignal,
): Promise<Result<TableConnection, TableEnding>> {
  if ((await transferState()) === 'moved') return refused('moved');
  if (readStored('key') !== key) return refused('forgotten'); // Nobody is to come in their place unasked.
  const sits = arrival.peek()?.code === at.code && arrival.peek()?.sit === true;
  const given = await askForPlace(at, { key, ...calling(), protocol: PROTOCOL, ...(sits && { sits }) }, closing);
  if (!given.ok) return given;
  const { game, place } = given.value;
  const { Table } = tableSchema(game, at.from === 'hands' ? 'open' : 'own');
  const room = await consumeReservation<TableState>(place, Table, closing);
  const line = await lineOver(room, { ...at, game }, ears);
  return accepted({ ...line, ended: line.ended.then((ending) => partedAs(key, ending)) });
}

/** Whoever has moved to another device, or is forgotten, is nobody here; another tab may have somebody new by now. */
function partedAs(key: string, ending: TableEnding): TableEnding {
  if ((ending === 'moved' || ending === 'forgotten') && readStored('key') === key) resetProfile();
  return ending;
}

/** One request finds the table, brings it up and has a place kept there for the socket that follows. */
async function askForPlace(
  { code, from }: TableView,
  options: JoinOptions,
  closing: AbortSignal,
): Promise<Result<{ readonly game: Game; readonly place: GivenReservation }, TableEnding>> {
  const room = from === 'table' ? code : spectatorRoomId({ code, kind: from });
  const headers = { 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: JSON.stringify(options) };
  const answer = await fetchFromServer(`/matchmake/joinById/${room}`, asked, closing);
  if (answer.status === 404) return refused(await whyNoPlace(from, code, options.key));
  if (!answer.ok) return refused('lost');
  const read = v.safeParse(givenReservationSchema, await readJson(answer));
  const game = read.success ? gameById(read.output.game) : undefined;
  if (!read.success || game === undefined || read.output.layout !== STATE_LAYOUT) return refused('outdated');
  return accepted({ game, place: read.output });
}

/** Why there is no place is answered alike whatever the reason: the table may have no gallery any more, or go to another room at this moment. */
async function whyNoPlace(from: TableView['from'], code: string, key: string): Promise<TableEnding> {
  // With the secret: whoever has a seat there is answered whatever others behind the same address have tried.
  const headers = { authorization: `Bearer ${key}` };
  const { status } = await fetchFromServer(`/api/tables/${code}`, { headers });
  if (status === 404) return 'gone';
  return status === 200 && from !== 'table' ? 'unwatched' : 'lost';
}

type TableRoom = Room<unknown, TableState>;
/** What is told of every patch, and of every line of talk. */
type Ears = Parameters<ConnectTable>;

/** How the line over a room's socket ends, and how to end it. */
function endsOf(room: TableRoom) {
  const { promise: ended, resolve: end } = Promise.withResolvers<TableEnding>();
  room.onLeave((closed) => end(endingBy(closed)));
  const hangUp = (said: boolean): void => {
    // One that is just being closed says why by itself; the socket of a dead line may take long to notice.
    const patience = room.connection.isOpen ? 0 : CLOSING;
    room.onStateChange.clear();
    void room.leave(said);
    setTimeout(() => end('lost'), patience);
  };
  /** A mistake in the page ends the line for good: to dial again would end in the same. */
  const orBroken = async <Value>(work: () => Value): Promise<Awaited<Value>> => {
    try {
      return await work();
    } catch (error) {
      if (isBug(error)) {
        end(endingOf(error));
        hangUp(false);
      }
      throw error;
    }
  };
  return { ended, hangUp, orBroken };
}

async function lineOver(
  room: TableRoom,
  at: TableView & Pick<MirrorViewpoint, 'game'>,
  [heard, told]: Ears,
): Promise<TableConnection> {
  room.reconnection.enabled = false; // It gives up when the server restarts; we dial again by ourselves.
  const { ended, hangUp, orBroken } = endsOf(room);
  room.onMessage<TableMessages['line']>('line', told);
  const synchronised = new Promise<void>((resolve) => room.onStateChange.once(() => resolve()));
  let known = { me: 0, ahead: 0 };
  const tell = (): void => heard(mirrorState(room.state, { ...at, ...known }));
  try {
    const asked = performance.now();
    known = knownBy(await requestFromRoom<undefined, IntentAnswers['me']>(room, 'me', undefined), asked);
    await synchronised;
    room.onStateChange(() => void orBroken(tell).catch(() => undefined)); // It is reported.
    tell();
  } catch (error) {
    hangUp(false);
    throw error;
  }
  const ask: TableConnection['request'] = async (name, payload) => {
    const asked = performance.now();
    const answer = await request(room, at.game, name, payload);
    if (name !== 'me' || !answer.ok) return answer;
    known = knownBy(answer.value as IntentAnswers['me'], asked); // The clock of a page stands still while its machine sleeps.
    tell();
    return answer;
  };
  return { ended, hangUp, request: (name, payload) => orBroken(() => ask(name, payload)) };
}

/** Who somebody is at the table, and how far the clock of the page is ahead of the table's: the answer was on its way for half of the time. */
function knownBy({ person: me, now }: IntentAnswers['me'], asked: number): Pick<MirrorViewpoint, 'me' | 'ahead'> {
  return { me, ahead: (asked + performance.now()) / 2 - now };
}

async function request<Name extends IntentName>(
  room: TableRoom,
  game: Game,
  name: Name,
  payload: Intent<Name>,
): Promise<Result<IntentAnswers[Name], IntentRefusal>> {
  const wire = () => gameCodec(game, JSON.parse(room.state.options) as OptionValues);
  const asked: Intent<Name> | BriefAct = name === 'act' ? toBriefAct(wire(), payload as ActIntent) : payload;
  try {
    return accepted(await requestFromRoom<typeof asked, IntentAnswers[Name]>(room, name, asked));
  } catch (error) {
    const refusal = joinRejection(error);
    if (refusal === null) throw error;
    return refused(refusal);
  }
}

/** The reason that a handler gave, if the request was turned down and not merely lost. */
export function joinRejection(error: unknown): IntentRefusal | null {
  if (!(error instanceof Error) || error.name !== 'rejected' || !('reason' in error)) return null;
  return error.reason as IntentRefusal;
}

const CLOSINGS = Object.keys(CLOSE_CODES) as (keyof typeof CLOSE_CODES)[];

export function endingBy(closed: number): TableEnding {
  return CLOSINGS.find((why) => CLOSE_CODES[why] === closed) ?? 'lost';
}

/** A mistake in the page is no lost connection: it is reported as what it is. */
export function endingOf(error: unknown): TableEnding {
  if (isAnswer(error)) return endingBy(error.code);
  if (!isBug(error)) return 'lost';
  reportError(error);
  return 'broken';
}
