import { signal } from '@preact/signals';
import { ANSWER_TIMEOUT_MS, NoAnswer, withDeadline, withDeadlineOnceAwake } from './in-time.ts';

/** Whether the house answered when it was last asked; it is taken to be there until it did not. */
export const isServerReachable = signal(globalThis.navigator?.onLine !== false);

globalThis.addEventListener?.('offline', () => {
  isServerReachable.value = false;
});

/** Whether the server answers, but no WebSocket to it opens. Many a proxy lets none through. */
export const areSocketsBlocked = signal(false);

/** Whether it has a newer version than this page, and this browser has that ready. */
export const newerVersion = signal(false);

/** Whether this page, and all that it loads, is kept in this browser. */
export function isAppInstalledOffline(): boolean {
  return globalThis.navigator?.serviceWorker?.controller != null;
}

/** Whether games can be played on this device alone: what is live does not get through, or this browser has all that they need. */
export function isOfflineOnly(): boolean {
  return isServerReachable.value ? areSocketsBlocked.value : isAppInstalledOffline();
}

/** Asks the house; whether there was an answer is known to the whole page from then on. The signals take the question back. */
export async function fetchFromServer(
  path: string,
  asked: RequestInit = {},
  ...closing: readonly AbortSignal[]
): Promise<Response> {
  const ask = (signal: AbortSignal): Promise<Response> => fetchWhole(path, { ...asked, signal });
  const isHarmless = (asked.method ?? 'GET') === 'GET';
  try {
    const answer = await (isHarmless ? askTwice(ask, closing) : withDeadline(ANSWER_TIMEOUT_MS, ask, ...closing));
    isServerReachable.value = !isOfGate(answer);
    return answer;
  } catch (error) {
    if (!closing.some(({ aborted }) => aborted)) isServerReachable.value = false;
    throw error;
  }
}

/** A question that changes nothing is put once more after it was swallowed on its way. */
async function askTwice(ask: (closing: AbortSignal) => Promise<Response>, closing: readonly AbortSignal[]): Promise<Response> {
  try {
    return await withDeadlineOnceAwake(ANSWER_TIMEOUT_MS, ask, ...closing);
  } catch (error) {
    const isSwallowed = error instanceof NoAnswer && error.cause === undefined;
    if (!isSwallowed) throw error;
    return withDeadlineOnceAwake(ANSWER_TIMEOUT_MS, ask, ...closing);
  }
}

/** Waits for the body as well, so that the deadline counts for all of an answer. Browsers throw a `TypeError` where there is no connection. */
async function fetchWhole(path: string, asked: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(path, asked);
    const { status, statusText, headers } = answer;
    const body = await answer.arrayBuffer();
    // An answer that says by its status that it has no body may not be made with an empty one either.
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
  } catch (cause) {
    throw new NoAnswer(cause instanceof Error ? cause.message : 'no answer', { cause });
  }
}

/** What an answer says. A page of somebody on the way, as of a network that wants a login first, is no answer. */
export async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch (cause) {
    throw new NoAnswer('no answer of the house', { cause });
  }
}

/** Whether somebody before the house says that it is closed: its own answers are JSON, also those that are no. */
function isOfGate({ status, headers }: Response): boolean {
  return status >= 500 && headers.get('content-type')?.includes('json') !== true;
}
