import { describe, expect, test } from 'vitest';
import { type Game, isSameDecision } from '../../core/game.ts';
import { act, lastSeen, resolveAllChance, startMatch } from '../../core/match.ts';
import { seeded } from '../../core/random.ts';
import { checkLaws } from '../check-laws.ts';
import { seeds } from '../seeds.ts';
import { settingsOf } from '../setting.ts';
import { handOver } from './hand-over.ts';
import { highestCard } from './highest-card.ts';

/** Small games that ask of the house what the five do not. */
const TINY: readonly Game[] = [highestCard, handOver];

describe.each(TINY)('the laws hold for $id', (game) => {
  test.each(settingsOf(game))('with $seats seats', (setting) => checkLaws(setting, seeds(50)));
});

const TOLD = 'an action tells everybody only of faces that everybody sees';

test('a secret that is told to everybody is found', () => {
  const open: Game = { ...handOver, actions: { ...handOver.actions, pass: { cards: 2 } } };
  expect(() => checkLaws({ game: open, options: {}, seats: 3 }, seeds(20))).toThrow(`: ${TOLD}: `);
});

test('a reason that is not the true one is found while several are to act', () => {
  const game: Game = { ...handOver, whyIllegal: () => 'not-in-hand' };
  const law = 'what a viewer is told of why something is refused is what the table would say';
  expect(() => checkLaws({ game, options: {}, seats: 3 }, seeds(20))).toThrow(`: ${law}: `);
});

describe('when several are to act at once', () => {
  const start = resolveAllChance(startMatch(handOver, {}, 3), seeded(1), () => {});
  const view = ({ game, state }: typeof start, seat: number) => game.view(state, seat);
  const pass = (match: typeof start, seat: number) => {
    const [action] = match.game.legal(view(match, seat));
    const result = action === undefined ? undefined : act(match, seat, action);
    if (!result?.ok) throw new Error(`seat ${seat} may not`);
    return result.value;
  };

  test('what one of them does in secret leaves the others’ decision as it was', () => {
    const after = pass(start, 1);
    expect(isSameDecision(handOver, view(start, 0), view(after, 0))).toBe(true);
    expect(isSameDecision(handOver, view(start, 1), view(after, 1))).toBe(false);
    expect(lastSeen(after, 0)).toEqual({ seat: 1, action: { type: 'pass' } });
    expect(lastSeen(after, 1)).toEqual(after.last);
    expect(lastSeen(after, 'all')).toEqual(after.last);
  });

  test('a card that is shown changes it', () => {
    const shown = [0, 1, 2].reduce(pass, start);
    const after = pass(shown, 2);
    expect(isSameDecision(handOver, view(shown, 0), view(after, 0))).toBe(false);
  });
});
