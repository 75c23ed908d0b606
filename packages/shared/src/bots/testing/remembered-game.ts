import type { Game } from '../../core/game.ts';
import { act, outcomeOf, startMatch } from '../../core/match.ts';
import { allSeats } from '../../core/seat.ts';
import { seeded } from '../../core/seeded-random.ts';
import { resolveAllChance } from '../../testing/playout.ts';
import { type Setting, settingsToPlay } from '../../testing/setting.ts';
import { bySize } from '../../testing/size.ts';
import { memoryOf, rememberMatch } from '../card-memory.ts';
import type { Decision } from '../paired-roll-outs.ts';

/** Games are cut here: later turns are like earlier ones. */
const MAX_TURNS = bySize({ quick: 100, full: 300, soak: 5000 });

/** Yields what the seats that are to act decide on, in games with each setting in turn. */
export function* decisionsOf(game: Game, of: Iterable<number>, played: Played = {}): Generator<Decision> {
  const settings = settingsToPlay(game);
  for (const seed of of) {
    const setting = settings[seed % settings.length];
    if (setting === undefined) throw new Error('there is no setting');
    yield* decisionsIn(setting, seed, played);
  }
}

/** Yields what the seats that are to act decide on in one game, once in `every` turns. */
export function* decisionsIn(setting: Setting, seed: number, { every = 1, ...played }: Played = {}): Generator<Decision> {
  let turn = 0;
  for (const seats of rememberedGame(setting, seed, played))
    if (turn++ % every === 0) yield* seats.filter(({ game, state, seat }) => game.toAct(state).includes(seat));
}

interface Played {
  /** One in so many actions is random. */
  readonly whim?: number;
  readonly maxTurns?: number;
  readonly every?: number;
}

/** Plays a game with bots, some of whose actions are random, and yields after each turn what every seat remembers. */
export function* rememberedGame(
  { game, options, seats }: Setting,
  seed: number,
  { whim = 3, maxTurns = MAX_TURNS }: Played = {},
): Generator<readonly Decision[]> {
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
    yield memories.map((memory, each) => ({ game, state: after.state, seat: each, memory }));
  }
}
