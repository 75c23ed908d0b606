import { describe, expect, test } from 'vitest';
import { parseOptions } from '../core/options.ts';
import { coveringSettingsOf, nameOf, otherNumbersOf, settingsOf, settingsOfLaws, settingsToPlay } from './setting.ts';
import { TEST_GAMES } from './test-games.ts';

describe.each(TEST_GAMES)('the settings of $id', (game) => {
  const settings = settingsOf(game);

  test('are combined without duplicates', () => {
    expect(new Set(settings.map(({ seats, options }) => JSON.stringify([seats, options]))).size).toBe(settings.length);
  });

  test('are covered: every number of seats and every value of an option is in the covering ones', () => {
    const valuesIn = (some: typeof settings) =>
      new Set(some.flatMap(({ seats, options }) => [`seats ${seats}`, ...Object.entries(options).map(String)]));
    for (const covering of [coveringSettingsOf(game), settingsOfLaws(game)]) {
      expect(valuesIn(covering)).toEqual(valuesIn(settingsToPlay(game)));
      expect(settings).toEqual(expect.arrayContaining([...covering]));
      expect(new Set(covering.map(nameOf)).size).toBe(covering.length);
    }
  });

  test('are valid options', () => {
    for (const { options } of [...settings, ...otherNumbersOf(game)]) {
      expect(parseOptions(game.options, options)).toEqual({ ok: true, value: options });
    }
  });
});
