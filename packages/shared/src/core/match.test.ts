import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { describe, expect, test } from 'vitest';
import { playGame, resolveAllChance, STRATEGIES } from '../testing/playout.ts';
import { replay } from '../testing/replay.ts';
import { type ChanceOutcome, chanceSourceFrom } from './chance.ts';
import type { Game } from './game.ts';
import { act, pendingChance, startMatch } from './match.ts';
import { newOngoingMatch, resolveTurn } from './ongoing-match.ts';
import { defaultOptions } from './options.ts';
import { stepsOf, turnsOf } from './record.ts';
import { fromRecordStep } from './record-step.ts';
import { recordOf } from './recording.ts';
import { seeded } from './seeded-random.ts';

// Any game would serve here.
const game: Game = modFour;
const start = startMatch(game, defaultOptions(game.options), 4);
const players = [STRATEGIES.random, STRATEGIES.random, STRATEGIES.random, STRATEGIES.random];
const recorded = (seed: number) => {
  const { end, steps } = playGame(game, start.options, players, seeded(seed));
  return recordOf(end, steps);
};

function begun() {
  const lots: ChanceOutcome[] = [];
  return { match: resolveAllChance(start, seeded(1), (lot) => lots.push(lot)), lots };
}

describe('a match', () => {
  test('counts every step, also chance outcomes', () => {
    const { match, lots } = begun();
    expect(start.version).toBe(0);
    expect(lots.map(({ chance }) => chance)).toEqual(['pick', 'shuffle']);
    expect(match.version).toBe(2);
    expect(pendingChance(match)).toBeNull();
  });

  test('remembers the last action', () => {
    const { match } = begun();
    expect(match.last).toBeNull();
    const [seat = 0] = game.toAct(match.state);
    const result = act(match, seat, { type: 'cut', at: 7 });
    expect(result.ok && result.value.last).toEqual({ seat, action: { type: 'cut', at: 7 } });
  });

  test('remembers it through the chance outcomes that follow', () => {
    const matches = [...replay(game, recorded(1))];
    const shuffled = matches.findLastIndex((match) => pendingChance(match) !== null);
    expect(matches[shuffled]?.last).not.toBeNull();
    expect(matches[shuffled + 1]?.last).toEqual(matches[shuffled]?.last);
  });

  test('does not change when an action is refused', () => {
    const { match } = begun();
    const before = JSON.stringify(match.state);
    const [seat = 0] = game.toAct(match.state);
    expect(act(match, (seat + 1) % 4, { type: 'cut', at: 7 })).toEqual({ ok: false, refusal: 'not-your-turn' });
    expect(JSON.stringify(match.state)).toBe(before);
  });
});

test('a turn is a move with the chance outcomes that followed it; those at the start are a turn without a move', () => {
  const { steps } = playGame(game, start.options, players, seeded(2));
  const turns = turnsOf(steps.map(fromRecordStep));
  expect(turns[0]).toMatchObject({ move: null, lots: [{ chance: 'pick' }, { chance: 'shuffle' }] });
  expect(turns.slice(1).every(({ move }) => move !== null)).toBe(true);
  expect(turns.some(({ move, lots }) => move !== null && lots.length > 0)).toBe(true);
  expect(turns.flatMap(stepsOf)).toEqual(steps.map(fromRecordStep));
});

test('a turn at a table draws the pending chance outcomes, and throws at one that does not fit', () => {
  const { match, lots } = begun();
  const { play, turn } = resolveTurn(newOngoingMatch('first', start), start, null, chanceSourceFrom(seeded(1)));
  expect([play.match, turn]).toEqual([match, { move: null, lots }]);
  const wrong = { draw: () => ({ chance: 'pick', from: 4, result: 9 }) as const };
  expect(() => resolveTurn(newOngoingMatch('first', start), start, null, wrong)).toThrow('no such chance outcome is pending');
});
