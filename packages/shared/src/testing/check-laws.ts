import { chanceDue, type Match, outcomeOf, type Step } from '../core/match.ts';
import { seeded } from '../core/random.ts';
import { recordOf } from '../core/record.ts';
import { type Position, positionOf } from './laws/law.ts';
import { LAWS } from './laws/laws.ts';
import { randomWalk } from './random-walk.ts';
import { nameOf, type Setting } from './setting.ts';

/** A game that has not ended by then does not end. */
const LONGEST = 100_000;
/** About how many positions of a game are looked at. */
const LOOKS = 5;
const MOST = 50;

/** How many steps the first game is taken to have. */
const FIRST_GUESS = 100;

/**
 * Plays games at random, one for each seed, and holds every law against them, until they have taken so many steps. Throws at
 * the first law that is broken.
 */
export function checkLaws(setting: Setting, seeds: Iterable<number>, mostSteps = Number.POSITIVE_INFINITY): void {
  let [games, steps] = [0, 0];
  for (const seed of seeds) {
    const average = games === 0 ? FIRST_GUESS : steps / games;
    steps += checkGame(setting, seed, LOOKS / average);
    games += 1;
    if (steps >= mostSteps) return;
  }
}

/** Looks at a share of the positions, and at the last one. Returns the number of steps. */
function checkGame(setting: Setting, seed: number, share: number): number {
  const source = seeded(seed);
  const steps: Step[] = [];
  const positions: Position[] = [];
  let end: Match | null = null;
  let acted: Match | null = null;
  try {
    for (const { match, step } of randomWalk(setting, source)) {
      if (step !== null) steps.push(step);
      if (steps.length > LONGEST) throw new Error('play ends: it does not');
      if (step !== null && 'seat' in step) acted = end;
      const over = outcomeOf(match) !== null;
      if (over || (positions.length < MOST && source.below(1_000_000) < share * 1_000_000)) {
        const at = positionOf(match, source);
        positions.push(at);
        for (const law of LAWS) under(law.says, () => law.position?.(at));
        if (acted !== null && match.last !== null && chanceDue(match) === null) {
          const turn = { before: positionOf(acted, source), last: match.last, after: at };
          for (const law of LAWS) under(law.says, () => law.turn?.(turn));
        }
      }
      end = match;
    }
    if (end === null) throw new Error('the game has not begun');
    const played = { record: recordOf(end, steps), end, positions };
    for (const law of LAWS) under(law.says, () => law.game?.(played));
  } catch (error) {
    throw new Error(`${nameOf(setting)}, seed ${seed}, step ${steps.length}: ${messageOf(error)}`, { cause: error });
  }
  return steps.length;
}

function under(law: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new Error(`${law}: ${messageOf(error)}`, { cause: error });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
