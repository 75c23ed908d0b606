import { parentPort } from 'node:worker_threads';
import { rollOutMove } from '../../src/bots/roll-out.ts';
import type { RandomSource } from '../../src/core/chance.ts';
import type { Game } from '../../src/core/game.ts';
import { act, type Match, outcomeOf, startMatch } from '../../src/core/match.ts';
import { defaultOptions } from '../../src/core/options.ts';
import type { GameRecord } from '../../src/core/record.ts';
import type { RecordStep } from '../../src/core/record-step.ts';
import { recordOf } from '../../src/core/recording.ts';
import { runToEnd } from '../../src/core/run-to-end.ts';
import type { Seat } from '../../src/core/seat.ts';
import { seeded } from '../../src/core/seeded-random.ts';
import { gameById } from '../../src/games/index.ts';
import { REVIEW_BUDGET, type ReviewBudget } from '../../src/review/budget.ts';
import { type LuckBreakdown, luckBreakdownOf } from '../../src/review/luck-breakdown.ts';
import { readGame } from '../../src/review/recorded-game.ts';
import { reviewGame } from '../../src/review/review.ts';
import { resolveAllChance, STRATEGIES } from '../../src/testing/playout.ts';
import { DEMANDS } from '../bots/demands.ts';
import { threadSeconds } from '../thread-seconds.ts';

/**
 * The games that are measured. `luck` and `skill`: normal bots, with the fewest roll-outs for one part, for means over many games.
 * `exact`: normal bots, with everything nearly as exact as in a review. `random`: a random player among normal bots, whose play is
 * measured as in a review. `review`: how long a review takes.
 */
export type LuckRoundKind = 'luck' | 'skill' | 'exact' | 'random' | 'review';

export interface LuckRound {
  readonly demand: number;
  readonly kind: LuckRoundKind;
  readonly seed: number;
}

/** The breakdown of one game, without errors, and what it took. */
export interface LuckSample {
  readonly parts: Readonly<Record<'start' | 'cards' | 'play' | 'others' | 'hidden' | 'result', number>>;
  readonly errors: Readonly<Record<'cards' | 'play' | 'others', number>>;
  readonly moves: number;
  /** The processor time of the breakdown or the review, in seconds. */
  readonly seconds: number;
  /** The processor time until the review has found its first slip or mistake, in seconds; `null` if it found none. */
  readonly firstSeconds: number | null;
  /** The processor time of all, with the game itself. */
  readonly totalSeconds: number;
}

type BreakdownBudget = Pick<ReviewBudget, 'valueRollOuts' | 'playPairs'>;

/** The share of the roll-outs of a review in `exact` games. */
export const EXACT_SHARE = 0.25;

const BUDGETS: Readonly<Record<Exclude<LuckRoundKind, 'review'>, BreakdownBudget>> = {
  luck: { valueRollOuts: 1, playPairs: 0 },
  skill: { valueRollOuts: 0, playPairs: 1 },
  exact: { valueRollOuts: REVIEW_BUDGET.valueRollOuts * EXACT_SHARE, playPairs: REVIEW_BUDGET.playPairs * EXACT_SHARE },
  random: { valueRollOuts: 200, playPairs: REVIEW_BUDGET.playPairs },
};

function playRound({ demand, kind, seed }: LuckRound): LuckSample {
  const begun = threadSeconds();
  const { game: id, options, seats } = DEMANDS[demand] ?? fail(`there is no setting ${demand}`);
  const game = gameById(id) ?? fail(`there is no game ${id}`);
  const begin = startMatch(game, { ...defaultOptions(game.options), ...options }, seats);
  const record = playedRecord(begin, kind === 'random' ? 0 : null, seeded(seed));
  const played = threadSeconds();
  const reviewed = kind === 'review' ? reviewIn(game, record) : { breakdown: breakdownIn(record, kind), firstAt: null };
  const { start, cards, play, others, hidden, result } = reviewed.breakdown;
  return {
    parts: { start: start.mean, cards: cards.mean, play: play.mean, others: others.mean, hidden: hidden.mean, result },
    errors: { cards: cards.error, play: play.error, others: others.error },
    moves: record.steps.filter((step) => 'move' in step).length,
    seconds: threadSeconds() - played,
    firstSeconds: reviewed.firstAt === null ? null : reviewed.firstAt - played,
    totalSeconds: threadSeconds() - begun,
  };
}

function reviewIn(game: Game, record: GameRecord): { readonly breakdown: LuckBreakdown; readonly firstAt: number | null } {
  const reviewing = reviewGame(game, record, 0);
  let firstAt: number | null = null;
  for (let step = reviewing.next(); ; step = reviewing.next()) {
    if (step.done === true) return { breakdown: step.value.breakdown, firstAt };
    const found = step.value.decisions[0];
    if (firstAt === null && found !== undefined && found.mark !== 'fine') firstAt = threadSeconds();
  }
}

function playedRecord(start: Match, random: Seat | null, source: RandomSource): GameRecord {
  const steps: RecordStep[] = [];
  const resolved = (match: Match) => resolveAllChance(match, source, (lot) => steps.push(lot));
  let match = resolved(start);
  while (outcomeOf(match) === null) {
    const { game, state } = match;
    const [seat = 0] = game.toAct(state);
    const view = game.view(state, seat);
    const action =
      seat === random ? STRATEGIES.random(game, view, game.legal(view), source) : rollOutMove(game, state, seat, source);
    const result = act(match, seat, action);
    if (!result.ok) throw new Error(`a player of ${game.id} was refused: ${result.refusal}`);
    steps.push({ seat, move: action });
    match = resolved(result.value);
  }
  return recordOf(match, steps);
}

function breakdownIn(record: GameRecord, kind: Exclude<LuckRoundKind, 'review'>): LuckBreakdown {
  const game = gameById(record.game) ?? fail(`there is no game ${record.game}`);
  return runToEnd(luckBreakdownOf(runToEnd(readGame(game, record)), 0, BUDGETS[kind]));
}

function fail(why: string): never {
  throw new Error(why);
}

// A worker thread plays one round after another.
parentPort?.on('message', (round: LuckRound) => parentPort?.postMessage(playRound(round)));
