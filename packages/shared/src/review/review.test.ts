import { foursquare } from '@hundredfold/games/foursquare/rules/index.ts';
import type { FoursquareState } from '@hundredfold/games/foursquare/rules/state.ts';
import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { describe, expect, test, vi } from 'vitest';
import type { Game } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { type GameRecord, turnsOf } from '../core/record.ts';
import { fromRecordStep } from '../core/record-step.ts';
import { recordOf } from '../core/recording.ts';
import { runToEnd } from '../core/run-to-end.ts';
import { allSeats, type Seat } from '../core/seat.ts';
import { seeded } from '../core/seeded-random.ts';
import { playGame, STRATEGIES, type Strategy } from '../testing/playout.ts';
import { seeds } from '../testing/seeds.ts';
import { nameOf, type Setting, settingsToPlay } from '../testing/setting.ts';
import { bySize, isOneGame } from '../testing/size.ts';
import { QUICK_GAMES } from '../testing/test-games.ts';
import type { ReviewBudget } from './budget.ts';
import { type LuckBreakdown, luckBreakdownOf } from './luck-breakdown.ts';
import { readGame } from './recorded-game.ts';
import { type GameReview, type ReviewProgress, reviewGame } from './review.ts';
import { markOf, type ReviewedDecision, suspectedCost } from './review-decision.ts';
import { twinOf } from './testing/twin-record.ts';

const SEEDS = seeds(bySize({ full: 1, soak: 50 }));
/** Settings change little for a review, so one of each game is enough. */
const MAX_SETTINGS = bySize({ full: 1, soak: 1000 });
/** The smallest budget with which every part of a review happens. */
const BUDGET: ReviewBudget = {
  firstWorlds: bySize({ full: 2, soak: 4 }),
  engineRollOuts: bySize({ full: 6, soak: 40 }),
  costWorlds: 2,
  valueRollOuts: 1,
  playPairs: 1,
};

const twins = new Set<string>();

/** Bots, a third of whose actions are random, so that there is something to review. */
const mixed: Strategy = (game, view, legal, source) =>
  STRATEGIES[source.below(3) === 0 ? 'random' : 'bot'](game, view, legal, source);

function recordedGame({ game, options, seats }: Setting, seed: number): GameRecord {
  const { end, steps } = playGame(game, options, Array(seats).fill(mixed), seeded(seed));
  return recordOf(end, steps);
}

interface WatchedReview extends GameReview {
  readonly progress: readonly ReviewProgress[];
}

function review(game: Game, record: GameRecord, seat: Seat, budget = BUDGET): WatchedReview {
  const progress: ReviewProgress[] = [];
  const reviewing = reviewGame(game, record, seat, budget);
  for (let step = reviewing.next(); ; step = reviewing.next()) {
    if (step.done === true) return { ...step.value, progress };
    progress.push(step.value);
  }
}

function someSettings(game: Game): readonly Setting[] {
  const all = settingsToPlay(game);
  return all.filter((_, index) => index < 1 || (index >= all.length - MAX_SETTINGS + 1 && MAX_SETTINGS > 1));
}

describe.each(QUICK_GAMES)('the review of $id', (game) => {
  test.each(someSettings(game).map((setting) => [nameOf(setting), setting] as const))('%s', (_, setting) => {
    for (const seed of SEEDS) {
      const record = recordedGame(setting, seed);
      const seat = seed % setting.seats;
      const reviewed = review(game, record, seat);
      checkBreakdown(reviewed.breakdown, setting.seats);
      checkDecisions(record, seat, reviewed.decisions);
      checkProgress(reviewed);
      checkTwin(game, record, seat, reviewed.decisions);
    }
  });

  test('is the same every time, and leaves out what players of its seats did not play', () => {
    const [setting] = settingsToPlay(game);
    if (setting === undefined) throw new Error('there is no setting');
    const record = recordedGame(setting, SEEDS[0] ?? 1);
    const whole = review(game, record, 0);
    const own = whole.decisions;
    const middle = Math.floor(record.steps.length / 2);
    const moves = record.steps.slice(0, middle).filter((step) => 'move' in step).length;
    const isBefore = ({ turn }: ReviewedDecision) => turnOfStep(record, turn) < middle;
    const byBots = review(game, { ...record, botsFrom: middle }, 0);
    expect(byBots.decisions).toEqual(own.filter(isBefore));
    checkBreakdown(byBots.breakdown, setting.seats);
    const playedOn = review(game, { ...record, playedOn: { turn: moves } }, 0);
    expect(playedOn.decisions).toEqual(own.filter((each) => !isBefore(each)));
    checkBreakdown(playedOn.breakdown, setting.seats);
    const takenBack = [{ seat: 0, consent: [], stood: middle, steps: record.steps.slice(middle), hashes: '' }];
    expect(review(game, { ...record, takenBack }, 0)).toEqual(whole);
  });

  test('gives to one seat what it takes from the others', () => {
    const setting = settingsToPlay(game).find(({ seats }) => seats > 1);
    if (setting === undefined) return;
    const recorded = runToEnd(readGame(game, recordedGame(setting, SEEDS[0] ?? 1)));
    const breakdowns = allSeats(setting.seats).map((seat) => runToEnd(luckBreakdownOf(recorded, seat, BUDGET)));
    const sum = (part: 'cards' | 'play' | 'others') => breakdowns.reduce((total, breakdown) => total + breakdown[part].mean, 0);
    expect(Math.abs(sum('cards'))).toBeLessThan(1e-9);
    expect(Math.abs(sum('play') + sum('others'))).toBeLessThan(1e-9);
  });
});

test.each([
  [{ mean: 0.1, error: 0.049 }, 'fine'],
  [{ mean: 0.1, error: 0.04 }, 'slip'],
  [{ mean: 0.21, error: 0.05 }, 'mistake'],
  [{ mean: 0.019, error: 0 }, 'fine'],
] as const)('a decision that costs %o is marked by what it surely costs: %s', (cost, mark) => {
  expect(markOf(cost)).toBe(mark);
});

function turnOfStep(record: GameRecord, turn: number): number {
  const turns = turnsOf(record.steps.map(fromRecordStep)).slice(0, turn);
  return turns.reduce((sum, { move, lots }) => sum + lots.length + (move === null ? 0 : 1), 0);
}

function checkBreakdown({ start, cards, play, others, hidden, result }: LuckBreakdown, seats: number): void {
  const sum = [start, cards, play, others, hidden].reduce((total, { mean }) => total + mean, 0);
  expect(Math.abs(sum - result)).toBeLessThan(1e-9);
  expect(start.mean).toBeGreaterThanOrEqual(0);
  expect(start.mean).toBeLessThanOrEqual(1);
  for (const { mean, error } of [start, cards, play, others, hidden]) {
    expect(mean).not.toBeNaN();
    expect(error).toBeGreaterThanOrEqual(0);
  }
  if (seats === 1) expect(others).toEqual({ mean: 0, error: 0 });
}

function checkDecisions(record: GameRecord, seat: Seat, decisions: readonly ReviewedDecision[]): void {
  const turns = turnsOf(record.steps.map(fromRecordStep));
  expect(decisions.length).toBeGreaterThan(0);
  for (const { turn, played, better, cost, mark, isCloseCall } of decisions) {
    expect(turns[turn]?.move).toEqual({ kind: 'move', seat, action: played });
    expect(better).not.toEqual(played);
    if (better === null) expect([cost.mean, mark, isCloseCall]).toEqual([0, 'fine', false]);
    if (isCloseCall) expect([mark, Math.abs(cost.mean) <= 2 * cost.error]).toEqual(['fine', true]);
    expect(mark).toBe(markOf(cost));
  }
  expect(decisions.map(({ turn }) => turn)).toEqual([...new Set(decisions.map(({ turn }) => turn))].toSorted((a, b) => a - b));
}

function checkProgress({ progress, decisions }: WatchedReview): void {
  const last = progress.at(-1);
  expect(last?.done).toBe(last?.of);
  expect(progress.every(({ done }, index) => done >= (progress[index - 1]?.done ?? 0))).toBe(true);
  expect(last?.decisions.toSorted((one, other) => one.turn - other.turn)).toEqual(decisions);
}

/** Checks that nothing which the seat could not know at a decision, and nothing that came later, has changed its review. */
function checkTwin(game: Game, record: GameRecord, seat: Seat, decisions: readonly ReviewedDecision[]): void {
  const { turn } = decisions[Math.floor(decisions.length / 2)] ?? { turn: 0 };
  const twin = twinOf(game, { record, seat, turn });
  if (twin === null) return;
  twins.add(game.id);
  const upTo = (all: readonly ReviewedDecision[]) => JSON.stringify(all.filter((each) => each.turn <= turn));
  expect(upTo(review(game, twin, seat).decisions)).toBe(upTo(decisions));
}

function carelessReview(game: Game, seats: number, seed: number, until = Number.POSITIVE_INFINITY): WatchedReview {
  const players = allSeats(seats).map((seat) => (seat === 0 ? mixed : STRATEGIES.bot));
  const { end, steps } = playGame(game, defaultOptions(game.options), players, seeded(seed));
  const budget = { firstWorlds: 12, engineRollOuts: 60, costWorlds: 10, valueRollOuts: 0, playPairs: 0 };
  return review(game, { ...recordOf(end, steps), botsFrom: Math.min(until, steps.length) }, 0, budget);
}

test('the most suspicious decisions are measured first, after all were tried in a few worlds', { skip: isOneGame }, () => {
  const { end, steps } = playGame(hundredRummy, defaultOptions(hundredRummy.options), [mixed, STRATEGIES.bot], seeded(3));
  const record = recordOf(end, steps);
  const suspected = (turn: number) => {
    const decision = runToEnd(readGame(hundredRummy, record)).decisions.find((each) => each.turn === turn);
    return decision === undefined ? null : runToEnd(suspectedCost(decision, BUDGET.firstWorlds));
  };
  const order = review(hundredRummy, record, 0).progress.flatMap(({ decisions }, index, all) =>
    decisions.filter(({ turn }) => all[index - 1]?.decisions.every((before) => before.turn !== turn)).map(({ turn }) => turn),
  );
  const costs = order.map(suspected);
  const tried = costs.findIndex((cost) => cost !== null);
  expect(costs.length - tried).toBeGreaterThan(5);
  expect(costs.slice(tried)).toEqual(costs.slice(tried).toSorted((one, other) => (other ?? 0) - (one ?? 0)));
});

test('at first only as many actions are tried as it takes to find one that may have been better', { skip: isOneGame }, () => {
  const { end, steps } = playGame(foursquare, defaultOptions(foursquare.options), [STRATEGIES.bot], seeded(5));
  const decision = runToEnd(readGame(foursquare, recordOf(end, steps))).decisions.at(-1);
  if (decision === undefined) throw new Error('nothing was decided');
  const apply = vi.spyOn(foursquare, 'apply');
  runToEnd(suspectedCost(decision, 12));
  const { stock } = decision.state as FoursquareState;
  const trials = apply.mock.calls.filter(([state]) => state.stock.length === stock.length);
  expect(trials).toHaveLength(2 * 12);
});

test('a choice among more actions than can be compared is fine', { skip: isOneGame }, () => {
  // In this game the first seat cuts.
  const cuts = carelessReview(modFour, 4, 5, 20).decisions.filter(({ played }) => played.type === 'cut');
  expect(cuts.length).toBeGreaterThan(0);
  for (const { mark, better } of cuts) expect([mark, better]).toEqual(['fine', null]);
});

test('every game had a twin', () => {
  expect([...twins].toSorted()).toEqual(QUICK_GAMES.map(({ id }) => id).toSorted());
});
