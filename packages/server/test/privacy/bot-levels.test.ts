import { chooseAtLevel } from '@hundredfold/shared/bots/choose-at-level.ts';
import { seatMemory } from '@hundredfold/shared/bots/seat-memory.ts';
import { BOT_LEVELS, type BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import { determinize } from '@hundredfold/shared/core/cards-by-zone.ts';
import { drawChance } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { PlayedTurn } from '@hundredfold/shared/core/history.ts';
import { actAndResolve, type Match, outcomeOf, resolveAllChance, startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { seeds } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { botEngine, type SearchThreads } from '../../src/bots/bot-engine.ts';

const SEEDS = seeds(bySize({ full: 1, soak: 50 }));
/** The number of moves that are played in each game, and of which one in so many is decided in two worlds. */
const [MOVES, DECIDED] = [bySize({ quick: 10, full: 16, soak: 500 }), bySize({ quick: 5, full: 8, soak: 4 })];

/** The number of random sources with which each decision is made: an easy bot searches only now and then. */
const LOTS: Readonly<Record<BotLevel, number>> = { easy: 8, normal: 2, strong: 1 };

/** Decides in this thread what a server decides in another one, from a copy as threads get it. */
const threads = (lot: number): SearchThreads => ({
  choose: async (game, view, search) => {
    const { level, memory, state } = structuredClone(search);
    return chooseAtLevel(level, { game, state, seat: Number(view.viewer), memory }, seeded(lot));
  },
  close: async () => undefined,
});

function choices(level: BotLevel, { match, past, seat }: Decided, state: unknown) {
  const { game } = match;
  const search = { level, memory: seatMemory(past, match, seat), state };
  const choose = (lot: number) => botEngine(seeded(3), threads(lot)).choose(game, game.view(state, seat), search);
  return Promise.all(Array.from({ length: LOTS[level] }, (_, index) => choose(index + 1)));
}

interface Decided {
  readonly match: Match;
  readonly past: readonly PlayedTurn[];
  readonly seat: Seat;
}

function* decisions(game: Game, seed: number): Generator<Decided> {
  const source = seeded(seed);
  const draw = (due: Parameters<typeof drawChance>[0]) => drawChance(due, source);
  let match = resolveAllChance(startMatch(game, defaultOptions(game.options), game.seats.max), source, () => {});
  let past: readonly PlayedTurn[] = [];
  for (let move = 0; move < MOVES && outcomeOf(match) === null; move++) {
    const [seat = 0] = game.toAct(match.state);
    if (move % DECIDED === DECIDED - 1) yield { match, past, seat };
    const before = match;
    const action = game.bot(game.view(match.state, seat), source);
    const turn = actAndResolve(match, { seat, action }, draw);
    if (!turn.ok) throw new Error(turn.refusal);
    match = turn.value;
    past = [
      ...past,
      { before, turn: { move: { kind: 'move', seat, action }, lots: [] }, intent: null, from: newOngoingMatch('', before) },
    ];
  }
}

describe.each(QUICK_GAMES)('$id', (game) => {
  test.each(BOT_LEVELS)('what a bot does does not depend on cards that its seat was not shown: %s', async (level) => {
    let worlds = 0;
    for (const seed of SEEDS) {
      for (const decided of decisions(game, seed)) {
        const { match, seat } = decided;
        const other = determinize(game, match.state, seat, seeded(seed + 1));
        expect(await choices(level, decided, other), `TEST_SEED=${seed}`).toEqual(await choices(level, decided, match.state));
        worlds++;
      }
    }
    expect(worlds).toBeGreaterThan(0);
  });
});
