import { worthInNewWorld } from '../bots/paired-roll-outs.ts';
import { rollOut, rollOutMove, stageOf } from '../bots/roll-out.ts';
import { differenceOf, EXACTLY_ZERO, estimateOf, sumOf, type WinShareEstimate } from '../bots/win-share-estimate.ts';
import { isSameAction } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import { type ReviewBudget, shareOfBudget } from './budget.ts';
import { sourceFor } from './position-seed.ts';
import { hasChoice, type RecordedChance, type RecordedDecision, type RecordedGame } from './recorded-game.ts';

/**
 * The parts of a result, as shares of the victory: start + cards + play + others + hidden = result. Only the cards are luck in the
 * strict sense; `hidden` is what the true cards made of actions beyond what their seats could know.
 */
export interface LuckBreakdown {
  /** The expected share before the first chance outcome. */
  readonly start: WinShareEstimate;
  readonly cards: WinShareEstimate;
  /** The gain of the seat’s actions over those of a normal bot. */
  readonly play: WinShareEstimate;
  /** The gain or loss by the actions of the others, compared with those of normal bots. */
  readonly others: WinShareEstimate;
  readonly hidden: WinShareEstimate;
  readonly result: number;
}

/** Returns the number of steps in which a breakdown is made: `luckBreakdownOf` yields after each. */
export function luckBreakdownSteps({ chances, decisions }: RecordedGame): number {
  return 2 * chances.length + 1 + decisions.length;
}

/** Returns the breakdown of a seat. Yields `true` after each of its steps, and `false` within them. */
export function* luckBreakdownOf(
  recorded: RecordedGame,
  seat: Seat,
  { valueRollOuts, playPairs }: Pick<ReviewBudget, 'valueRollOuts' | 'playPairs'>,
): Generator<boolean, LuckBreakdown> {
  const { game, start: first, end, chances, decisions, recordHash } = recorded;
  const values = { seat, recordHash, rollOuts: shareOfBudget(valueRollOuts, 2 * chances.length) };
  const start = yield* valueAt({ game, state: first.state, deal: game.deal(first.state), index: -1 }, values);
  const luck: ChanceLuck[] = [];
  for (const chance of chances) luck.push(yield* luckOf(chance, chance.before === first.state ? start : null, values));
  const worlds = shareOfBudget(playPairs, decisions.filter(hasChoice).length);
  const gains = { own: [] as WinShareEstimate[], others: [] as WinShareEstimate[] };
  for (const decision of decisions) {
    const isCompared = !decision.isByBot && hasChoice(decision);
    const gain = isCompared ? yield* gainOverBot(decision, { seat, recordHash, worlds }) : EXACTLY_ZERO;
    gains[decision.seat === seat ? 'own' : 'others'].push(gain);
    yield true;
  }
  const result = rollOut(game, end.state, { seat, stage: stageOf(game, end.state), seed: 0 });
  const [cards, play, others] = [sumOf(luck.map(({ luck: each }) => each)), sumOf(gains.own), sumOf(gains.others)];
  const hidden = {
    mean: result - start.mean - cards.mean - play.mean - others.mean,
    error: Math.hypot(...withoutStart(luck, start), play.error, others.error),
  };
  return { start, cards, play, others, hidden, result };
}

interface ChanceLuck {
  readonly before: WinShareEstimate;
  readonly after: WinShareEstimate;
  readonly luck: WinShareEstimate;
}

/** Returns the errors of start and cards together. The estimate of the start is in both, with opposite signs. */
function withoutStart(luck: readonly ChanceLuck[], start: WinShareEstimate): readonly number[] {
  const isShared = luck[0]?.before === start;
  return [isShared ? 0 : start.error, ...luck.flatMap(({ before, after }) => [before === start ? 0 : before.error, after.error])];
}

interface ValueSettings {
  readonly seat: Seat;
  readonly recordHash: string;
  readonly rollOuts: number;
}

/**
 * Estimates the luck of the chance outcomes of a turn. Both values are those of the end of the deal to which the state before belongs.
 * Therefore the mean over all outcomes is exactly zero, whatever the worth of such an end is.
 */
function* luckOf(
  { game, turn, before, after }: RecordedChance,
  known: WinShareEstimate | null,
  values: ValueSettings,
): Generator<boolean, ChanceLuck> {
  const deal = game.deal(before);
  const one = known ?? (yield* valueAt({ game, state: before, deal, index: 2 * turn }, values));
  if (known !== null) yield true;
  const other = yield* valueAt({ game, state: after, deal, index: 2 * turn + 1 }, values);
  return { before: one, after: other, luck: differenceOf(other, one) };
}

interface ValuedState {
  readonly game: Game;
  readonly state: unknown;
  /** The deal at whose end roll-outs stop. The luck of a shuffle may show as late as that. */
  readonly deal: number;
  /** A number that no other value of the breakdown has. */
  readonly index: number;
}

/** Estimates the worth of a state to a seat if normal bots play it on to the end of a deal. */
function* valueAt(
  { game, state, deal, index }: ValuedState,
  { seat, recordHash, rollOuts }: ValueSettings,
): Generator<boolean, WinShareEstimate> {
  const source = sourceFor('value', { recordHash, index });
  const worths: number[] = [];
  while (worths.length < rollOuts) {
    worths.push(rollOut(game, state, { seat, stage: deal, wholeDeal: true, seed: source.below(2 ** 31) }));
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
  decision: RecordedDecision,
  { seat, recordHash, worlds }: Omit<ValueSettings, 'rollOuts'> & { readonly worlds: number },
): Generator<boolean, WinShareEstimate> {
  const { game, state, turn, played } = decision;
  const source = sourceFor('play', { recordHash, index: turn });
  const gains: number[] = [];
  while (gains.length < worlds) {
    const usual = rollOutMove(game, state, decision.seat, source);
    if (isSameAction(usual, played)) gains.push(0);
    else {
      const worth = worthInNewWorld(decision, source, seat);
      gains.push(worth(played) - worth(usual));
      yield false;
    }
  }
  return estimateOf(gains);
}
