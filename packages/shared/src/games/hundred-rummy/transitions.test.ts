import { describe, expect, test } from 'vitest';
import { type Match, pendingChance } from '../../core/match.ts';
import { seeded } from '../../core/seeded-random.ts';
import { positionOf } from '../../testing/laws/law.ts';
import { movementLaws } from '../../testing/laws/movement.ts';
import { randomWalk } from '../../testing/random-walk.ts';
import { hundredRummy } from './index.ts';
import type { RummyState } from './state.ts';

/** The rare events, which the laws could miss for a long time because they check only a few positions of each game. */
const SELDOM: Readonly<Record<string, (before: RummyState, after: RummyState) => boolean>> = {
  'a refilled draw pile': (before, after) => before.draw.length < 4 && after.draw.length > before.draw.length,
  'a new game of a tournament': (before, after) => after.game > before.game,
  'a hundred that is shown': (before, after) => after.shown !== before.shown,
};

describe('the moves show rare events', () => {
  test.each([2, 3, 5, 8])('%i seats', (seats) => {
    const found = new Map<string, number>();
    for (let seed = 1; seed <= 4; seed++) {
      for (const [before, after] of turnsOf(seats, seed)) {
        for (const [name, happens] of Object.entries(SELDOM)) {
          if (!happens(before.state as RummyState, after.state as RummyState)) continue;
          found.set(name, (found.get(name) ?? 0) + 1);
          checkMoves(before, after, seed);
        }
      }
    }
    expect([...found.keys()].toSorted()).toEqual(Object.keys(SELDOM).toSorted());
  });
});

function* turnsOf(seats: number, seed: number): Generator<readonly [Match, Match]> {
  const setting = { game: hundredRummy, options: { target: 300, tournament: true }, seats };
  let acted: Match | null = null;
  let stood: Match | null = null;
  for (const { match, step } of randomWalk(setting, seeded(seed))) {
    if (step?.kind === 'move') acted = stood;
    if (acted !== null && pendingChance(match) === null) yield [acted, match];
    stood = match;
  }
}

function checkMoves(before: Match, after: Match, seed: number): void {
  const source = seeded(seed);
  const passage = { before: positionOf(before, source), after: positionOf(after, source) };
  for (const law of movementLaws) law.turn?.(passage);
}
