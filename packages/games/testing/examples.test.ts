import { isSameDecision } from '@hundredfold/shared/core/game.ts';
import { act, lastSeen, startMatch } from '@hundredfold/shared/core/match.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { resolveAllChance } from '@hundredfold/shared/testing/playout.ts';
import { describe, expect, test } from 'vitest';
import { handOver } from './hand-over/rules/index.ts';

describe('when several seats act at once', () => {
  const start = resolveAllChance(startMatch(handOver, {}, 3), seeded(1), () => {});
  const view = ({ game, state }: typeof start, seat: number) => game.view(state, seat);
  const pass = (match: typeof start, seat: number) => {
    const [action] = match.game.legal(view(match, seat));
    const result = action === undefined ? undefined : act(match, seat, action);
    if (!result?.ok) throw new Error(`seat ${seat} may not`);
    return result.value;
  };

  test('a secret action of one seat leaves the decisions of the others unchanged', () => {
    const after = pass(start, 1);
    expect(isSameDecision(handOver, view(start, 0), view(after, 0))).toBe(true);
    expect(isSameDecision(handOver, view(start, 1), view(after, 1))).toBe(false);
    expect(lastSeen(after, 0)).toEqual({ seat: 1, action: { type: 'pass' } });
    expect(lastSeen(after, 1)).toEqual(after.last);
    expect(lastSeen(after, 'all')).toEqual(after.last);
  });

  test('a shown card changes their decisions', () => {
    const shown = [0, 1, 2].reduce(pass, start);
    const after = pass(shown, 2);
    expect(isSameDecision(handOver, view(shown, 0), view(after, 0))).toBe(false);
  });
});
