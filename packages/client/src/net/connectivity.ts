import type { HttpErrorBody, HttpErrorCode } from '@hundredfold/shared/protocol/http.ts';
import { signal } from '@preact/signals';
import { withBasePath } from '../lib/base-path.ts';
import { ANSWER_TIMEOUT_MS, NetworkTimeout, withDeadline, withDeadlineOnceAwake } from './deadline.ts';

/** `true` if the server answered the last request; before the first request it counts as reachable if the browser is online. */
export const isServerReachable = signal(globalThis.navigator?.onLine !== false);

globalThis.addEventListener?.('offline', () => (isServerReachable.value = false));

/** `true` if the server answers, but no WebSocket to it opens. Some proxies block WebSockets. */
export const areSocketsBlocked = signal(false);
// The browser may be in another network now.
globalThis.addEventListener?.('online', () => (areSocketsBlocked.value = false));

/** `true` if the server refuses this page because it is not at the server’s address, as behind a proxy that names another host. */
export const isAtWrongAddress = signal(false);

/** The errors that say so. Requests that only read come without an origin, so they succeed at any address. */
const WRONG_ADDRESS: readonly HttpErrorCode[] = ['wrong-origin', 'wrong-host'];

export function connectionFault(): 'unreachable' | 'wrong-address' | 'no-sockets' | null {
  if (!isServerReachable.value) return 'unreachable';
  if (isAtWrongAddress.value) return 'wrong-address';
  return areSocketsBlocked.value ? 'no-sockets' : null;
}

/** `true` if the server has a newer version than this page, and this browser has downloaded it. */
export const newerVersion = signal(false);

export function isAppInstalledOffline(): boolean {
  return globalThis.navigator?.serviceWorker?.controller != null;
}

export function isOfflineOnly(): boolean {
  const fault = connectionFault();
  return fault === 'unreachable' ? isAppInstalledOffline() : fault !== null;
}

/** Sends a request to the server and updates `isServerReachable`. The signals abort the request. */
export async function fetchFromServer(
  path: string,
  asked: RequestInit = {},
  ...closing: readonly AbortSignal[]
): Promise<Response> {
  const ask = (signal: AbortSignal): Promise<Response> => fetchWhole(withBasePath(path), { ...asked, signal });
  const isHarmless = (asked.method ?? 'GET') === 'GET';
  try {
    const answer = await (isHarmless ? askTwice(ask, closing) : withDeadline(ANSWER_TIMEOUT_MS, ask, ...closing));
    isServerReachable.value = !isOfGate(answer);
    if (!isHarmless) isAtWrongAddress.value = !answer.ok && (await isRefusedByAddress(answer.clone()));
    return answer;
  } catch (error) {
    if (!closing.some(({ aborted }) => aborted)) isServerReachable.value = false;
    throw error;
  }
}

/** Retries a read-only request once if the first attempt got no answer. */
async function askTwice(ask: (closing: AbortSignal) => Promise<Response>, closing: readonly AbortSignal[]): Promise<Response> {
  try {
    return await withDeadlineOnceAwake(ANSWER_TIMEOUT_MS, ask, ...closing);
  } catch (error) {
    const isSwallowed = error instanceof NetworkTimeout && error.cause === undefined;
    if (!isSwallowed) throw error;
    return withDeadlineOnceAwake(ANSWER_TIMEOUT_MS, ask, ...closing);
  }
}

/** Waits for the body as well, which the deadline covers. Browsers throw a `TypeError` if there is no connection. */
async function fetchWhole(path: string, asked: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(path, asked);
    const { status, statusText, headers } = answer;
    const body = await answer.arrayBuffer();
    // A response whose status forbids a body must not be constructed with one, not even an empty one.
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
  } catch (cause) {
    throw new NetworkTimeout(cause instanceof Error ? cause.message : 'no answer', { cause });
  }
}

/** Parses the JSON of a response. A page of something in between, such as the login page of a network, counts as no answer. */
export async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch (cause) {
    throw new NetworkTimeout('no answer from the server', { cause });
  }
}

async function isRefusedByAddress(answer: Response): Promise<boolean> {
  const body: Partial<HttpErrorBody> | null = await answer.json().catch(() => null);
  return WRONG_ADDRESS.some((code) => code === body?.error);
}

/** Returns whether a proxy reports that the server is down: the server's own answers are JSON, errors included. */
function isOfGate({ status, headers }: Response): boolean {
  return status >= 500 && headers.get('content-type')?.includes('json') !== true;
}
