import { Client, MatchMakeError, type Room, type SeatReservation, ServerError } from '@colyseus/sdk';
import type { ReservedPlace } from '@hundredfold/shared/protocol/http.ts';
import { onWakeUp } from '../lib/wake-up.ts';
import { areSocketsBlocked, fetchFromServer } from './connectivity.ts';
import { ANSWER_TIMEOUT_MS, connectWithDeadline, NetworkTimeout, withDeadline } from './deadline.ts';

/** The number of failed sockets in a row that means that something in between blocks WebSockets. */
const BLOCKED_AFTER = 3;

let unopened = 0;

type SchemaOf<State> = NonNullable<Parameters<typeof Client.prototype.consumeSeatReservation<State>>[1]>;

/** The SDK waits for a socket as long as the browser does, which is minutes. This client closes it after the deadline. */
class Connector extends Client {
  readonly #outer: AbortSignal;
  #closing: AbortSignal;

  constructor(outer: AbortSignal) {
    super(undefined, { fetchFn: (url, asked) => fetchFromServer(String(url), asked, outer) });
    this.#outer = outer;
    this.#closing = outer;
  }

  protected override createRoom<State>(name: string, schema?: SchemaOf<State>): Room<unknown, State> {
    const room = super.createRoom<State>(name, schema);
    // A browser opens one socket to a server at a time, so a hanging socket would delay the next one.
    for (const closing of [this.#closing, this.#outer]) closing.addEventListener('abort', () => room.connection.close());
    return room;
  }

  override async consumeSeatReservation<State>(place: SeatReservation, schema?: SchemaOf<State>): Promise<Room<unknown, State>> {
    const open = (closing: AbortSignal): Promise<Room<unknown, State>> => {
      this.#closing = closing;
      return super.consumeSeatReservation<State>(place, schema);
    };
    try {
      const room = await withDeadline(ANSWER_TIMEOUT_MS, open, this.#outer);
      noteSocket(true);
      return room;
    } catch (error) {
      if (!this.#outer.aborted) noteSocket(isAnswer(error));
      throw error;
    }
  }
}

function noteSocket(isOpened: boolean): void {
  unopened = isOpened ? 0 : unopened + 1;
  areSocketsBlocked.value = unopened >= BLOCKED_AFTER;
}

/** A room of the server, for features, which do not know the SDK. */
export type ServerRoom = Room;

export function joinRoom(id: string, options: object): Promise<ServerRoom> {
  return connectWithDeadline((closing) => orNetworkTimeout(new Connector(closing).joinById(id, options)));
}

export function consumeReservation<State>(
  place: ReservedPlace,
  schema: SchemaOf<State>,
  closing: AbortSignal,
): Promise<Room<unknown, State>> {
  return orNetworkTimeout(new Connector(closing).consumeSeatReservation<State>(place as SeatReservation, schema));
}

/**
 * Sends a request over the socket of a room. It rejects with the reason that the room gives, or with `NetworkTimeout` if none comes in
 * time.
 */
export async function requestFromRoom<Asked, Answer>(room: Room, name: string, asked: Asked): Promise<Answer> {
  try {
    return await room.request<Asked, Answer>(name, asked, { timeout: ANSWER_TIMEOUT_MS });
  } catch (error) {
    // The SDK throws plain errors if a request is lost. A more specific error is a bug in the page.
    throw isPlain(error) ? new NetworkTimeout('no answer from the room', { cause: error }) : error;
  }
}

/**
 * Asks a room for a sign of life whenever the page wakes up: after a sleep a dead socket can look alive for minutes. If no sign
 * comes, it closes the socket and calls `dead`, unless the returned function was called before.
 */
export function probeOnWake(room: Room, dead: () => void): () => void {
  const over = new AbortController();
  const stop = onWakeUp(() => {
    const sign = () => new Promise<void>((alive) => room.ping(() => alive()));
    withDeadline(ANSWER_TIMEOUT_MS, sign, over.signal).catch(() => {
      if (over.signal.aborted) return;
      room.connection.close();
      dead();
    });
  });
  return () => {
    over.abort();
    stop();
  };
}

function isPlain(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('reason' in error);
}

/** Turns an SDK error without a code into `NetworkTimeout`: the SDK's errors carry a code only if the server answered. */
async function orNetworkTimeout<Value>(connecting: Promise<Value>): Promise<Value> {
  try {
    return await connecting;
  } catch (error) {
    const isOfSdk = error instanceof ServerError || error instanceof MatchMakeError;
    throw isOfSdk && !isAnswer(error) ? new NetworkTimeout('no answer to the page', { cause: error }) : error;
  }
}

export function isAnswer(error: unknown): error is Error & { readonly code: number } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}

/** Returns whether an error is a bug in the page itself, so that a retry would not help. */
export function isBug(error: unknown): boolean {
  const isRejection = error instanceof Error && error.name === 'rejected'; // The room gave a reason.
  return !(error instanceof NetworkTimeout) && !isAnswer(error) && !isRejection;
}
