import type { WebSocket } from 'ws';

/** Milliseconds of sending aside at a time, and of the rest after it: a move that is under way waits for one such slice at the most. */
const SLICE = 0.25;
const REST = 1;

/** Milliseconds after which what waits is late: it goes in every turn of the loop, so much of it. */
const LATE = 200;
const SLICE_OF_LATE = 1;

/** How a frame is sent over one socket. */
type Send = (data: unknown, ...rest: readonly unknown[]) => void;

/** One frame, with everybody to whom it goes. */
interface Post {
  /** When it was given. */
  readonly since: number;
  /** By which a frame that goes to the next one, too, is known again. */
  readonly given: unknown;
  /** The frame as it was when it was given. */
  readonly kept: unknown;
  readonly rest: readonly unknown[];
  readonly to: Send[];
}

/** Sends what may wait, in order, a little at a time: whoever plays waits for none of it. */
export type LowPriorityQueue = (send: Send, data: unknown, rest: readonly unknown[]) => void;

/** `now`: milliseconds since some moment or other; `rested` runs something after a rest. */
export function openLowPriorityQueue(
  now = () => performance.now(),
  rested = (run: () => void): void => void setTimeout(run, REST),
): LowPriorityQueue {
  let waiting: Post[] = [];
  /** How many posts have gone, and how often the one that is going has been sent. */
  let gone = 0;
  let sent = 0;

  function goOn(): void {
    const begun = now();
    const isLate = begun - (waiting[gone]?.since ?? begun) > LATE;
    const until = begun + (isLate ? SLICE_OF_LATE : SLICE);
    do sendNext();
    while (gone < waiting.length && now() < until);
    if (gone === waiting.length) [waiting, gone] = [[], 0];
    else if (isLate) setImmediate(goOn);
    else rested(goOn);
  }

  function sendNext(): void {
    const post = waiting[gone];
    post?.to[sent++]?.(post.kept, ...post.rest);
    if (post !== undefined && sent < post.to.length) return;
    gone++;
    sent = 0;
  }

  return (send, data, rest) => {
    const last = waiting.at(-1);
    if (last !== undefined && last.given === data && isSame(last.rest, rest)) {
      last.to.push(send);
      return;
    }
    if (waiting.length === 0) setImmediate(goOn);
    waiting.push({ since: now(), given: data, kept: data instanceof Uint8Array ? Buffer.from(data) : data, rest, to: [send] });
  };
}

/** Whatever is sent over a socket from now on is sent aside, as it is now. A frame that is the same object for many is kept once for all of them. */
export function sendWithLowPriority(socket: WebSocket, aside: LowPriorityQueue): void {
  const send = socket.send.bind(socket) as Send;
  socket.send = (data: unknown, ...rest: unknown[]): void => aside(send, data, rest);
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
