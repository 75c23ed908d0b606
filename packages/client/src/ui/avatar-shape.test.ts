import { AVATAR_COUNT } from '@hundredfold/shared/protocol/avatar.ts';
import { BOT_NAMES } from '@hundredfold/shared/protocol/name.ts';
import { expect, test } from 'vitest';
import { avatarShape, otherAvatar } from './avatar-shape.ts';
import { botAvatarShape } from './bot-avatar-shape.ts';

const bots = BOT_NAMES.map(botAvatarShape);
const all = Array.from({ length: AVATAR_COUNT }, (_, avatar) => avatarShape(avatar));

test('no two avatars have the same shape, whatever their colour', () => {
  expect(new Set(all.map(({ rim, field, charge }) => [rim, field.d, charge].join(' '))).size).toBe(AVATAR_COUNT);
});

test('every wax colour is used, and only bots have metal', () => {
  const waxes = new Set(all.map(({ wax }) => wax));
  expect([...waxes].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  for (const bot of bots) {
    expect(waxes).not.toContain(bot.wax);
    expect(all.map(({ rim }) => rim)).not.toContain(bot.rim);
  }
});

test('no two bots have the same face, and the first bots to sit down differ in colour as well', () => {
  expect(new Set(bots.map(({ charge }) => charge)).size).toBe(BOT_NAMES.length);
  expect(new Set(bots.slice(0, 6).map(({ wax }) => wax)).size).toBe(6);
  expect(botAvatarShape('Bot 13')).toEqual(botAvatarShape('Bot 13'));
});

test('every line of an avatar stays inside its square', () => {
  const corners = [...all, ...bots].flatMap(({ rim }) => rim.match(/[ML]-?[\d.]+ -?[\d.]+/g) ?? []);
  const furthest = corners.flatMap((corner) =>
    corner
      .slice(1)
      .split(' ')
      .map((place) => Math.abs(Number(place))),
  );
  expect(Math.max(...furthest)).toBeLessThanOrEqual(50);
});

test('another avatar always differs from the current one', () => {
  for (const chance of [0, 0.25, 0.5, 0.999999]) {
    for (const avatar of [0, 7, AVATAR_COUNT - 1]) {
      expect(otherAvatar(avatar, chance)).not.toBe(avatar);
      expect(otherAvatar(avatar, chance)).toBeLessThan(AVATAR_COUNT);
    }
  }
});
