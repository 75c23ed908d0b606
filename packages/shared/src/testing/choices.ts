import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { otherNumbersOf, settingsOf } from './setting.ts';

type Choices = Readonly<Record<string, readonly unknown[]>> & { readonly seats: readonly number[] };

/**
 * Tests that a game can be played in the ways that its rulebook names, and in no others. `combined` is the number of combinations
 * that the suites play: for a number its ends, its default and the offered values, for other options all values.
 */
export function testChoices(game: Game, { seats, ...options }: Choices, combined: number): void {
  const settings = settingsOf(game);
  const all = [...settings, ...otherNumbersOf(game)];

  describe('the choices of the rulebook', () => {
    test('are all choices of the game', () => {
      expect(different(all.map((setting) => setting.seats))).toEqual(seats);
      expect(Object.keys(game.options)).toEqual(Object.keys(options));
      for (const [name, values] of Object.entries(options)) {
        expect(different(all.map((setting) => setting.options[name]))).toEqual(values);
      }
    });

    test('are combined', () => expect(settings).toHaveLength(combined));
  });
}

/** Returns the distinct values in order: numbers ascending, words alphabetically. */
function different(values: readonly unknown[]): readonly unknown[] {
  const once = [...new Set(values)];
  return once.every((value) => typeof value === 'number') ? once.toSorted((one, other) => one - other) : once.toSorted();
}

export function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
