import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { otherNumbersOf, settingsOf } from './setting.ts';

/** What can be chosen of a game: how many seats, and the values of every option. */
type Choices = Readonly<Record<string, readonly unknown[]>> & { readonly seats: readonly number[] };

/**
 * Tests that the game can be played in the ways that its rulebook names, and in no other; `combined` of them are played with each other: of a number its
 * ends, its default and what is offered, of all else everything.
 */
export function testChoices(game: Game, { seats, ...options }: Choices, combined: number): void {
  const settings = settingsOf(game);
  const all = [...settings, ...otherNumbersOf(game)];

  describe('what the rulebook lets one choose', () => {
    test('is all that there is', () => {
      expect(different(all.map((setting) => setting.seats))).toEqual(seats);
      expect(Object.keys(game.options)).toEqual(Object.keys(options));
      for (const [name, values] of Object.entries(options)) {
        expect(different(all.map((setting) => setting.options[name]))).toEqual(values);
      }
    });

    test('is combined', () => expect(settings).toHaveLength(combined));
  });
}

/** Numbers and truth values from the lowest, words in their alphabet. */
function different(values: readonly unknown[]): readonly unknown[] {
  const once = [...new Set(values)];
  return once.every((value) => typeof value === 'number') ? once.toSorted((one, other) => one - other) : once.toSorted();
}

/** 1, 2, 3 … */
export function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
