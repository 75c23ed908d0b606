import { rollOutAction } from '@hundredfold/shared/bots/roll-out.ts';
import { describe, expect, test } from 'vitest';
import { hundredRummy } from './index.ts';
import { dealt, type RummyTable } from './testing/table.ts';
import { stage, worth } from './worth.ts';

const HUNDRED = '10 20 30 40';

function shareAfterScore({ state }: RummyTable): number {
  return rollOutAction(hundredRummy, state, { seat: 0, action: { type: 'score' } }, { seat: 0, stage: stage(state), seed: 1 });
}

describe('a hundred whose new cards have to be shuffled first', () => {
  // After 38 turns the draw pile is empty, and all cards but those in the hands are discarded.
  const before = (target: number) => dealt([HUNDRED, '10 10 10 10'], '', { target }).passes(38);

  test('wins at once if it reaches the target', () => {
    expect(shareAfterScore(before(100))).toBe(1);
  });

  test('ends its stage when the player has the new cards', () => {
    const owing = before(400).scores();
    expect([owing.due, stage(owing.state)]).toEqual(['shuffle', stage(before(400).state)]);
    const refreshed = owing.shuffles('');
    expect(stage(refreshed.state)).toBe(stage(before(400).state) + 4);
    expect(refreshed.sees.toAct).toEqual([1]);
  });

  test('is worth as much as any other', () => {
    const usual = dealt([HUNDRED, '10 10 10 10'], '', { target: 400 }).scores();
    expect(worth(usual.state, 0)).toBeGreaterThan(0.85);
    expect(shareAfterScore(before(400))).toBeGreaterThan(0.85);
  });
});
