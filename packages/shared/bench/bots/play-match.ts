import { remember } from '../../src/bots/card-memory.ts';
import { weighActions } from '../../src/bots/choose-action.ts';
import { chooseAtLevel } from '../../src/bots/choose-at-level.ts';
import { worthAtEnd } from '../../src/bots/roll-out.ts';
import type { AnyAction } from '../../src/core/action.ts';
import type { BotLevel } from '../../src/core/bot-level.ts';
import type { RandomSource } from '../../src/core/chance.ts';
import type { Game } from '../../src/core/game.ts';
import type { CardMemory } from '../../src/core/known-cards.ts';
import { act, lastSeen, type Match, outcomeOf, startMatch } from '../../src/core/match.ts';
import type { OptionValues } from '../../src/core/options.ts';
import { allSeats, type Seat } from '../../src/core/seat.ts';
import { seeded } from '../../src/core/seeded-random.ts';
import { resolveAllChance, STRATEGIES } from '../../src/testing/playout.ts';

/**
 * A player in a benchmark: a strategy by name, or the number of roll-outs of the engine for a decision. A `forgetful` player is a normal
 * bot that remembers nothing.
 */
export type Player = 'random' | 'forgetful' | BotLevel | number;

export interface Contest {
  readonly game: Game;
  readonly options: OptionValues;
  readonly players: readonly Player[];
  readonly seed: number;
}

export function playMatch({ game, options, players, seed }: Contest): readonly number[] {
  const [chance, bots] = [seeded(2 * seed), seeded(2 * seed + 1)];
  const seats = allSeats(players.length);
  let match = resolveAllChance(startMatch(game, options, players.length), chance, () => {});
  let memories = seats.map((seat) => rememberFor(players[seat], match, seat, null));
  for (let outcome = outcomeOf(match); ; outcome = outcomeOf(match)) {
    const { state } = match;
    if (outcome !== null) return seats.map((seat) => worthAtEnd(game, state, seat));
    const [seat = 0] = game.toAct(match.state);
    const action = actionOf(players[seat] ?? 'normal', match, { seat, memory: memories[seat] ?? null, source: bots });
    const result = act(match, seat, action);
    if (!result.ok) throw new Error(`a player of ${game.id} was refused: ${result.refusal}`);
    match = resolveAllChance(result.value, chance, () => {});
    memories = memories.map((memory, each) => rememberFor(players[each], match, each, memory));
  }
}

function rememberFor(player: Player | undefined, match: Match, seat: Seat, memory: CardMemory | null): CardMemory | null {
  if (player === 'random' || player === 'forgetful') return null;
  return remember(match.game, memory, match.game.view(match.state, seat), lastSeen(match, seat));
}

interface Turn {
  readonly seat: Seat;
  readonly memory: CardMemory | null;
  readonly source: RandomSource;
}

function actionOf(player: Player, { game, state }: Match, { seat, memory, source }: Turn): AnyAction {
  const view = game.view(state, seat);
  if (player === 'forgetful') return game.bot(view, source);
  if (player === 'random' || memory === null) return STRATEGIES.random(game, view, game.legal(view), source);
  const decision = { game, state, seat, memory };
  return typeof player === 'number'
    ? weighActions(decision, { rollOuts: player }, source).action
    : chooseAtLevel(player, decision, source);
}
