import { type Match, pendingChance } from '../core/match.ts';
import { seeded } from '../core/random.ts';
import { randomWalk } from './random-walk.ts';
import type { Setting } from './setting.ts';

/** What players are shown of a game played at random: every position in which no lot has to be drawn first. */
export function* shownPositions(setting: Setting, seed: number): Generator<Match> {
  for (const { match } of randomWalk(setting, seeded(seed))) if (pendingChance(match) === null) yield match;
}

/** Those of its beginning, with so many steps between them at the most. */
export function shownAtFirst(setting: Setting, seed: number, steps: number): readonly Match[] {
  const shown: Match[] = [];
  for (const match of shownPositions(setting, seed)) {
    shown.push(match);
    if (shown.length > steps) break;
  }
  return shown;
}
