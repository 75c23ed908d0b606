import { Worker } from 'node:worker_threads';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { resolveAllChance, startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { playGame, STRATEGIES } from '@hundredfold/shared/core/playout.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { runToEnd } from '@hundredfold/shared/core/run-to-end.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import type { ReviewReport } from '@hundredfold/shared/review/report-review.ts';
import { reviewGame } from '@hundredfold/shared/review/review.ts';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { patient, plain } from '../../test/slow-bots/games.ts';
import { botWorkers } from '../bots/bot-workers.ts';
import { countThinking, noThinkingBots } from '../bots/thinking-bots.ts';
import { startTally } from '../ops/log.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { type ReviewLimits, type ReviewThreads, reviewThreads } from './review-threads.ts';

const SLOW = new URL('../../test/slow-bots/games.ts', import.meta.url).href;
const NEVER = new AbortController().signal;
/** Milliseconds in which a thread would have made a short review. */
const PAUSE_MS = 3000;
const thinking = noThinkingBots();

let threads: ReviewThreads;
afterEach(() => threads.close());

function open(limits: Partial<ReviewLimits> = {}, clock: Pick<Clock, 'after'> = systemClock) {
  const tally = startTally();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  threads = reviewThreads({ clock, count: tally.count, log, thinking }, limits);
  return { review: threads.review, counts: tally.counts, lines };
}

function playedGame(game: Game, seats: number): GameRecord {
  const players = allSeats(seats).map((seat) => (seat === 0 ? STRATEGIES.random : STRATEGIES.bot));
  const { end, steps } = playGame(game, defaultOptions(game.options), players, seeded(5));
  return recordOf(end, steps);
}

/** A game whose review takes a moment. */
const SHORT = playedGame(plain, 3);
/** A game whose bot thinks for ever, and so does its review. */
const HOG: GameRecord = { ...SHORT, game: 'endless' };

test('a thread makes the same review as any other place, and reports how far it is', async () => {
  const { review, counts } = open({ games: SLOW });
  const reports: ReviewReport[] = [];
  expect(await review({ record: SHORT, seat: 0 }, (report) => reports.push(report), NEVER)).toBe('done');
  const last = reports.at(-1);
  const here = runToEnd(reviewGame(plain, SHORT, 0));
  expect(last?.told === 'review' && last.review).toEqual(here);
  expect(reports[0]?.told).toBe('progress');
  expect(counts()).toEqual({});
});

test('a review that is cancelled ends its thread, and the next one gets the place', async () => {
  const { review, lines } = open({ games: SLOW, threads: 1 });
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  const cancelling = new AbortController();
  const reported = Promise.withResolvers<void>();
  const hog = review({ record: HOG, seat: 0 }, () => reported.resolve(), cancelling.signal);
  const next = review({ record: { ...HOG, game: 'nothing' }, seat: 0 }, () => undefined, NEVER);
  await reported.promise;
  cancelling.abort();
  expect(await hog).toBe('cut off');
  expect(terminate).toHaveBeenCalledOnce();
  terminate.mockRestore();
  expect(await next).toBe('failed'); // There is no such game, but there was a thread to find out.
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'a bug in a review', err: { message: 'there is no game nothing' } });
});

test('a review that is cancelled while it waits is cut off', async () => {
  const { review, counts } = open({ games: SLOW, threads: 1 });
  const cancelling = new AbortController();
  void review({ record: HOG, seat: 0 }, () => undefined, NEVER);
  const waiting = review({ record: HOG, seat: 0 }, () => undefined, cancelling.signal);
  cancelling.abort();
  expect(await waiting).toBe('cut off');
  expect(counts()).toEqual({ 'review cut off': 1 });
});

test('a review for which the bots leave no time is turned away, and that is no bug', async () => {
  const { review, counts, lines } = open({ games: SLOW, maxBotWaitMs: 1 });
  const hasChosen = countThinking(thinking);
  expect(await review({ record: SHORT, seat: 0 }, () => undefined, NEVER)).toBe('busy');
  hasChosen();
  expect([counts(), lines]).toEqual([{ 'review busy': 1 }, []]);
});

test('a review that takes too long is cut off, one that waits too long and one too many are turned away', async () => {
  const clock = handClock();
  const { review, counts } = open({ games: SLOW, threads: 1, maxWaiting: 1, maxWaitMs: 1000, deadlineMs: 5000 }, clock);
  const asked = { record: HOG, seat: 0 };
  const hog = review(asked, () => undefined, NEVER);
  const waiting = review(asked, () => undefined, NEVER);
  expect(await review(asked, () => undefined, NEVER)).toBe('busy');
  clock.pass(1000);
  expect(await waiting).toBe('busy');
  clock.pass(4000);
  expect(await hog).toBe('cut off');
  expect(counts()).toEqual({ 'review busy': 2, 'review cut off': 1 });
});

test('closing ends all reviews, and there are no others', async () => {
  const { review } = open({ games: SLOW, threads: 1 });
  const all = [0, 1].map((seat) => review({ record: HOG, seat }, () => undefined, NEVER));
  await threads.close();
  expect(await Promise.all(all)).toEqual(['cut off', 'busy']);
  expect(await review({ record: HOG, seat: 0 }, () => undefined, NEVER)).toBe('busy');
});

test('reviews that never end keep no bot waiting: they have other threads', async () => {
  const { review } = open({ games: SLOW, threads: 2, maxWaiting: 2 });
  const reported = Promise.withResolvers<void>();
  const hogs = [0, 1, 2, 0].map((seat) => review({ record: HOG, seat }, () => reported.resolve(), NEVER));
  await reported.promise;
  const { bots, choose, counts } = openBots();
  await choose();
  expect(counts()).toEqual({});
  await bots.close();
  await threads.close();
  expect(await Promise.all(hogs)).toEqual(['cut off', 'cut off', 'busy', 'busy']);
});

test('a review stops while a bot thinks, and goes on when it has chosen', async () => {
  const { review } = open({ games: SLOW });
  const done = vi.fn();
  const { bots, choose } = openBots();
  const chosen = choose().then(() => done('bot'));
  expect(thinking[0]).toBe(1);
  const hasChosen = countThinking(thinking); // Another bot thinks for longer.
  const reviewed = review({ record: SHORT, seat: 0 }, () => undefined, NEVER).then(() => done('review'));
  await chosen;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  expect(done.mock.calls).toEqual([['bot']]);
  hasChosen();
  await reviewed;
  expect(done).toHaveBeenLastCalledWith('review');
  await bots.close();
});

/** Opens one thread for bots, and returns a bot that thinks there. */
function openBots() {
  const tally = startTally();
  const bots = botWorkers({ clock: systemClock, source: seeded(1), count: tally.count, thinking }, { games: SLOW, threads: 1 });
  const match = resolveAllChance(startMatch(patient, defaultOptions(patient.options), 3), seeded(1), () => undefined);
  const view = patient.view(match.state, patient.toAct(match.state)[0] ?? 0);
  return { bots, choose: () => bots.choose(patient, view), counts: tally.counts };
}
