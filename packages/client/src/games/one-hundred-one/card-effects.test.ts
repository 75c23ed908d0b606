import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import type { actions, OneHundredOneOptions } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import { oneHundredOne } from '@hundredfold/shared/games/one-hundred-one/index.ts';
import type { OneHundredOneView, viewSchema } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { describe, expect, it } from 'vitest';
import type { SeenStep } from '../../table/presentation.ts';
import { type CardEffect, cardEffects } from './card-effects.ts';

const game: Game<OneHundredOneOptions, unknown, typeof actions, typeof viewSchema> = oneHundredOne;
const options: OneHundredOneOptions = { ending: 'elimination', freeDraw: false };

function played(seats: number): readonly Match[] {
  return [...shownPositions({ game, options, seats }, 1)].filter(({ last }) => last !== null);
}

function stepOf({ version, last, state }: Match, viewer: Seat): SeenStep<OneHundredOneView> {
  if (last === null) throw new Error('nothing was done');
  return { version, last, after: game.view(state, viewer) };
}

function effectsAfter(steps: readonly SeenStep<OneHundredOneView>[], addressed: Seat): readonly CardEffect[] {
  return cardEffects({ view: steps.at(-1)!.after, steps, addressed });
}

function attackerOf(before: Match, after: Match): Seat | null {
  const [was, now] = [before, after].map(({ state }) => game.view(state, 'public').table);
  return was!.roundNumber === now!.roundNumber ? after.last!.seat : now!.dealer;
}

describe.each([2, 3, 6])('at a table of %i, a player', (seats) => {
  const matches = played(seats);

  it('who is struck learns who did it, also after steps were missed, and a player who could do nothing that the turn passed', () => {
    const counts = { struck: 0, out: 0, passed: 0 };
    for (const missed of [0, 1, 2]) {
      for (const [index, after] of matches.entries()) {
        const [before, previous] = [matches[index - 1 - missed], matches[index - 1]];
        if (before === undefined || previous === undefined) continue;
        for (const viewer of allSeats(seats)) {
          const view = game.view(after.state, viewer);
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
    const all = matches.map((match) => stepOf(match, 0));
    const struck = all.findIndex(({ after }, at) => at > 0 && mayAct(after) && effectsAfter(all.slice(0, at + 1), 0).length > 0);
    const steps = all.slice(0, struck + 1);
    const { after } = steps.at(-1)!;
    expect(cardEffects({ view: { ...after, toAct: [] }, steps, addressed: 0 })).toEqual([]);
    expect(cardEffects({ view: after, steps, addressed: 'public' })).toEqual([]);
  });
});
