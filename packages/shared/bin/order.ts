import { parseArgs } from 'node:util';
import type { Game } from '../src/core/game.ts';
import { type OptionValues, parseOptions } from '../src/core/options.ts';
import { accepted, type Result, refused } from '../src/core/result.ts';
import { GAMES, gameById } from '../src/games/index.ts';
import { wholeNumber } from '../src/testing/command-line.ts';
import { STRATEGIES, type StrategyName } from '../src/testing/playout.ts';

export interface Order {
  readonly game: Game;
  readonly options: OptionValues;
  /** The strategies by seat. */
  readonly players: readonly StrategyName[];
  readonly games: number;
  readonly seed: number;
}

const USAGE =
  'usage: pnpm --silent simulate <game> --seats N --games K --seed S [--options JSON] [--players random|bot|random,bot,…]';

const FLAGS = {
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string', default: '{}' },
  players: { type: 'string', default: 'random' },
} as const;

export function parseOrder(args: readonly string[]): Result<Order, string> {
  try {
    return accepted(orderFrom(args));
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return refused(`simulate: ${words.replaceAll(/\s+/g, ' ')}`);
  }
}

function orderFrom(args: readonly string[]): Order {
  if (args.includes('--help')) throw new Error(USAGE);
  const { values, positionals } = parseFlags(args);
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new Error(USAGE);
  const game = gameById(id);
  if (game === undefined)
    throw new Error(`there is no game ${id || 'without a name'}; known: ${GAMES.map((each) => each.id).join(', ')}`);
  const seats = wholeNumber('seats', required('seats', values.seats), game.seats.min, game.seats.max);
  const options = parseOptions(game.options, parseJson(values.options));
  if (!options.ok) throw new Error(options.refusal);
  return {
    game,
    options: options.value,
    players: parsePlayers(values.players, seats),
    games: wholeNumber('games', required('games', values.games), 1, Number.MAX_SAFE_INTEGER),
    seed: wholeNumber('seed', required('seed', values.seed), 0, Number.MAX_SAFE_INTEGER),
  };
}

function parseFlags(args: readonly string[]) {
  try {
    const parsed = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true, tokens: true });
    const names = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const twice = names.find((name, index) => names.indexOf(name) < index);
    if (twice !== undefined) throw new Error(`--${twice} is given twice`);
    return parsed;
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split(/[.\n]/) : [];
    throw new Error(`${sentence}; ${USAGE}`);
  }
}

function required(name: string, text: string | undefined): string {
  if (text === undefined) throw new Error(`--${name} is missing; ${USAGE}`);
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`--options must be JSON, not ${text || 'nothing'}`);
  }
}

function parsePlayers(text: string, seats: number): readonly StrategyName[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length !== 1 && names.length !== seats)
    throw new Error(`--players must name one player, or ${seats}, one for each seat`);
  const players = names.map((name) => {
    if (!Object.hasOwn(STRATEGIES, name))
      throw new Error(`there is no player ${name || 'without a name'}; known: ${Object.keys(STRATEGIES).join(', ')}`);
    return name as StrategyName;
  });
  return Array.from({ length: seats }, (_, seat) => players[seat % players.length] as StrategyName);
}
