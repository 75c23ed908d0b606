import { deflateRawSync } from 'node:zlib';
import { hundredRummy } from '../../packages/games/hundred-rummy/rules/index.ts';
import type { Game } from '../../packages/shared/src/core/game.ts';
import { type OptionValues, parseOptions } from '../../packages/shared/src/core/options.ts';
import type { GameRecord } from '../../packages/shared/src/core/record.ts';
import { recordOf } from '../../packages/shared/src/core/recording.ts';
import { seeded } from '../../packages/shared/src/core/seeded-random.ts';
import { playGame, STRATEGIES, type Strategy } from '../../packages/shared/src/testing/playout.ts';

interface WantedGame {
  readonly game: Game;
  readonly names: readonly string[];
  readonly options?: OptionValues;
  readonly seed?: number;
  /** The seats that play at random, and make mistakes; none if left out. */
  readonly careless?: readonly number[];
}

/** Returns the record of a game, as a server would give it. The last player is a bot. */
export function recordedGame({ game, names, options = {}, seed = 7, careless = [] }: WantedGame): GameRecord {
  const parsed = parseOptions(game.options, options);
  if (!parsed.ok) throw new Error(parsed.refusal);
  const players = names.map((_, seat) => (careless.includes(seat) ? STRATEGIES.random : STRATEGIES.bot));
  const { end, steps } = playGame(game, parsed.value, players, seeded(seed));
  const isBot = (seat: number) => names.length > 1 && seat === names.length - 1;
  return recordOf(end, steps, {
    names: names.map((name, seat) => (isBot(seat) ? { name, bot: true } : { name })),
  });
}

/** Returns the record of a game of 100 Points Rummy in which nobody scores for so many moves. */
export function longDeal(moves: number): GameRecord {
  let made = 0;
  const waits: Strategy = (game, view, legal, source) => {
    const others = legal.filter(({ type }) => type !== 'score');
    return made++ < moves ? STRATEGIES.random(game, view, others, source) : STRATEGIES.bot(game, view, legal, source);
  };
  const { end, steps } = playGame(hundredRummy, { target: 100, tournament: false }, [waits, waits], seeded(1));
  return recordOf(end, steps);
}

/** Returns the first turn from one on at which a seat is to move. */
export function turnOf(seat: number, { steps }: GameRecord, from: number): number {
  const movers = steps.flatMap((step) => ('move' in step ? [step.seat] : []));
  return movers.indexOf(seat, from);
}

/** Returns the address of a page that shows a game which stands in the address itself, as docs/records.md describes it. */
export function addressOf(record: GameRecord, query = ''): string {
  return `/r${query}#${deflateRawSync(JSON.stringify(record)).toString('base64url')}`;
}
