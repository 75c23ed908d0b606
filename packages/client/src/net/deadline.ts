import { onWakeUp } from '../lib/wake-up.ts';

/** Milliseconds after which one request, or the opening of one socket, counts as lost. */
export const ANSWER_TIMEOUT_MS = 5000;

/** Milliseconds after which a whole connection counts as lost: it takes several requests and a socket. */
const CONNECT_TIMEOUT_MS = 8000;

/** The server did not answer, or not in time. A retry makes sense after this error, and after no other. */
export class NetworkTimeout extends Error {
  override readonly name = 'NetworkTimeout';
}

/** Work that waits for the network. It closes what it has opened once `closing` is aborted. */
type Work<Value> = (closing: AbortSignal) => Promise<Value>;

export function withDeadline<Value>(milliseconds: number, work: Work<Value>, ...others: readonly AbortSignal[]): Promise<Value> {
  const closing = new AbortController();
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      finish();
      reject(new NetworkTimeout('no answer in time'));
      closing.abort();
    };
    const finish = (): void => {
      clearTimeout(timer);
      for (const other of others) other.removeEventListener('abort', giveUp);
    };
    const timer = setTimeout(giveUp, milliseconds);
    for (const other of others) other.addEventListener('abort', giveUp);
    if (others.some(({ aborted }) => aborted)) return giveUp();
    work(closing.signal).finally(finish).then(resolve, reject);
  });
}

/**
 * Gives work a deadline, and restarts it when the page wakes up or comes online meanwhile: a pending request may be dead without
 * a sign. The work must therefore be idempotent.
 */
export async function withDeadlineOnceAwake<Value>(
  milliseconds: number,
  work: Work<Value>,
  ...others: readonly AbortSignal[]
): Promise<Value> {
  for (;;) {
    const woken = new AbortController();
    const stop = onWakeUp(() => woken.abort());
    try {
      return await withDeadline(milliseconds, work, woken.signal, ...others);
    } catch (error) {
      if (!woken.signal.aborted || others.some(({ aborted }) => aborted)) throw error;
    } finally {
      stop();
    }
  }
}

export function connectWithDeadline<Value>(connect: Work<Value>): Promise<Value> {
  return withDeadlineOnceAwake(CONNECT_TIMEOUT_MS, connect);
}
