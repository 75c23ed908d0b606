import { describe, expect, test } from 'vitest';
import { parseOptions } from '../core/options.ts';
import { GAMES, gameById } from '../games/index.ts';
import { otherNumbersOf, settingsOf } from './setting.ts';

/** What can be chosen, in the words of the rulebooks. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'mod-four': {
    seats: [4],
    deck: ['french-32', 'french-36', 'french-40', 'french-52', 'spanish-40', 'spanish-48'],
    mode: ['cutthroat', 'partnership'],
    target: upTo(50),
  },
  'four-square': { seats: upTo(6), ghosts: upTo(5) },
  'hundred-rummy': { seats: upTo(8), target: upTo(10).map((hundreds) => hundreds * 100), tournament: [false, true] },
  'one-hundred-one': {
    seats: [2, 3, 4, 5, 6],
    ending: ['elimination', 'first-loser'],
    freeDraw: [false, true],
  },
  foursquare: { seats: [1], flip: ['line', 'others'] },
};

/** How many combinations are played: of a number its ends, its default and what is offered, of all else everything. */
const COMBINED: Readonly<Record<string, number>> = {
  'mod-four': 6 * 2 * 5,
  'four-square': 6 * 5,
  'hundred-rummy': 8 * 5 * 2,
  'one-hundred-one': 5 * 2 * 2,
  foursquare: 2,
};

describe.each(GAMES)('the ways to play $id', (game) => {
  const settings = settingsOf(game);
  const all = [...settings, ...otherNumbersOf(game)];

  test('are combined, each once', () => {
    expect(new Set(settings.map(({ seats, options }) => JSON.stringify([seats, options]))).size).toBe(settings.length);
  });

  test('can be asked for', () => {
    for (const { options } of all) expect(parseOptions(game.options, options)).toEqual({ ok: true, value: options });
  });
});

describe.each(Object.entries(CHOICES))('of %s the rulebook says which', (id, { seats, ...options }) => {
  const game = gameById(id)!;
  const settings = settingsOf(game);
  const all = [...settings, ...otherNumbersOf(game)];

  test('are all that there are', () => {
    expect(different(all.map((setting) => setting.seats))).toEqual(seats);
    expect(Object.keys(game.options)).toEqual(Object.keys(options));
    for (const [name, values] of Object.entries(options)) {
      expect(different(all.map((setting) => setting.options[name]))).toEqual(values);
    }
  });

  test('are combined', () => expect(settings).toHaveLength(COMBINED[id]!));
});

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function different(values: readonly unknown[]): readonly unknown[] {
  const sorted = [...new Set(values)].sort();
  return typeof sorted[0] === 'number' ? (sorted as number[]).toSorted((one, other) => one - other) : sorted;
}
