import type { OptionValues } from '../../src/core/options.ts';

/** A contest of the strong bot against normal ones, and what it has to reach. All shares are of first places, from 0 to 1. */
export interface Demand {
  readonly name: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** The sets of seats that the strong bot takes in turn, with the same cards. */
  readonly sides: readonly (readonly number[])[];
  /** The share of a bot that is not stronger. */
  readonly even: number;
  /** The share that the lower end of the interval must reach. */
  readonly must: number;
  readonly aim: number;
  /** The share of a normal bot against random players, measured with seeds from 1,000,000. */
  readonly anchor: number;
  /** `true` if a search that knows the order of the stock shows what can be reached at most. */
  readonly knownOrder?: true;
}

const DUEL = { seats: 2, sides: [[0], [1]], even: 0.5 } as const;
const ONE_OF_FOUR = { seats: 4, sides: [[0], [1], [2], [3]], even: 0.25 } as const;
const PAIRS = {
  seats: 4,
  sides: [
    [0, 2],
    [1, 3],
  ],
  even: 0.5,
} as const;
const ALONE = { seats: 1, sides: [[0]], knownOrder: true } as const;

export const DEMANDS: readonly Demand[] = [
  { name: 'One Hundred and One, duel', game: 'one-hundred-one', options: {}, ...DUEL, must: 0.58, aim: 0.65, anchor: 0.847 },
  {
    name: 'One Hundred and One, 1 of 4',
    game: 'one-hundred-one',
    options: {},
    ...ONE_OF_FOUR,
    must: 0.28,
    aim: 0.32,
    anchor: 0.65,
  },
  { name: 'Mod Four, 1 of 4', game: 'mod-four', options: {}, ...ONE_OF_FOUR, must: 0.28, aim: 0.33, anchor: 0.839 },
  { name: 'Mod Four, pairs', game: 'mod-four', options: { mode: 'partnership' }, ...PAIRS, must: 0.54, aim: 0.6, anchor: 0.998 },
  { name: 'Four Square, duel', game: 'four-square', options: {}, ...DUEL, must: 0.54, aim: 0.6, anchor: 0.967 },
  { name: 'Rummy, duel', game: 'hundred-rummy', options: {}, ...DUEL, must: 0.5, aim: 0.54, anchor: 0.999 },
  {
    name: 'Foursquare, “others”',
    game: 'foursquare',
    options: { flip: 'others' },
    ...ALONE,
    even: 0.885,
    anchor: 0.885,
    must: 0.85,
    aim: 0.9,
  },
  {
    name: 'Foursquare, “line”',
    game: 'foursquare',
    options: { flip: 'line' },
    ...ALONE,
    even: 0.58,
    anchor: 0.58,
    must: 0.38,
    aim: 0.45,
  },
];

/** A contest and its place in `DEMANDS`, by which a thread finds it. */
export interface DemandContest {
  readonly index: number;
  readonly demand: Demand;
}

/** Returns the contests whose names have a text in them, in small or capital letters. Throws an error with one clear line. */
export function contestsNamed(text: string): readonly DemandContest[] {
  const all = DEMANDS.map((demand, index) => ({ index, demand }));
  const named = all.filter(({ demand }) => demand.name.toLowerCase().includes(text.toLowerCase()));
  if (named.length > 0) return named;
  throw new Error(`no contest has ${text} in its name; known: ${DEMANDS.map(({ name }) => name).join('; ')}`);
}
