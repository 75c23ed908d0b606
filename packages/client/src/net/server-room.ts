import { Client, type Room, type SeatReservation, ServerError } from '@colyseus/sdk';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { reservedRoomSchema } from '@hundredfold/shared/protocol/http.ts';
import { withBasePath } from '../lib/base-path.ts';
import { onWakeUp } from '../lib/wake-up.ts';
import { api } from './api.ts';
import { areSocketsBlocked } from './connectivity.ts';
import { ANSWER_TIMEOUT_MS, connectWithDeadline, NetworkTimeout, withDeadline } from './deadline.ts';

/** The number of failed sockets in a row that means that something in between blocks WebSockets. */
const BLOCKED_AFTER = 3;

let unopened = 0;

type SchemaOf<State> = NonNullable<Parameters<typeof Client.prototype.consumeSeatReservation<State>>[1]>;

/** The SDK waits for a socket as long as the browser does, which is minutes. This client closes it when the signal says so. */
class Connector extends Client {
  readonly #closing: AbortSignal;

  constructor(closing: AbortSignal) {
    super(withBasePath('/'));
    this.#closing = closing;
  }

  protected override createRoom<State>(name: string, schema?: SchemaOf<State>): Room<unknown, State> {
    const room = super.createRoom<State>(name, schema);
    // A browser opens one socket to a server at a time, so a hanging socket would delay the next one.
    this.#closing.addEventListener('abort', () => room.connection.close());
    return room;
  }
}

/** A room of the server, for features, which do not know the SDK. */
export type ServerRoom = Room;

export function joinRoom(id: string, options: object): Promise<ServerRoom> {
  return connectWithDeadline(async (closing) => {
    const reserved = await api.reservePlace(id, options, reservedRoomSchema, closing);
    if (!reserved.ok) throw new NetworkTimeout(`no place in ${id}: ${reserved.refusal}`);
    return openRoom(reserved.value, undefined, closing);
  });
}

/** Opens the socket for a reserved place. The socket closes with the signal, also after it has opened. */
export async function openRoom<State>(
  place: SeatReservation,
  schema: SchemaOf<State> | undefined,
  closing: AbortSignal,
): Promise<Room<unknown, State>> {
  const open = (signal: AbortSignal) => new Connector(signal).consumeSeatReservation<State>(place, schema);
  try {
    const room = await withDeadline(ANSWER_TIMEOUT_MS, open, closing);
    closing.addEventListener('abort', () => room.connection.close());
    noteSocket(true);
    return room;
  } catch (error) {
    if (!closing.aborted) noteSocket(isAnswer(error));
    // The SDK's errors carry a code only if the server answered.
    throw error instanceof ServerError && !isAnswer(error)
      ? new NetworkTimeout('no answer to the page', { cause: error })
      : error;
  }
}

function noteSocket(isOpened: boolean): void {
  unopened = isOpened ? 0 : unopened + 1;
  areSocketsBlocked.value = unopened >= BLOCKED_AFTER;
}

/** Sends a request over the socket of a room; the room may refuse it. Rejects with `NetworkTimeout` if no answer comes in time. */
export async function requestFromRoom<Answer, Refusal>(
  room: Room,
  name: string,
  asked: unknown,
): Promise<Result<Answer, Refusal>> {
  try {
    return accepted(await room.request<unknown, Answer>(name, asked, { timeout: ANSWER_TIMEOUT_MS }));
  } catch (error) {
    if (error instanceof Error && 'reason' in error) return refused(error.reason as Refusal);
    // The SDK throws plain errors if a request is lost. A more specific error is a bug in the page.
    const isLost = error instanceof Error && error.constructor === Error;
    throw isLost ? new NetworkTimeout('no answer from the room', { cause: error }) : error;
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

export function isAnswer(error: unknown): error is Error & { readonly code: number } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}

/** Returns whether an error is a bug in the page itself, so that a retry would not help. */
export function isBug(error: unknown): boolean {
  return !(error instanceof NetworkTimeout) && !isAnswer(error);
}
