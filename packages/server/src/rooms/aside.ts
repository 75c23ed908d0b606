import type { WebSocket } from 'ws';

/** Milliseconds of each turn of the loop that go to what is done aside. */
const SLICE = 2;

/** Does what may wait, in order, a little in each turn of the loop: whoever plays waits for none of it. */
export type Aside = (work: () => void) => void;

/** `now`: milliseconds since some moment or other. */
export function openAside(now: () => number = () => performance.now()): Aside {
  let waiting: (() => void)[] = [];
  let done = 0;
  let isGoing = false;

  function goOn(): void {
    const until = now() + SLICE;
    do waiting[done++]?.();
    while (done < waiting.length && now() < until);
    isGoing = done < waiting.length;
    if (isGoing) {
      setImmediate(goOn);
      return;
    }
    waiting = [];
    done = 0;
  }

  return (work) => {
    waiting.push(work);
    if (isGoing) return;
    isGoing = true;
    setImmediate(goOn);
  };
}

/** Whatever is sent over a socket from now on is sent aside, as it is now. */
export function sendAside(socket: WebSocket, aside: Aside): void {
  const send = socket.send.bind(socket) as (data: unknown, ...rest: unknown[]) => void;
  socket.send = (data: unknown, ...rest: unknown[]): void => {
    const kept = data instanceof Uint8Array ? Buffer.from(data) : data;
    aside(() => send(kept, ...rest));
  };
}
