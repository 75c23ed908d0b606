import type { OptionValues } from '../../src/core/options.ts';

export interface BotContest {
  readonly name: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** The sets of seats that the first kind takes in turn, with the same cards. */
  readonly sides: readonly (readonly number[])[];
  /** The share of first places, from 0 to 1, that the lower end of its interval must reach. */
  readonly must: number;
}

/** A contest of the strong bot against normal ones. */
export interface Demand extends BotContest {
  readonly aim: number;
}

const DUEL = { seats: 2, sides: [[0], [1]] } as const;
const ONE_OF_FOUR = { seats: 4, sides: [[0], [1], [2], [3]] } as const;
const PAIRS = {
  seats: 4,
  sides: [
    [0, 2],
    [1, 3],
  ],
} as const;
const ALONE = { seats: 1, sides: [[0]] } as const;

export const DEMANDS: readonly Demand[] = [
  { name: 'One Hundred and One, duel', game: 'one-hundred-one', options: {}, ...DUEL, must: 0.58, aim: 0.65 },
  {
    name: 'One Hundred and One, 1 of 4',
    game: 'one-hundred-one',
    options: {},
    ...ONE_OF_FOUR,
    must: 0.28,
    aim: 0.32,
  },
  { name: 'Mod Four, 1 of 4', game: 'mod-four', options: {}, ...ONE_OF_FOUR, must: 0.28, aim: 0.33 },
  { name: 'Mod Four, pairs', game: 'mod-four', options: { mode: 'partnership' }, ...PAIRS, must: 0.54, aim: 0.6 },
  { name: 'Four Square, duel', game: 'four-square', options: {}, ...DUEL, must: 0.54, aim: 0.6 },
  { name: 'Rummy, duel', game: 'hundred-rummy', options: {}, ...DUEL, must: 0.5, aim: 0.54 },
  {
    name: 'Foursquare, “others”',
    game: 'foursquare',
    options: { flip: 'others' },
    ...ALONE,
    must: 0.85,
    aim: 0.9,
  },
  {
    name: 'Foursquare, “line”',
    game: 'foursquare',
    options: { flip: 'line' },
    ...ALONE,
    must: 0.38,
    aim: 0.45,
  },
];

const BEGINNER_OF_TWO = { seats: 2, sides: DUEL.sides, must: 0.6 } as const;
const BEGINNER_OF_FOUR = { seats: 4, sides: ONE_OF_FOUR.sides, must: 0.4 } as const;

/** Contests of a normal bot against easy ones. It plays like a person who has understood the game: such a one should win. */
export const EASY_DEMANDS: readonly BotContest[] = [
  { name: 'One Hundred and One, duel', game: 'one-hundred-one', options: {}, ...BEGINNER_OF_TWO },
  { name: 'One Hundred and One, 1 of 4', game: 'one-hundred-one', options: {}, ...BEGINNER_OF_FOUR },
  { name: 'Mod Four, 1 of 4', game: 'mod-four', options: {}, ...BEGINNER_OF_FOUR },
  { name: 'Mod Four, pairs', game: 'mod-four', options: { mode: 'partnership' }, ...PAIRS, must: 0.6 },
  { name: 'Four Square, duel', game: 'four-square', options: {}, ...BEGINNER_OF_TWO },
  { name: 'Four Square, 1 of 4', game: 'four-square', options: {}, ...BEGINNER_OF_FOUR },
  { name: 'Rummy, duel', game: 'hundred-rummy', options: {}, ...BEGINNER_OF_TWO },
  { name: 'Rummy, 1 of 4', game: 'hundred-rummy', options: {}, ...BEGINNER_OF_FOUR },
];

/** All contests; a thread finds one by its place. */
export const CONTESTS: readonly BotContest[] = [...DEMANDS, ...EASY_DEMANDS];

/** A contest and its place in `DEMANDS`, by which a thread finds it. */
export interface DemandContest {
  readonly index: number;
  readonly demand: Demand;
}

export function isNamed({ name }: BotContest, text: string): boolean {
  return name.toLowerCase().includes(text.toLowerCase());
}

/** Returns the contests that have a text in their names. Throws an error with one clear line. */
export function contestsNamed(text: string): readonly DemandContest[] {
  const all = DEMANDS.map((demand, index) => ({ index, demand }));
  const named = all.filter(({ demand }) => isNamed(demand, text));
  if (named.length > 0) return named;
  throw new Error(`no contest has ${text} in its name; known: ${DEMANDS.map(({ name }) => name).join('; ')}`);
}
