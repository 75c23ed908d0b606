import type { Game } from '@hundredfold/shared/core/game.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import type { actions, OneHundredOneOptions } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import { oneHundredOne } from '@hundredfold/shared/games/one-hundred-one/index.ts';
import type { viewSchema } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { expect, test } from 'vitest';
import { effectBetween, isSame } from './card-effects.ts';

const game: Game<OneHundredOneOptions, unknown, typeof actions, typeof viewSchema> = oneHundredOne;
const options: OneHundredOneOptions = { ending: 'elimination', freeDraw: false };

test.each([2, 3, 6])(
  'at a table of %i, a player who is struck learns who did it, and a player who could do nothing learns that the turn passed',
  (seats) => {
    const told = { struck: 0, out: 0, passed: 0 };
    const matches = [...shownPositions({ game, options, seats }, 1)];
    for (const [index, after] of matches.entries()) {
      const before = matches[index - 1];
      const { last } = after;
      if (before === undefined || last === null) continue;
      for (const viewer of allSeats(seats)) {
        const views = [game.view(before.state, viewer), game.view(after.state, viewer)] as const;
        expect(isSame(...views)).toBe(false);
        const effect = effectBetween(...views);
        if (effect === null || effect === 'passed') {
          expect(views[1].table.struck === viewer && views[1].outcome === null).toBe(false);
          if (effect === 'passed') told.passed += 1;
          continue;
        }
        const isNewRound = views[1].table.roundNumber > views[0].table.roundNumber;
        expect(effect.by).toBe(isNewRound ? views[1].table.dealer : last.seat);
        told.struck += 1;
        if (views[1].seats[effect.by]?.place) told.out += 1;
      }
    }
    expect(told.struck).toBeGreaterThan(10);
    expect(told.passed).toBeGreaterThan(10);
    if (seats > 2) expect(told.out).toBeGreaterThan(0);
  },
);
