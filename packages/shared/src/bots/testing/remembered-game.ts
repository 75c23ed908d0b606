import type { CardMemory } from '../../core/known-cards.ts';
import { act, type Match, outcomeOf, resolveAllChance, startMatch } from '../../core/match.ts';
import { allSeats } from '../../core/seat.ts';
import { seeded } from '../../core/seeded-random.ts';
import type { Setting } from '../../testing/setting.ts';
import { bySize } from '../../testing/size.ts';
import { memoryOf, rememberMatch } from '../card-memory.ts';

/** Games are cut here: later turns are like earlier ones. */
const MAX_TURNS = bySize({ quick: 100, full: 300, soak: 5000 });

export interface Remembered {
  readonly match: Match;
  readonly seat: number;
  readonly memory: CardMemory;
}

/** Plays a game with bots, one in `whim` of whose actions is random, and yields after each turn what every seat remembers. */
export function* rememberedGame(
  { game, options, seats }: Setting,
  seed: number,
  { whim = 3, maxTurns = MAX_TURNS } = {},
): Generator<readonly Remembered[]> {
  const source = seeded(seed);
  let match = resolveAllChance(startMatch(game, options, seats), source, () => {});
  let memories = allSeats(seats).map((seat) => memoryOf(game, game.view(match.state, seat)));
  for (let turn = 0; turn < maxTurns && outcomeOf(match) === null; turn++) {
    const acting = game.toAct(match.state);
    const seat = acting[source.below(acting.length)] ?? 0;
    const view = game.view(match.state, seat);
    const legal = game.legal(view);
    const action = source.below(whim) === 0 ? legal[source.below(legal.length)] : game.bot(view, source);
    const result = act(match, seat, action ?? game.bot(view, source));
    if (!result.ok) throw new Error(result.refusal);
    match = resolveAllChance(result.value, source, () => {});
    const after = match;
    memories = memories.map((memory, each) => rememberMatch(memory, after, each));
    yield memories.map((memory, each) => ({ match: after, seat: each, memory }));
  }
}
