import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { describe, expect, test } from 'vitest';
import { options } from './declaration.ts';
import { lying } from './testing/table.ts';

const elimination = { ending: 'elimination' } as const;

describe('8 The end', () => {
  test('8.1 the game ends after a round, by one of two endings', () => {
    expect(parseOptions(options, {})).toEqual({ ok: true, value: { ending: 'first-loser', freeDraw: false } });
    expect(parseOptions(options, elimination)).toMatchObject({ ok: true });
    expect(parseOptions(options, { ending: 'never' })).toMatchObject({ ok: false });
  });

  test('8.2 first loser: it ends when a player passes 101, and the lowest total wins', () => {
    const now = lying({ hands: ['9S', '', 'AH 10D', ''], pile: 'JS', totals: [12, 7, 95, 12] }).with({ places: [0, 1, 0, 2] });
    const { outcome } = now.plays('9S');
    expect(outcome).toEqual({ scores: [12, 7, 116, 12], ranking: [[1], [0, 3], [2]] });
  });

  test('8.2 a bonus of the last round counts', () => {
    const { outcome } = lying({ hands: ['QS', 'AH'], pile: 'JS', totals: [30, 95] }).plays('QS');
    expect(outcome).toEqual({ scores: [-10, 106], ranking: [[0], [1]] });
  });

  test('8.3 elimination: a player who passes 101 drops out, and the others go on', () => {
    const three = lying({ hands: ['9S', 'AH', ''], pile: 'JS', totals: [12, 95, 60], asked: elimination });
    const after = three.with({ places: [0, 0, 1] }).plays('9S');
    expect(after.outcome).toBeNull();
    expect(after.due).toBe('shuffle');
    const dealt = after.deals(['9H 9D 9C', '', '10H'], '9S');
    expect(dealt.sees.seats.map(({ hand }) => hand)).toEqual([4, 0, 3]);
    expect(dealt.turn).toBe(0);
    expect(dealt.plays('9H').turn).toBe(2);
    expect(dealt.sees.seats.map(({ points }) => points)).toEqual([[0], [11], [0]]);
  });

  test('8.3 it ends when one player is left; those who lasted longer rank higher', () => {
    const now = lying({ hands: ['9S', 'AH', ''], pile: 'JS', totals: [60, 95, 150], asked: elimination });
    const { outcome } = now.with({ points: [[], [], []].map((none, seat) => (seat === 2 ? none : [0])) }).plays('9S');
    expect(outcome).toEqual({ scores: [60, 106, 150], ranking: [[0], [1], [2]] });
    const early = lying({ hands: ['9S', '', 'AH'], pile: 'JS', totals: [100, 102, 91], asked: elimination });
    const ended = early.with({ points: [[0], [], [0]] }).plays('9S').outcome;
    expect(ended?.ranking).toEqual([[0], [2], [1]]);
  });

  test('8.4 no one plays after the end', () => {
    const after = lying({ hands: ['9S', 'AH'], pile: 'JS', totals: [30, 95] }).plays('9S');
    expect(after.turn).toBeUndefined();
    expect(after.refusal(1, { type: 'play', card: 'AH' })).toBe('game-over');
    expect(after.refusal(0, { type: 'draw' })).toBe('game-over');
    expect(after.sees.table.counted).toEqual(['AH']);
  });
});
