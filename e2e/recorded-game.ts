import { deflateRawSync } from 'node:zlib';
import type { Game } from '../packages/shared/src/core/game.ts';
import { type OptionValues, parseOptions } from '../packages/shared/src/core/options.ts';
import { playGame, STRATEGIES } from '../packages/shared/src/core/playout.ts';
import { seeded } from '../packages/shared/src/core/random.ts';
import type { GameRecord } from '../packages/shared/src/core/record.ts';
import { recordOf } from '../packages/shared/src/core/recording.ts';

/** A game that was played to its end by bots, under the names of people. */
interface WantedGame {
  readonly game: Game;
  readonly names: readonly string[];
  readonly options?: OptionValues;
  readonly seed?: number;
}

/** Returns the record of a game, as a server would give it. The last player is a bot. */
export function recordedGame({ game, names, options = {}, seed = 7 }: WantedGame): GameRecord {
  const parsed = parseOptions(game.options, options);
  if (!parsed.ok) throw new Error(parsed.refusal);
  const players = names.map(() => STRATEGIES.bot);
  const { end, steps } = playGame(game, parsed.value, players, seeded(seed));
  const isBot = (seat: number) => names.length > 1 && seat === names.length - 1;
  return recordOf(end, steps, {
    names: names.map((name, seat) => (isBot(seat) ? { name, bot: true } : { name })),
  });
}

/** Returns the address of a page that shows a game which stands in the address itself, as docs/records.md describes it. */
export function addressOf(record: GameRecord, query = ''): string {
  return `/r${query}#${deflateRawSync(JSON.stringify(record)).toString('base64url')}`;
}
