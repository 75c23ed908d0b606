import { deflateRawSync } from 'node:zlib';
import { isSameAction } from '../../packages/shared/src/core/action.ts';
import type { Game } from '../../packages/shared/src/core/game.ts';
import { type OptionValues, parseOptions } from '../../packages/shared/src/core/options.ts';
import { type GameRecord, stepsOf } from '../../packages/shared/src/core/record.ts';
import { recordOf } from '../../packages/shared/src/core/recording.ts';
import { seeded } from '../../packages/shared/src/core/seeded-random.ts';
import { hundredRummy } from '../../packages/shared/src/games/hundred-rummy/index.ts';
import { openReplay } from '../../packages/shared/src/records/replay.ts';
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

/** Returns the record of the same game in which the player of a move, counted from 1, first made another one and took it back. */
export function withTakeback(game: Game, record: GameRecord, move: number): GameRecord {
  const opened = openReplay(game, record);
  if (!opened.ok) throw new Error(opened.refusal);
  const { turns, matchAfter } = opened.value;
  const before = turns.findIndex((_, index) => turns.slice(0, index + 1).filter((turn) => turn.move !== null).length === move);
  const { state } = matchAfter(before);
  const made = turns[before]?.move;
  if (!made) throw new Error(`there is no move ${move}`);
  const other = game.legal(game.view(state, made.seat)).find((action) => !isSameAction(action, made.action));
  if (other === undefined) throw new Error(`move ${move} is the only one`);
  const stood = turns.slice(0, before).flatMap(stepsOf).length;
  const undone = { seat: made.seat, consent: [], stood, steps: [{ seat: made.seat, move: other }] };
  return recordOf(matchAfter(turns.length), record.steps, { names: record.names, takenBack: [undone] });
}

/** Returns the address of a page that shows a game which stands in the address itself, as docs/records.md describes it. */
export function addressOf(record: GameRecord, query = ''): string {
  return `/r${query}#${deflateRawSync(JSON.stringify(record)).toString('base64url')}`;
}
