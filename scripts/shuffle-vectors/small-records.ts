import type { GameRecord } from '../../packages/shared/src/core/record.ts';
import type { GivenUpStart } from '../../packages/shared/src/shuffle-proof/key.ts';
import {
  givenUpStart,
  playProven,
  rostersOf,
  type StartPlan,
  settingNamed,
  shuffleOf,
} from '../../packages/shared/src/shuffle-proof/testing/proven-game.ts';

interface NamedRecord {
  readonly name: string;
  readonly record: GameRecord;
}

interface RecordPlan extends Omit<StartPlan, 'match' | 'givenUp'> {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly before?: Pick<StartPlan, 'missing' | 'awaited'>;
}

const PLANS: readonly RecordPlan[] = [
  { name: 'solitaire of one person', game: 'foursquare', seats: 1, seed: 1, people: [0] },
  { name: 'three people, one bot', game: 'mod-four', seats: 4, seed: 3, people: [0, 2, 3] },
  { name: 'one void attempt', game: 'mod-four', seats: 4, seed: 5, people: [0, 2, 3], missing: [[2]] },
  { name: 'a start given up', game: 'hundred-rummy', seats: 4, seed: 7, people: [0, 2, 3], before: { awaited: [2] } },
  { name: 'all attempts void', game: 'four-square', seats: 4, seed: 9, people: [0, 2, 3], missing: [[2], [0], [3]] },
  { name: 'bots alone', game: 'four-square', seats: 2, seed: 10, people: [] },
];

export function smallRecords(): readonly NamedRecord[] {
  return PLANS.map(({ name, game, seats, seed, before, ...plan }) => {
    const setting = settingNamed(game, seats);
    const givenUp: readonly GivenUpStart[] =
      before === undefined ? [] : [givenUpStart({ ...plan, ...before, match: `start-${seed}` }, setting)];
    const rosters = givenUp.flatMap((start) => rostersOf({ ...start, givenUp: [] }));
    const claim = { starts: givenUp.length, lastStart: rosters.at(-1) ?? '0'.repeat(64) };
    const shuffle = shuffleOf({ ...plan, match: `match-${seed}`, givenUp, claim }, setting);
    return { name, record: playProven(setting, shuffle, { seed }).record };
  });
}
