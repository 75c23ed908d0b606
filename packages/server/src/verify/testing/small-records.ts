import { defaultOptions, type OptionValues } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { makeShuffle, type ShufflePlan } from './make-shuffle.ts';
import { playProven } from './play-proven.ts';

/** A record that is small enough to be a test vector. */
export interface NamedRecord {
  readonly name: string;
  readonly record: GameRecord;
}

interface RecordPlan extends Omit<ShufflePlan, 'match'> {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options?: OptionValues;
  readonly takebackAfter?: number;
}

const ANN = { seat: 0, memberId: 1 };
const BEN = { seat: 2, memberId: 5 };
const CLEO = { seat: 3, memberId: 12 };

const PLANS: readonly RecordPlan[] = [
  { name: 'solitaire of one person', game: 'foursquare', seats: 1, seed: 1, people: [ANN] },
  { name: 'solitaire with takebacks', game: 'four-square', seats: 1, seed: 2, people: [ANN], takebackAfter: 6 },
  { name: 'three people, one bot', game: 'mod-four', seats: 4, seed: 3, people: [ANN, BEN, CLEO] },
  { name: 'outcomes taken back', game: 'mod-four', seats: 4, seed: 23, people: [ANN, BEN], takebackAfter: 4 },
  { name: 'one void attempt', game: 'mod-four', seats: 4, seed: 5, people: [ANN, BEN, CLEO], missing: [[2]] },
  {
    name: 'two void attempts and takebacks',
    game: 'hundred-rummy',
    seats: 4,
    seed: 6,
    people: [ANN, BEN, CLEO],
    missing: [[0], [2]],
    takebackAfter: 9,
  },
  { name: 'everyone missed', game: 'foursquare', seats: 1, seed: 7, people: [ANN], missing: [[0]] },
  { name: 'all attempts void', game: 'mod-four', seats: 4, seed: 9, people: [ANN, BEN, CLEO], missing: [[2], [0], [3]] },
  { name: 'bots alone', game: 'four-square', seats: 2, seed: 8, people: [] },
];

/** Games of servers that are not honest. All that follows from their attempts is right, and the first attempt is not. */
const WRONG_PLANS: readonly RecordPlan[] = [
  { name: 'a void attempt in which nobody was missing', game: 'foursquare', seats: 1, seed: 10, people: [ANN], missing: [[]] },
  { name: 'someone at a seat that the game does not have', game: 'foursquare', seats: 1, seed: 11, people: [ANN, BEN] },
];

/** Plays the games whose records are in the test vectors. */
export function smallRecords(): { readonly records: readonly NamedRecord[]; readonly wrongRecords: readonly NamedRecord[] } {
  return { records: recordsOf(PLANS), wrongRecords: recordsOf(WRONG_PLANS) };
}

function recordsOf(plans: readonly RecordPlan[]): readonly NamedRecord[] {
  return plans.map(({ name, game: id, seats, options, takebackAfter = 0, ...shuffle }) => {
    const game = gameById(id);
    if (game === undefined) throw new Error(`there is no game ${id}`);
    const plan = { game, options: options ?? defaultOptions(game.options), seats, takebackAfter };
    const record = playProven(plan, makeShuffle({ ...shuffle, match: `test-${shuffle.seed}` }), seeded(shuffle.seed));
    return { name, record };
  });
}
