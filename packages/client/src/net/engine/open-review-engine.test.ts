import { playGame, STRATEGIES } from '@hundredfold/shared/core/playout.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { runToEnd } from '@hundredfold/shared/core/run-to-end.ts';
import { hundredRummy } from '@hundredfold/shared/games/hundred-rummy/index.ts';
import { type ReviewReport, reportReview } from '@hundredfold/shared/review/report-review.ts';
import { reviewGame } from '@hundredfold/shared/review/review.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openReviewEngine } from './open-review-engine.ts';
import { runReview } from './run-review.ts';
import { serverEngine } from './server-engine.ts';
import { fakeEngines } from './testing/fake-engines.ts';

const { end, steps } = playGame(hundredRummy, { target: 100 } as never, [STRATEGIES.random, STRATEGIES.bot], seeded(9));
const RECORD = recordOf(end, steps);
const HERE = runToEnd(reviewGame(hundredRummy, RECORD, 0));

/** The answer of a server to a request for a review, as the test gives it. */
interface Answered {
  readonly path: string;
  readonly signal: AbortSignal;
  send(text: string): void;
  end(): void;
}

let answered: Answered[];
let status: number;

beforeEach(() => {
  [answered, status] = [[], 200];
  vi.stubGlobal('fetch', async (path: string, { signal }: { readonly signal: AbortSignal }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const bytes = new TextEncoder();
    signal.addEventListener('abort', () => void writer.abort().catch(() => undefined));
    answered.push({
      path,
      signal,
      send: (text) => void writer.write(bytes.encode(text)).catch(() => undefined),
      end: () => void writer.close().catch(() => undefined),
    });
    return new Response(status === 200 ? readable : '{}', { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Reviews a game whose record the server has. The engine of this device answers what the test says. */
function reviewed({ isWeak = true, isOnServer = true } = {}) {
  const { engines: here, openPort: onHere } = fakeEngines();
  const onProgress = vi.fn();
  const onEnd = vi.fn();
  const engines = { isWeak: () => isWeak, onServer: serverEngine, here: onHere };
  const open = () => openReviewEngine({ match: 'game 1', isOnServer }, engines);
  const cancel = runReview(open, { record: RECORD, seat: 0 }, { onProgress, onEnd });
  return { here, onProgress, onEnd, cancel };
}

/** Returns the lines that the server sends. */
function linesOfServer(): readonly string[] {
  const lines: string[] = [];
  const report = (told: ReviewReport) => lines.push(`${JSON.stringify(told)}\n`);
  reportReview(hundredRummy, RECORD, 0, { interval: 0, now: () => 0, report });
  return lines;
}

test('on a weak device the server reviews, with the same result, and no worker starts', async () => {
  const { here, onEnd, onProgress } = reviewed();
  await vi.waitFor(() => expect(answered).toHaveLength(1), 20_000);
  expect(answered[0]?.path).toBe('/api/records/game%201/review?seat=0');
  const lines = linesOfServer().join('');
  for (let at = 0; at < lines.length; at += 5000) answered[0]?.send(lines.slice(at, at + 5000)); // Lines come in pieces.
  answered[0]?.end();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalled(), 20_000);
  expect(onEnd.mock.calls).toEqual([[HERE]]);
  expect(onProgress.mock.calls.some(([, found]) => found.length > 0)).toBe(true);
  expect(here).toEqual([]);
});

test.each([
  ['is busy', 503, ''],
  ['stops in the middle', 200, '{"told":"progress","share":0.5,"found":[]}\n'],
  ['answers something else', 200, '<html></html>\n'],
  ['answers in another form', 200, '{"told":"review","review":{"decisions":[]}}\n'],
])('if the server %s, this device reviews', async (_, answer, text) => {
  status = answer;
  const { here, onEnd } = reviewed();
  await vi.waitFor(() => expect(answered).toHaveLength(1), 20_000);
  answered[0]?.send(text);
  answered[0]?.end();
  await vi.waitFor(() => expect(here).toHaveLength(1), 20_000);
  expect(here[0]?.asked).toEqual([{ ask: 'review', record: RECORD, seat: 0 }]);
  here[0]?.says({ told: 'review', review: HERE });
  expect(onEnd.mock.calls).toEqual([[HERE]]);
  expect(here[0]?.isClosed).toBe(true);
});

test('a review that is cancelled ends the request, and no worker starts', async () => {
  const { here, onEnd, cancel } = reviewed();
  await vi.waitFor(() => expect(answered).toHaveLength(1), 20_000);
  cancel();
  expect(answered[0]?.signal.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect([here, onEnd.mock.calls]).toEqual([[], []]);
});

test.each([
  ['a strong device', { isWeak: false }],
  ['a game that the server does not have', { isOnServer: false }],
])('%s needs no server', (_, asked) => {
  const { here } = reviewed(asked);
  expect(here).toHaveLength(1);
  expect(answered).toEqual([]);
});
