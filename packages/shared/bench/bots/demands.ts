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

type Sides = Pick<BotContest, 'seats' | 'sides'>;

const DUEL: Sides = { seats: 2, sides: [[0], [1]] };
const ONE_OF_FOUR: Sides = { seats: 4, sides: [[0], [1], [2], [3]] };
const PAIRS: Sides = { seats: 4, sides: [0, 1].map((seat) => [seat, seat + 2]) };
const ALONE: Sides = { seats: 1, sides: [[0]] };

const ONE_HUNDRED_ONE = { game: 'one-hundred-one', options: {} };
const MOD_FOUR = { game: 'mod-four', options: {} };
const MOD_FOUR_PAIRS = { ...PAIRS, game: 'mod-four', options: { mode: 'partnership' } };
const FOUR_SQUARE = { game: 'four-square', options: {} };
const RUMMY = { game: 'hundred-rummy', options: {} };
const foursquare = (flip: string) => ({ ...ALONE, game: 'foursquare', options: { flip } });

export const DEMANDS: readonly Demand[] = [
  { name: 'One Hundred and One, duel', ...ONE_HUNDRED_ONE, ...DUEL, must: 0.58, aim: 0.65 },
  { name: 'One Hundred and One, 1 of 4', ...ONE_HUNDRED_ONE, ...ONE_OF_FOUR, must: 0.28, aim: 0.32 },
  { name: 'Mod Four, 1 of 4', ...MOD_FOUR, ...ONE_OF_FOUR, must: 0.28, aim: 0.33 },
  { name: 'Mod Four, pairs', ...MOD_FOUR_PAIRS, must: 0.54, aim: 0.6 },
  { name: 'Four Square, duel', ...FOUR_SQUARE, ...DUEL, must: 0.54, aim: 0.6 },
  { name: 'Rummy, duel', ...RUMMY, ...DUEL, must: 0.5, aim: 0.54 },
  { name: 'Foursquare, “others”', ...foursquare('others'), must: 0.85, aim: 0.9 },
  { name: 'Foursquare, “line”', ...foursquare('line'), must: 0.38, aim: 0.45 },
];

const BEGINNER_OF_TWO = { ...DUEL, must: 0.6 };
const BEGINNER_OF_FOUR = { ...ONE_OF_FOUR, must: 0.4 };

/** Contests of a normal bot against easy ones. It plays like a person who has understood the game: such a one should win. */
export const EASY_DEMANDS: readonly BotContest[] = [
  { name: 'One Hundred and One, duel', ...ONE_HUNDRED_ONE, ...BEGINNER_OF_TWO },
  { name: 'One Hundred and One, 1 of 4', ...ONE_HUNDRED_ONE, ...BEGINNER_OF_FOUR },
  { name: 'Mod Four, 1 of 4', ...MOD_FOUR, ...BEGINNER_OF_FOUR },
  { name: 'Mod Four, pairs', ...MOD_FOUR_PAIRS, must: 0.6 },
  { name: 'Four Square, duel', ...FOUR_SQUARE, ...BEGINNER_OF_TWO },
  { name: 'Four Square, 1 of 4', ...FOUR_SQUARE, ...BEGINNER_OF_FOUR },
  { name: 'Rummy, duel', ...RUMMY, ...BEGINNER_OF_TWO },
  { name: 'Rummy, 1 of 4', ...RUMMY, ...BEGINNER_OF_FOUR },
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
