import { type Match, pendingChance } from '../core/match.ts';
import { seeded } from '../core/seeded-random.ts';
import { randomWalk } from './random-walk.ts';
import type { Setting } from './setting.ts';

/** Yields the positions of a random game that players see: those without a pending random decision. */
export function* shownPositions(setting: Setting, seed: number): Generator<Match> {
  for (const { match } of randomWalk(setting, seeded(seed))) if (pendingChance(match) === null) yield match;
}

export function shownAtFirst(setting: Setting, seed: number, steps: number): readonly Match[] {
  const shown: Match[] = [];
  for (const match of shownPositions(setting, seed)) {
    shown.push(match);
    if (shown.length > steps) break;
  }
  return shown;
}
