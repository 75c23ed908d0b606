import { Encoder } from '@colyseus/schema';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { hasHands, type SpectatorSettings } from '@hundredfold/shared/protocol/spectators.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { isSampleGame, QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { roomStatePublisher } from '../../src/colyseus/state-publisher.ts';
import { delayedHandsView } from '../../src/spectators/spectator-view.ts';
import { NO_CLOCKS } from '../../src/table/state/seat-clock.ts';
import { playOf, type Table, type TableValue } from '../../src/table/state/table.ts';
import { due, intent, seated } from '../hand-people.ts';
import { handTable } from '../hand-table.ts';

/** The time in milliseconds in which a spectator view shows what a turn releases, and in which no bot moves for a player. */
const CATCH_UP_MS = 10_000;
const SEEDS = bySize({ quick: 4, full: 5, soak: 3000 });
const MAX_COMMON_TURNS = 10;
const OWN_TURNS = 12;

type Leak = (state: TableState, table: Table) => void;

interface World {
  /** The bytes of all frames of the spectator view by turn. */
  readonly frames: readonly string[];
  /** The deal of each turn; `null` once the game was over. */
  readonly deals: readonly (number | null)[];
}

/** The course of a game: the first turns use the first seed, the others the second. */
interface Course {
  readonly common: number;
  readonly seeds: readonly [number, number];
}

async function playWorld(game: Game, watching: SpectatorSettings, { common, seeds }: Course, leak: Leak): Promise<World> {
  const hand = await handTable({ game, options: {}, seed: seeds[0] });
  const { table } = hand;
  const people = await seated(hand, ...table.value.seating.seats.map((_, seat) => `Name ${seat}`));
  await hand.ask(people[0]!, 'set', { watching });
  await hand.ask(people[0]!, 'start');
  const publisher = roomStatePublisher(game, 60, 'open');
  const encoder = new Encoder(publisher.state);
  let sent = '';
  const show = (value: TableValue): void => {
    publisher.publish(value, NO_CLOCKS);
    leak(publisher.state, table);
    sent += `${Buffer.from(encoder.encode()).toString('hex')} `;
    encoder.discardChanges();
  };
  const gallery = delayedHandsView({ table, spectatorIds: () => [], show, close: () => undefined });
  await gallery.open();
  const frames: string[] = [];
  const deals: (number | null)[] = [];
  let chance = seeded(seeds[0] + 1);
  for (let turn = 0; turn < common + OWN_TURNS && table.value.phase === 'playing'; turn++) {
    if (turn === common) chance = seeded(seeds[1] + 2);
    const { seat } = due(hand);
    const { state } = playOf(table.value)!.match;
    const legal = game.legal(game.view(state, seat));
    await hand.ask(people[seat]!, 'act', intent(hand, legal[chance.below(legal.length)]!));
    await hand.pass(CATCH_UP_MS);
    frames.push(sent);
    sent = '';
    deals.push((table.value.phase as string) === 'playing' ? game.deal(playOf(table.value)!.match.state) : null);
  }
  gallery.close();
  return { frames, deals };
}

async function countDifferences(
  game: Game,
  { watch, delay }: SpectatorSettings,
  actual: SpectatorSettings,
  leak: Leak = () => undefined,
): Promise<number> {
  let found = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const common = 1 + (seed % MAX_COMMON_TURNS);
    const one = await playWorld(game, actual, { common, seeds: [seed, seed] }, leak);
    const other = await playWorld(game, actual, { common, seeds: [seed, seed + 1000] }, leak);
    const turns = Math.min(one.frames.length, other.frames.length);
    for (let turn = 0; turn < turns; turn++) {
      if (watch === 'late' && turn >= common + delay) break;
      // A deal that has ended meanwhile is shown as a whole.
      const split = one.deals[common - 1];
      if ([one, other].some(({ deals }) => deals[turn] !== split && turn >= common)) break;
      if (one.frames[turn] !== other.frames[turn]) found++;
    }
  }
  return found;
}

const late: SpectatorSettings = { watch: 'late', delay: 4 };
const dealt: SpectatorSettings = { watch: 'dealt', delay: 4 };
const games = QUICK_GAMES.filter(hasHands).map((game) => [game.id, game] as const);

describe.each(games)('a spectator view of %s', (_, game) => {
  test.each([
    ['hands are shown late', late],
    ['hands are shown once the deal has ended', dealt],
  ])('sends the same bytes in two worlds that differ only in what it may not show yet: %s', async (_, watching) => {
    expect(await countDifferences(game, watching, watching)).toBe(0);
  });

  const LEAKS: readonly (readonly [string, SpectatorSettings, Leak])[] = [
    ['a view that is a turn too early', { ...late, delay: late.delay - 1 }, () => undefined],
    [
      'a view with the last action',
      late,
      (state, { value }) => {
        state.outcome = JSON.stringify(playOf(value)!.match.last);
      },
    ],
  ];
  test.each(isSampleGame(game) ? LEAKS : [])('a planted leak is found: %s', async (_, actual, leak) => {
    expect(await countDifferences(game, late, actual, leak)).toBeGreaterThan(0);
  });
});
