import type { ChanceOutcome, RandomSource } from '../core/chance.ts';
import { type Match, outcomeOf, pendingChance, type Step } from '../core/match.ts';
import { type GameRecord, RECORD_FORMAT } from '../core/record.ts';
import { type RecordStep, toRecordStep } from '../core/record-step.ts';
import { recordOf } from '../core/recording.ts';
import { seeded } from '../core/seeded-random.ts';
import { type Law, type PlayedMatch, type Position, positionOf } from './laws/law.ts';
import { LAWS } from './laws/laws.ts';
import { REPLAYS_TO_THE_END } from './laws/truth.ts';
import { randomWalk } from './random-walk.ts';
import { replay } from './replay.ts';
import { nameOf, type Setting } from './setting.ts';
import { bySize } from './size.ts';

/** The number of steps after which a game counts as endless. */
const LONGEST = bySize({ quick: 40_000, full: 100_000 });
/** The approximate number of positions that are checked in each game, besides its end and the first position after each kind of step. */
const LOOKS = 3;
const MOST = 50;
const MOST_CLOSELY = bySize({ full: 200, soak: Number.POSITIVE_INFINITY });

/** One game in so many has a record with hashes, and has it checked: both replay the game. The first one always has. */
const ONE_IN_REPLAYED = bySize({ full: 4, soak: 1 });

/** The number of steps above which hashes take longer than all other laws, so that only one such game in five has them. */
const LONG = 1000;
const ONE_LONG_IN_REPLAYED = bySize({ full: 5, soak: 1 });

const STEP_LAWS = LAWS.filter(({ step }) => step !== undefined);

const FIRST_GUESS = 100;

/**
 * Plays one random game for each seed and checks the laws. The laws of the walk and of `step` are checked at every step; in the
 * first game, `closely` too. The laws of `position` and `turn` are checked after the first step of each kind, because rare steps
 * such as cutting a pack have faults of their own; at about three other steps of each game, drawn by its seed; and at its end. The
 * laws of `game` are checked at the end, and those of `record` at the end of one game in four; `before` is the number of games
 * that other settings have before these. Throws at the first broken law.
 */
export function checkLaws(setting: Setting, seeds: Iterable<number>, before = 0): void {
  let [games, steps] = [0, 0];
  for (const seed of seeds) {
    const average = games === 0 ? FIRST_GUESS : steps / games;
    steps += checkGame(setting, seed, {
      share: LOOKS / average,
      isClose: games === 0,
      isReplayed: games % ONE_IN_REPLAYED === 0,
      isReplayedIfLong: (before + games) % ONE_LONG_IN_REPLAYED === 0,
    });
    games += 1;
  }
}

interface GameInProgress {
  readonly steps: RecordStep[];
  readonly looks: Position[];
  readonly kinds: Set<string>;
  start: Match | null;
  acted: Match | null;
  now: Match | null;
}

interface Care {
  readonly share: number;
  readonly isClose: boolean;
  readonly isReplayed: boolean;
  readonly isReplayedIfLong: boolean;
}

function checkGame(setting: Setting, seed: number, { share, isClose, ...care }: Care): number {
  const source = seeded(seed);
  const way: GameInProgress = { steps: [], looks: [], kinds: new Set(), start: null, acted: null, now: null };
  try {
    for (const { match, step } of randomWalk(setting, source)) {
      take(way, match, step);
      const isDrawn = way.looks.length < MOST && source.below(1_000_000) < share * 1_000_000;
      if (isDrawn || isFirstOfKind(way, match, step) || outcomeOf(match) !== null) look(way, match, source);
    }
    const { now: end, steps, looks: positions } = way;
    if (end === null) throw new Error('the game has not begun');
    const isReplayed = care.isReplayed && (steps.length <= LONG || care.isReplayedIfLong);
    const played = { record: recordedAs(end, steps, isReplayed), end, positions };
    hold((law) => law.game?.(played));
    if (isReplayed) hold((law) => law.record?.(played));
    if (isClose) lookClosely(played);
  } catch (error) {
    throw new Error(`${nameOf(setting)}, seed ${seed}, step ${way.steps.length}: ${messageOf(error)}`, { cause: error });
  }
  return way.steps.length;
}

function recordedAs(end: Match, steps: readonly RecordStep[], isHashed: boolean): GameRecord {
  const { game, options, seats } = end;
  const outcome = outcomeOf(end);
  try {
    if (isHashed || outcome === null) return recordOf(end, steps);
    const names = Array.from({ length: seats }, () => null);
    return { format: RECORD_FORMAT, game: game.id, rules: game.version, options, seats, names, steps, outcome, hashes: '' };
  } catch (error) {
    throw new Error(`${REPLAYS_TO_THE_END}: ${messageOf(error)}`, { cause: error });
  }
}

function lookClosely({ record, end: { game } }: PlayedMatch): void {
  const laws = LAWS.flatMap(({ says, closely }) => (closely === undefined ? [] : [{ says, step: closely() }]));
  let positions = 0;
  for (const match of replay(game, record)) {
    hold((law) => law.step?.(match, null, match), laws);
    if (++positions >= MOST_CLOSELY) break;
  }
}

function take(way: GameInProgress, match: Match, step: Step | null): void {
  if (step !== null) way.steps.push(toRecordStep(step));
  if (step?.kind === 'move') way.acted = way.now;
  const before = way.now;
  const start = way.start ?? match;
  way.now = match;
  way.start = start;
  if (way.steps.length > LONGEST) throw new Error('play ends: it does not');
  hold((law) => law.step?.(match, before, start), STEP_LAWS);
}

/** Returns whether the game has had no step of this kind before, and notes the kind. The start is no step. */
function isFirstOfKind({ kinds, acted }: GameInProgress, match: Match, step: Step | null): boolean {
  const known = kinds.size;
  if (step !== null) kinds.add(step.kind === 'move' ? step.action.type : kindOfLot(step.lot, match, acted));
  return kinds.size > known;
}

/** A chance outcome differs by the action that made it due, and by whether it begins a deal: a new pack is no new hand. */
function kindOfLot({ chance }: ChanceOutcome, { game, state, last }: Match, acted: Match | null): string {
  const isNewDeal = acted !== null && game.deal(acted.state) !== game.deal(state);
  return `${chance} after ${last?.action.type}${isNewDeal ? ', in a new deal' : ''}`;
}

function look(way: GameInProgress, match: Match, source: RandomSource): void {
  const at = positionOf(match, source);
  way.looks.push(at);
  hold((law) => law.position?.(at));
  if (way.acted === null || match.last === null || pendingChance(match) !== null) return;
  const passage = { before: positionOf(way.acted, source), after: at };
  hold((law) => law.turn?.(passage));
}

function hold(part: (law: Law) => void, laws: readonly Law[] = LAWS): void {
  for (const law of laws) {
    try {
      part(law);
    } catch (error) {
      throw new Error(`${law.says}: ${messageOf(error)}`, { cause: error });
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
