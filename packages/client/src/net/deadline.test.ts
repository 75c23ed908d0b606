import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFromServer } from './connectivity.ts';
import { NetworkTimeout, withDeadline } from './deadline.ts';
import { fakeWindowEvents } from './testing/fake-sockets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forEver = () => new Promise<never>(() => undefined);

describe('work with a deadline', () => {
  it('is abandoned and told to close at its deadline, even if it does not listen', async () => {
    let closing: AbortSignal | undefined;
    const failed = expect(
      withDeadline(5000, (signal) => {
        closing = signal;
        return forEver();
      }),
    ).rejects.toBeInstanceOf(NetworkTimeout);
    await vi.advanceTimersByTimeAsync(4999);
    expect(closing?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(closing?.aborted).toBe(true);
  });

  it('keeps its result', async () => {
    let closing: AbortSignal | undefined;
    const outer = new AbortController();
    const done = withDeadline(
      5000,
      async (signal) => {
        closing = signal;
        return 4;
      },
      outer.signal,
    );
    expect(await done).toBe(4);
    outer.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(closing?.aborted).toBe(false);
  });

  it('does not start once it is aborted', async () => {
    const work = vi.fn(forEver);
    await expect(withDeadline(5000, work, AbortSignal.abort())).rejects.toBeInstanceOf(NetworkTimeout);
    expect(work).not.toHaveBeenCalled();
  });
});

describe('a request to the server', () => {
  const swallowing = (times: number) => {
    const asked: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      if (signal) asked.push(signal);
      return asked.length <= times ? forEver() : Promise.resolve(new Response('{}'));
    });
    return asked;
  };

  it('is retried once if it got lost and changes nothing', async () => {
    const asked = swallowing(1);
    const answer = fetchFromServer('/api/tables/ABCD2345/invitation');
    await vi.advanceTimersByTimeAsync(5000);
    expect((await answer).status).toBe(200);
    expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('is sent again at once when the page comes online', async () => {
    const fire = fakeWindowEvents();
    const asked = swallowing(1);
    const answer = fetchFromServer('/api/tables/ABCD2345/invitation');
    await vi.advanceTimersByTimeAsync(100);
    fire('online');
    await vi.advanceTimersByTimeAsync(0);
    expect((await answer).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it.each(['sleeping', 'online'])('is sent only once if it changes something, also to a page that was %s', async (event) => {
    const fire = fakeWindowEvents();
    const asked = swallowing(1);
    const failed = expect(fetchFromServer('/api/tables', { method: 'POST' })).rejects.toBeInstanceOf(NetworkTimeout);
    fire(event);
    await vi.advanceTimersByTimeAsync(5000);
    await failed;
    expect(asked).toHaveLength(1);
  });

  it('has one deadline for its whole response', async () => {
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
      const body = new ReadableStream({ start: (stream) => signal?.addEventListener('abort', () => stream.error('aborted')) });
      return new Response(body);
    });
    const failed = expect(fetchFromServer('/api/tables', { method: 'POST' })).rejects.toBeInstanceOf(NetworkTimeout);
    await vi.advanceTimersByTimeAsync(5000);
    await failed;
  });

  it.each([200, 204, 404])('resolves to the server’s response, with %i', async (status) => {
    // Browsers differ in whether a response that must have no body has an empty one.
    const arrayBuffer = async () => new ArrayBuffer(0);
    vi.stubGlobal('fetch', async () => ({ status, statusText: '', headers: new Headers({ a: 'b' }), body: {}, arrayBuffer }));
    const answer = await fetchFromServer('/api/forget', { method: 'POST' });
    expect([answer.status, answer.headers.get('a'), await answer.text()]).toEqual([status, 'b', '']);
  });
});
