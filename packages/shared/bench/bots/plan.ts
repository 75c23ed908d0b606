import { parseArgs } from 'node:util';
import { wholeNumber, wordOf } from '../../src/testing/command-line.ts';
import { type BotContest, contestsNamed, type DemandContest, EASY_DEMANDS, isNamed } from './demands.ts';
import type { Player } from './play-match.ts';

/** Seeds below this one were used to tune the engine. */
const FIRST_SEED = 10_000_000;
/** A round makes two numbers of its seed. */
const MAX_SEED = Number.MAX_SAFE_INTEGER / 4;
/** The seconds for each contest of the strong bot and of the normal one. */
const SECONDS = { full: { strong: 240, normal: 30 }, short: { strong: 15, normal: 4 } };

const PLAYERS = ['random', 'forgetful', 'easy', 'normal', 'strong'] as const;

/** The contests of `pnpm bench bots`, and who plays in them for how long. */
export interface BotsPlan {
  readonly contests: readonly DemandContest[];
  /** The contests of a normal bot against easy ones, if the strong bot plays against normal ones. */
  readonly beginners: readonly BotContest[];
  readonly player: Player;
  readonly others: Player;
  /** `true` if the strong bot plays against normal ones, so that the demands apply. */
  readonly isStrong: boolean;
  readonly heading: string;
  readonly title: string;
  readonly seconds: Readonly<Record<'strong' | 'normal', number>>;
  readonly seed: number;
}

/** Returns the plan for the words of the command line. Throws an error with one clear line. */
export function readBotsPlan(words: readonly string[]): BotsPlan {
  const { values } = parseArgs({
    args: [...words],
    options: {
      short: { type: 'boolean', default: false },
      'roll-outs': { type: 'string' },
      seed: { type: 'string', default: `${FIRST_SEED}` },
      only: { type: 'string', default: '' },
      seconds: { type: 'string' },
      player: { type: 'string', default: 'strong' },
      others: { type: 'string', default: 'normal' },
    },
  });
  const [player, others] = [wordOf('player', values.player, PLAYERS), wordOf('others', values.others, PLAYERS)];
  const isStrong = player === 'strong' && others === 'normal';
  const searches = player === 'strong' || others === 'strong';
  const rollOuts = values['roll-outs'] === undefined ? null : wholeNumber('roll-outs', values['roll-outs'], 1, 1_000_000);
  if (rollOuts !== null && !searches) throw new Error('--roll-outs is for the strong bot, which does not play');
  const engine = searches ? `strong: ${rollOuts ?? 'its number of'} roll-outs for a decision; ` : '';
  const playerOf = (name: (typeof PLAYERS)[number]): Player => (name === 'strong' ? (rollOuts ?? name) : name);
  const seconds = SECONDS[values.short ? 'short' : 'full'];
  return {
    contests: contestsNamed(values.only),
    beginners: isStrong ? EASY_DEMANDS.filter((contest) => isNamed(contest, values.only)) : [],
    player: playerOf(player),
    others: playerOf(others),
    isStrong,
    heading: `${engine}shares of first places, with intervals of 95 %`,
    title: isStrong ? 'strong' : `${player} – ${others}`,
    seconds: values.seconds === undefined ? seconds : { ...seconds, strong: wholeNumber('seconds', values.seconds, 1, 86_400) },
    seed: wholeNumber('seed', values.seed, 0, MAX_SEED),
  };
}
