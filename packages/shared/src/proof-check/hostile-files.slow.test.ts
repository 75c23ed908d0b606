import { describe, expect, test } from 'vitest';
import type { RecordStep } from '../core/record-step.ts';
import { readShuffleVectors } from '../testing/shuffle-vectors.ts';
import { checkShuffle } from './check-shuffle.ts';
import type { Steps } from './history-events.ts';

describe('a hostile file comes to an end', () => {
  const { record } = readShuffleVectors().proofs.find(({ name }) => name === 'no people')!;
  const move: RecordStep = { seat: 0, move: { type: 'pass' } };
  const after = (steps: readonly RecordStep[], takenBack: Steps['takenBack'] = []) =>
    checkShuffle({ ...record, steps, takenBack } as Steps);

  test('with 200,000 moves', () => {
    expect(after([...record.steps, ...Array.from({ length: 200_000 }, () => move)]).failed).toBe('moves');
  });

  test('with 130,000 cards in one shuffle, and as many seats in one attempt', () => {
    const cards = Array.from({ length: 130_000 }, (_, index) => `${index}`);
    expect(after([{ chance: 'shuffle', pile: 'deck', result: cards }])).toMatchObject({ failed: 'outcomes', at: 1 });
    const roster = cards.map((_, index) => [index, index, 0, '0'.repeat(64), '0'.repeat(64)]);
    const proof = { ...record.proof, attempts: [{ roster, reveals: [], missing: [] }] };
    expect(checkShuffle({ ...record, proof } as Steps)).toMatchObject({ failed: 'people', at: 1 });
  });

  test('with values within values', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(after([{ seat: 0, move: { type: deep } }]).failed).toBe('outcomes');
  });

  test('in time that grows with its length: a takeback of nothing does not copy what stays', () => {
    const costOf = (length: number) => {
      const steps = Array.from({ length }, () => move);
      const takenBack = steps.map(() => ({ seat: 0, consent: [], stood: length, steps: [] }));
      const { user } = process.cpuUsage();
      expect(after(steps, takenBack).failed).toBe('moves');
      return process.cpuUsage().user - user;
    };
    costOf(5000);
    expect(costOf(30_000) / costOf(5000)).toBeLessThan(15);
  });
});
