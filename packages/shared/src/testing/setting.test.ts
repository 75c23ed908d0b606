import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseOptions } from '../core/options.ts';
import { GAMES } from '../games/index.ts';
import { otherNumbersOf, settingsOf } from './setting.ts';

describe.each(GAMES)('the ways to play $id', (game) => {
  const settings = settingsOf(game);

  test('are combined, each once', () => {
    expect(new Set(settings.map(({ seats, options }) => JSON.stringify([seats, options]))).size).toBe(settings.length);
  });

  test('can be asked for', () => {
    for (const { options } of [...settings, ...otherNumbersOf(game)]) {
      expect(parseOptions(game.options, options)).toEqual({ ok: true, value: options });
    }
  });

  test('are compared with the rulebook', () => {
    expect(existsSync(new URL(`../games/${game.id}/declaration.test.ts`, import.meta.url))).toBe(true);
  });
});
