import { quickBotOf, rollOut, stageOf } from '../bots/roll-out.ts';
import { sampleWorld } from '../bots/sample-world.ts';
import { differenceOf, EXACTLY_ZERO, estimateOf, type ShareEstimate, sumOf } from '../bots/share-estimate.ts';
import type { AnyAction } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import { canonicalJson } from '../core/state-hash.ts';
import { sourceFor } from './position-seed.ts';
import type { RecordedChance, RecordedDecision, RecordedGame } from './recorded-game.ts';

/** The version of the value function, which is part of every result. Raise it when a bot, a worth or a budget changes. */
export const EVALUATOR_VERSION = 1;

/**
 * The parts of a result, as shares of the victory: start + cards + play + others + hidden = result. Only the cards are luck in the
 * strict sense; `hidden` is what the true cards made of actions beyond what their seats could know.
 */
export interface LuckLedger {
  /** The version of the value function (`EVALUATOR_VERSION`). */
  readonly evaluator: number;
  /** The expected share before the first chance outcome. */
  readonly start: ShareEstimate;
  readonly cards: ShareEstimate;
  /** The gain of the seat’s actions over those of a normal bot. */
  readonly play: ShareEstimate;
  /** The gain or loss by the actions of the others, compared with those of normal bots. */
  readonly others: ShareEstimate;
  readonly hidden: ShareEstimate;
  readonly result: number;
}

/** The number of roll-outs of each part. */
export interface LedgerBudget {
  /** The roll-outs for each state whose value is estimated: two for each turn with chance outcomes. */
  readonly valueRollOuts: number;
  /** The worlds in which an action is compared with that of a normal bot. */
  readonly playWorlds: number;
}

/** Returns the number of steps in which a ledger is made: `ledgerOf` yields after each. */
export function ledgerSteps({ chances, decisions }: RecordedGame): number {
  return 2 * chances.length + 1 + decisions.length;
}

/** Returns the ledger of a seat. Yields `true` after each of its steps, and `false` within them. */
export function* ledgerOf(recorded: RecordedGame, seat: Seat, budget: LedgerBudget): Generator<boolean, LuckLedger> {
  const { game, start: first, end, chances, decisions } = recorded;
  const start = yield* valueAt({ game, state: first.state, isAfter: false }, { seat, stage: stageOf(game, first.state) }, budget);
  const luck: ChanceLuck[] = [];
  for (const chance of chances) luck.push(yield* luckOf(chance, chance.before === first.state ? start : null, { seat, budget }));
  const gains = { own: [] as ShareEstimate[], others: [] as ShareEstimate[] };
  for (const decision of decisions) {
    const gain = decision.isByBot ? EXACTLY_ZERO : yield* gainOverBot(decision, seat, budget);
    gains[decision.seat === seat ? 'own' : 'others'].push(gain);
    yield true;
  }
  const result = rollOut(game, end.state, { seat, stage: stageOf(game, end.state), seed: 0 });
  const [cards, play, others] = [sumOf(luck.map(({ luck: each }) => each)), sumOf(gains.own), sumOf(gains.others)];
  const hidden = {
    mean: result - start.mean - cards.mean - play.mean - others.mean,
    error: Math.hypot(...withoutStart(luck, start), play.error, others.error),
  };
  return { evaluator: EVALUATOR_VERSION, start, cards, play, others, hidden, result };
}

/** The luck of one turn with chance outcomes, from the values before and after it. */
interface ChanceLuck {
  readonly before: ShareEstimate;
  readonly after: ShareEstimate;
  readonly luck: ShareEstimate;
}

/** Returns the errors of start and cards together. The estimate of the start is in both, with opposite signs. */
function withoutStart(luck: readonly ChanceLuck[], start: ShareEstimate): readonly number[] {
  const isShared = luck[0]?.before === start;
  return [isShared ? 0 : start.error, ...luck.flatMap(({ before, after }) => [before === start ? 0 : before.error, after.error])];
}

interface ForSeat {
  readonly seat: Seat;
  readonly budget: LedgerBudget;
}

/**
 * Both values are those of the end of the deal to which the state before belongs. Therefore the mean luck over all chance outcomes is
 * exactly zero, whatever the worth of such an end is.
 */
function* luckOf(
  { game, before, after }: RecordedChance,
  known: ShareEstimate | null,
  { seat, budget }: ForSeat,
): Generator<boolean, ChanceLuck> {
  const to = { seat, stage: stageOf(game, before) };
  const one = known ?? (yield* valueAt({ game, state: before, isAfter: false }, to, budget));
  const other = yield* valueAt({ game, state: after, isAfter: true }, to, budget);
  return { before: one, after: other, luck: differenceOf(other, one) };
}

interface Position {
  readonly game: Game;
  readonly state: unknown;
  readonly isAfter: boolean;
}

/** Estimates the worth of a state to a seat if normal bots play it on to the end of a deal. */
function* valueAt(
  { game, ...position }: Position,
  to: { readonly seat: Seat; readonly stage: number },
  { valueRollOuts }: LedgerBudget,
): Generator<boolean, ShareEstimate> {
  const source = sourceFor('value', position);
  const worths: number[] = [];
  while (worths.length < valueRollOuts) {
    worths.push(rollOut(game, position.state, { ...to, seed: source.below(2 ** 31) }));
    yield false;
  }
  yield true;
  return estimateOf(worths);
}

/**
 * Estimates what an action gained for a seat over the one of a normal bot, in worlds that agree with everything that the acting seat
 * was shown.
 */
function* gainOverBot(
  { game, state, seat: acting, memory, played }: RecordedDecision,
  seat: Seat,
  { playWorlds }: LedgerBudget,
): Generator<boolean, ShareEstimate> {
  const source = sourceFor('play', memory);
  const view = game.view(state, acting);
  const text = canonicalJson(played);
  const gains: number[] = [];
  while (gains.length < playWorlds) {
    const usual = quickBotOf(game)(view, source);
    if (canonicalJson(usual) === text) gains.push(0);
    else {
      const world = sampleWorld(game, state, memory, source);
      const seed = source.below(2 ** 31);
      const worth = (action: AnyAction) => {
        const result = game.apply(world, acting, action);
        if (!result.ok) throw new Error(`${game.id} refuses a legal action: ${result.refusal}`);
        return rollOut(game, result.value, { seat, stage: stageOf(game, state), seed });
      };
      gains.push(worth(played) - worth(usual));
      yield false;
    }
  }
  return estimateOf(gains);
}
