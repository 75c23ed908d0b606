import { SEALS } from '@hundredfold/shared/protocol/seal.ts';
import { expect, test } from 'vitest';
import { BOT_SEAL, otherSeal, sealForm } from './seal-form.ts';

const all = Array.from({ length: SEALS }, (_, seal) => sealForm(seal));

test('no two seals have the same form, whatever their colour', () => {
  expect(new Set(all.map(({ rim, field, charge }) => [rim, field.d, charge].join(' '))).size).toBe(SEALS);
});

test('every wax is used, and none but the bots have theirs', () => {
  const waxes = new Set(all.map(({ wax }) => wax));
  expect([...waxes].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(waxes).not.toContain(BOT_SEAL.wax);
  expect(all.map(({ rim }) => rim)).not.toContain(BOT_SEAL.rim);
});

test('no line of a seal leaves its square', () => {
  const corners = [...all, BOT_SEAL].flatMap(({ rim }) => rim.match(/[ML]-?[\d.]+ -?[\d.]+/g) ?? []);
  const furthest = corners.flatMap((corner) =>
    corner
      .slice(1)
      .split(' ')
      .map((place) => Math.abs(Number(place))),
  );
  expect(Math.max(...furthest)).toBeLessThanOrEqual(50);
});

test('another seal is never the same one', () => {
  for (const chance of [0, 0.25, 0.5, 0.999999]) {
    for (const seal of [0, 7, SEALS - 1]) {
      expect(otherSeal(seal, chance)).not.toBe(seal);
      expect(otherSeal(seal, chance)).toBeLessThan(SEALS);
    }
  }
});
