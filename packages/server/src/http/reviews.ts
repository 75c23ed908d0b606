import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { type Request, type Response, Router } from 'express';
import { addressShares } from '../limits/address-shares.ts';
import type { FailedAttempts, RequestLimit } from '../limits/request-limit.ts';
import type { AskedReview, ReviewThreads } from '../reviews/review-threads.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import { callerOf, requireWithinLimit } from './caller.ts';
import { sendError } from './errors.ts';
import { parsedRecord, recordFor } from './records.ts';

/** The number of reviews that one person may ask for in a minute. */
export const REVIEWS_PER_MINUTE = 20;

/** The number of reviews that are made at a time, or wait for that, for one address. */
const REVIEWS_PER_ADDRESS = 3;

/** The number of reviews that are kept. One has some kilobytes. */
const MAX_KEPT_REVIEWS = 200;

/** The services between a request and a review. */
interface ReviewServices {
  readonly storage: Pick<GameStorage, 'recordText' | 'resultsAt'>;
  readonly reviews: ReviewThreads;
  /** The limit on ids without a record. */
  readonly attempts: FailedAttempts;
  readonly limit: RequestLimit;
}

/**
 * Serves `GET /:id/review?seat=N`, the review of a game for a seat, to people who may open its record. The answer has one JSON value in
 * each line: reports of progress, and at last the review. A review ends with its connection, and with the next one of the same person.
 */
export function reviewsRouter({ storage, reviews, attempts, limit }: ReviewServices): Router {
  const kept = keptLines(MAX_KEPT_REVIEWS);
  const running = new Map<string, AbortController>();
  const shares = addressShares<AbortController>(REVIEWS_PER_ADDRESS);
  const router = Router();
  router.get('/:id/review', requireWithinLimit(limit), async (request, response) => {
    const id = String(request.params.id);
    const caller = callerOf(request);
    const found = await attempts.attempt(caller, () => recordFor(storage, id, caller.person));
    if (found === 'blocked') return sendError(response, 'too-many');
    if (found === null) return sendError(response, 'no-record');
    if (found === 'not-allowed') return sendError(response, 'not-allowed');
    const line = kept.get(`${id} ${request.query.seat}`);
    if (line !== undefined) return void response.type(LINES_TYPE).send(line);
    const record = parsedRecord(found);
    if (record.outcome === undefined) return sendError(response, 'no-record'); // It is unfinished.
    const seat = seatIn(request, record);
    if (seat === null) return sendError(response, 'malformed');
    if (request.method === 'HEAD') return void response.type(LINES_TYPE).end();
    if (response.destroyed) return; // The connection has closed meanwhile, so its event would never come.
    const who = caller.person ?? caller.network;
    const closing = new AbortController();
    const before = running.get(who);
    before?.abort();
    if (before !== undefined) shares.giveBack(before);
    if (!shares.take(closing, caller.network)) return sendError(response, 'busy');
    running.set(who, closing);
    response.on('close', () => closing.abort());
    const made = await sendReview(reviews, { record, seat }, response, closing.signal);
    shares.giveBack(closing);
    if (made !== null) kept.put(`${id} ${seat}`, made);
    if (running.get(who) === closing) running.delete(who);
  });
  return router;
}

const LINES_TYPE = 'application/x-ndjson';

/** Sends a review while it is made. Resolves to its last line, which has the whole review; to `null` if there is none. */
async function sendReview(
  reviews: ReviewThreads,
  asked: AskedReview,
  response: Response,
  signal: AbortSignal,
): Promise<string | null> {
  let last = '';
  const end = await reviews.review(
    asked,
    (report) => {
      last = `${JSON.stringify(report)}\n`;
      if (!response.headersSent) response.type(LINES_TYPE);
      response.write(last);
    },
    signal,
  );
  if (response.headersSent) response.end();
  else if (!response.destroyed) sendError(response, 'busy'); // A review that fails has begun, and reported that.
  return end === 'done' ? last : null;
}

function seatIn({ query: { seat } }: Request, { seats }: GameRecord): Seat | null {
  return typeof seat === 'string' && /^\d$/.test(seat) && Number(seat) < seats ? Number(seat) : null;
}

/** Keeps so many lines, those that were used last. */
function keptLines(most: number): { get(name: string): string | undefined; put(name: string, line: string): void } {
  const lines = new Map<string, string>();
  const put = (name: string, line: string): void => {
    lines.delete(name);
    lines.set(name, line);
    for (const oldest of lines.keys()) if (lines.size > most) lines.delete(oldest);
  };
  return {
    get(name) {
      const line = lines.get(name);
      if (line !== undefined) put(name, line);
      return line;
    },
    put,
  };
}
