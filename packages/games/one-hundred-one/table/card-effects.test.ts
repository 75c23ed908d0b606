import type { SeenStep } from '@hundredfold/client/game';
import { watchedGame } from '@hundredfold/client/test/watched-game.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import { allSeats, mayAct, type Seat } from '@hundredfold/shared/game';
import { describe, expect, it } from 'vitest';
import { oneHundredOne } from '../rules/index.ts';
import type { OneHundredOneView } from '../rules/view.ts';
import { type CardEffect, cardEffects } from './card-effects.ts';

const options = { ending: 'elimination', freeDraw: false };

function effectsAfter(steps: readonly SeenStep<OneHundredOneView>[], addressed: Seat): readonly CardEffect[] {
  return cardEffects({ view: steps.at(-1)!.after, steps, addressed });
}

describe.each([2, 3, 6])('at a table of %i, a player', (seats) => {
  const { matches: all, seenBy } = watchedGame<OneHundredOneView>(oneHundredOne, { options, seats }, 1);
  const matches = all.filter(({ last }) => last !== null);

  function stepOf(match: Match, viewer: Seat): SeenStep<OneHundredOneView> {
    return { version: match.version, last: match.last!, after: seenBy(match, viewer) };
  }

  function attackerOf(before: Match, after: Match): Seat | null {
    const [was, now] = [before, after].map((match) => seenBy(match, 'public').table);
    return was!.roundNumber === now!.roundNumber ? after.last!.seat : now!.dealer;
  }

  it('who is struck learns who did it, also after steps were missed, and a player who could do nothing that the turn passed', () => {
    const counts = { struck: 0, out: 0, passed: 0 };
    for (const missed of [0, 1, 2]) {
      for (const [index, after] of matches.entries()) {
        const [before, previous] = [matches[index - 1 - missed], matches[index - 1]];
        if (before === undefined || previous === undefined) continue;
        for (const viewer of allSeats(seats)) {
          const view = seenBy(after, viewer);
          const effect = effectsAfter(
            [before, after].map((match) => stepOf(match, viewer)),
            viewer,
          ).at(-1);
          const isStruck = view.table.struck === viewer;
          if (isStruck) {
            expect(effect).toEqual({ by: attackerOf(previous, after), card: view.table.pile.top, taken: view.table.taken });
            counts.struck++;
            if (view.seats[after.last!.seat]?.place) counts.out++;
          } else if (view.seats[viewer]?.passed) {
            expect(effect).toBe('passed');
            counts.passed++;
          }
        }
      }
    }
    expect(counts.struck).toBeGreaterThan(30);
    expect(counts.passed).toBeGreaterThan(30);
    if (seats > 2) expect(counts.out).toBeGreaterThan(0);
  });

  it('reads the last two effects since their own last action, in this round', () => {
    for (const viewer of allSeats(seats)) {
      const steps = matches.slice(0, 200).map((match) => stepOf(match, viewer));
      let expected: readonly unknown[] = [];
      for (const [index, { after, last }] of steps.entries()) {
        const isNew = steps[index - 1]?.after.table.roundNumber !== after.table.roundNumber || last.seat === viewer;
        const now = effectsAfter(steps.slice(Math.max(0, index - 1), index + 1), viewer).slice(-1);
        const isStruck = after.table.struck === viewer;
        expected = isNew ? [] : expected.filter((each) => each !== 'passed');
        if (isStruck || after.seats[viewer]?.passed) expected = [...expected, ...now];
        expect(effectsAfter(steps.slice(0, index + 1), viewer)).toEqual(expected.slice(-2));
      }
    }
  });

  it('reads nothing more while their own action is on its way', () => {
    const seen = matches.map((match) => stepOf(match, 0));
    const struck = seen.findIndex(
      ({ after }, at) => at > 0 && mayAct(after) && effectsAfter(seen.slice(0, at + 1), 0).length > 0,
    );
    const steps = seen.slice(0, struck + 1);
    const { after } = steps.at(-1)!;
    expect(cardEffects({ view: { ...after, toAct: [] }, steps, addressed: 0 })).toEqual([]);
    expect(cardEffects({ view: after, steps, addressed: 'public' })).toEqual([]);
  });
});
