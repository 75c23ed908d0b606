import type { WebSocket } from 'ws';

/**
 * The time in milliseconds of one slice of sending, and of the pause after it. A move in progress waits for one slice at most.
 */
const SLICE_MS = 0.25;
const PAUSE_MS = 1;

/**
 * The time in milliseconds after which a waiting frame is late. Late frames are sent in every turn of the event loop, in slices
 * of `LATE_SLICE_MS`.
 */
const LATE_AFTER_MS = 200;
const LATE_SLICE_MS = 1;

type Send = (data: unknown, ...rest: readonly unknown[]) => void;

interface QueuedFrame {
  readonly since: number;
  /** The original object: a later frame is the same if its object is the same. */
  readonly original: unknown;
  readonly copy: unknown;
  readonly rest: readonly unknown[];
  readonly to: Send[];
}

/** Sends frames that may wait, in order and a few at a time, so that no player waits for them. */
export type LowPriorityQueue = (send: Send, data: unknown, rest: readonly unknown[]) => void;

/** Opens a queue. `now` returns milliseconds since any fixed moment; `afterPause` runs a function after a pause. */
export function openLowPriorityQueue(
  now = () => performance.now(),
  afterPause = (run: () => void): void => void setTimeout(run, PAUSE_MS),
): LowPriorityQueue {
  let waiting: QueuedFrame[] = [];
  /** The number of frames that are done, and the number of receivers that already have the current frame. */
  let done = 0;
  let sent = 0;

  function sendSlice(): void {
    const startedAt = now();
    const isLate = startedAt - (waiting[done]?.since ?? startedAt) > LATE_AFTER_MS;
    const until = startedAt + (isLate ? LATE_SLICE_MS : SLICE_MS);
    do sendNext();
    while (done < waiting.length && now() < until);
    if (done === waiting.length) [waiting, done] = [[], 0];
    else if (isLate) setImmediate(sendSlice);
    else afterPause(sendSlice);
  }

  function sendNext(): void {
    const frame = waiting[done];
    frame?.to[sent++]?.(frame.copy, ...frame.rest);
    if (frame !== undefined && sent < frame.to.length) return;
    done++;
    sent = 0;
  }

  return (send, data, rest) => {
    const last = waiting.at(-1);
    if (last !== undefined && last.original === data && isSame(last.rest, rest)) {
      last.to.push(send);
      return;
    }
    if (waiting.length === 0) setImmediate(sendSlice);
    waiting.push({ since: now(), original: data, copy: data instanceof Uint8Array ? Buffer.from(data) : data, rest, to: [send] });
  };
}

/**
 * Sends everything over a socket with low priority from now on, as it is at this moment. A frame that is the same object for many
 * sockets is copied once for all of them.
 */
export function sendWithLowPriority(socket: WebSocket, queue: LowPriorityQueue): void {
  const send = socket.send.bind(socket) as Send;
  socket.send = (data: unknown, ...rest: unknown[]): void => queue(send, data, rest);
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
