import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { positionOf } from '@hundredfold/shared/testing/laws/law.ts';
import { movementLaws } from '@hundredfold/shared/testing/laws/movement.ts';
import { randomWalk } from '@hundredfold/shared/testing/random-walk.ts';
import { seeds } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { describe, expect, test } from 'vitest';
import { isForced } from './choices.ts';
import { oneHundredOne } from './index.ts';
import { MAX_FORCED_ACTIONS } from './round.ts';
import { situationOf } from './rules.ts';
import type { OneHundredOneState } from './state.ts';
import { circling, lying, type OneHundredOneTable } from './testing/table.ts';

const EACH = bySize({ quick: 1, full: 8, soak: 1000 });

describe('cards that only go round', () => {
  test.each([false, true])(
    '6.4 after a hundred actions that nobody chose the round ends undecided: free drawing %s',
    (freeDraw) => {
      const stuck = circling({ freeDraw });
      const before = goRound(stuck, MAX_FORCED_ACTIONS - 1);
      expect(before.state).toMatchObject({
        round: 1,
        forced: MAX_FORCED_ACTIONS - 1,
        hands: stuck.state.hands.with(0, ['8H', 'KS']),
      });
      const over = goRound(before, 1);
      expect(over.due).toBe('shuffle');
      expect(over.state).toMatchObject({ round: 2, dealer: 1, owed: 0, forced: 0, counted: [] });
      expect(over.state.totals).toEqual([60, 43, 23, 99, 0, 61]);
      expect(over.state.points).toEqual([[0], [0], [0], [0], [0], [0]]);
    },
  );

  test('6.4 players who have gone out keep their bonus', () => {
    const now = circling();
    const hands = [...now.state.hands.slice(0, 4), [...(now.state.hands[4] ?? []), '9H', '9S'], []];
    const out = { hands, places: [0, 0, 0, 0, 0, 1], bonuses: [0, 0, 0, 0, 0, -20], forced: MAX_FORCED_ACTIONS - 1 };
    const over = goRound(now.with(out), 1).state;
    expect(over).toMatchObject({ round: 2, totals: [60, 43, 23, 99, 0, 41], bonuses: [0, 0, 0, 0, 0, 0] });
  });

  test('6.4 one choice restarts the count', () => {
    const chosen = lying({ hands: ['8D 9D', '9H'], pile: 'AD', pack: '7C' });
    expect(chosen.with({ forced: MAX_FORCED_ACTIONS - 1 }).plays('9D').state).toMatchObject({ round: 1, forced: 0 });
  });

  test.each([
    ['drawn', 0],
    ['laid', 1],
  ])('6.4 everyone sees all cards gathered and the next deal: the last card was %s', (_, more) => {
    const near = goRound(circling().with({ forced: MAX_FORCED_ACTIONS - 1 - more }), more);
    const before = near.due === undefined ? near : near.shuffles();
    const over = goRound(before, 1);
    const passage = { before: seen(before), after: seen(over.shuffles()) };
    for (const law of movementLaws) law.turn?.(passage);
    expect(over.shuffles().sees.table).toMatchObject({ roundNumber: 2, counted: [] });
  });

  test.each([false, true])('an action is forced exactly if it is the only legal one: free drawing %s', (freeDraw) => {
    const options = { ending: 'elimination', freeDraw } as const;
    for (const seed of seeds(EACH)) {
      for (const { match } of randomWalk({ game: oneHundredOne, options, seats: 4 }, seeded(seed))) {
        const state = match.state as OneHundredOneState;
        const [turn] = oneHundredOne.toAct(state);
        if (turn !== undefined)
          expect(isForced(situationOf(state))).toBe(oneHundredOne.legal(oneHundredOne.view(state, turn)).length === 1);
      }
    }
  });
});

function goRound(from: OneHundredOneTable, actions: number): OneHundredOneTable {
  return Array.from({ length: actions }).reduce<OneHundredOneTable>((now) => {
    const ready = now.due === undefined ? now : now.shuffles();
    expect(ready.legal).toHaveLength(1);
    return ready.does(ready.legal[0]!);
  }, from);
}

function seen({ match }: OneHundredOneTable) {
  return positionOf(match, seeded(1));
}
