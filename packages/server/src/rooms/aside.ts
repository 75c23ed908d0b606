import type { WebSocket } from 'ws';

/** Milliseconds of each turn of the loop that go to what is sent aside. */
const SLICE = 1;

/** How a frame is sent over one socket. */
type Send = (data: unknown, ...rest: readonly unknown[]) => void;

/** One frame, with everybody to whom it goes. */
interface Post {
  /** By which a frame that goes to the next one, too, is known again. */
  readonly given: unknown;
  /** The frame as it was when it was given. */
  readonly kept: unknown;
  readonly rest: readonly unknown[];
  readonly to: Send[];
}

/** Sends what may wait, in order, a little in each turn of the loop: whoever plays waits for none of it. */
export type Aside = (send: Send, data: unknown, rest: readonly unknown[]) => void;

/** `now`: milliseconds since some moment or other. */
export function openAside(now: () => number = () => performance.now()): Aside {
  let waiting: Post[] = [];
  /** How many posts have gone, and how often the one that is going has been sent. */
  let gone = 0;
  let sent = 0;

  function goOn(): void {
    const until = now() + SLICE;
    do sendNext();
    while (gone < waiting.length && now() < until);
    if (gone < waiting.length) {
      setImmediate(goOn);
      return;
    }
    waiting = [];
    gone = 0;
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
    waiting.push({ given: data, kept: data instanceof Uint8Array ? Buffer.from(data) : data, rest, to: [send] });
  };
}

/** Whatever is sent over a socket from now on is sent aside, as it is now. A frame that is the same object for many is kept once for all of them. */
export function sendAside(socket: WebSocket, aside: Aside): void {
  const send = socket.send.bind(socket) as Send;
  socket.send = (data: unknown, ...rest: unknown[]): void => aside(send, data, rest);
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
