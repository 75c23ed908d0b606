import { Encoder } from '@colyseus/schema';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { hasHands, type SpectatorSettings } from '@hundredfold/shared/protocol/spectators.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { roomStatePublisher } from '../../src/colyseus/state-publisher.ts';
import { delayedHandsView } from '../../src/spectators/spectator-view.ts';
import { handleIntent } from '../../src/table/intents/handle-intent.ts';
import { joinTable } from '../../src/table/runtime/join.ts';
import { NO_TIMES } from '../../src/table/state/seat-times.ts';
import { playOf, type Table, type TableValue } from '../../src/table/state/table.ts';
import { due, intent } from '../hand-people.ts';
import { handTable } from '../hand-table.ts';

/** Longer than a gallery takes to show what a turn releases, and shorter than anybody waits for somebody. */
const CAUGHT_UP = 10_000;
const SEEDS = bySize({ quick: 4, test: 10, soak: 3000 });
/** Turns that the two worlds have in common at most, and those that each has for itself. */
const MOST_COMMON = 10;
const APART = 12;

/** What is done with the room state of a gallery besides: a leak. */
type Leak = (state: TableState, table: Table) => void;

interface World {
  /** By turn, the bytes of all frames of the gallery that came with it. */
  readonly frames: readonly string[];
  /** By turn, the deal that was played then; `null` once the game was over. */
  readonly deals: readonly (number | null)[];
}

/** How a game goes: so many turns by the first seed, the others by the second. */
interface Course {
  readonly common: number;
  readonly seeds: readonly [number, number];
}

/** A game whose first turns depend on one seed, and those after them on another. */
async function world(game: Game, watching: SpectatorSettings, { common, seeds }: Course, leak: Leak): Promise<World> {
  const hand = await handTable({ game, options: {}, seed: seeds[0] });
  const { table } = hand;
  const people: number[] = [];
  for (const seat of table.value.seating.seats.keys()) {
    people.push(await joinTable(table, `id of ${seat}`, `Name ${seat}`));
    await handleIntent(table, people[seat]!, 'sit', { seat });
  }
  await handleIntent(table, people[0]!, 'watching', watching);
  await handleIntent(table, people[0]!, 'start', undefined);
  const publisher = roomStatePublisher(game, 60, 'open');
  const encoder = new Encoder(publisher.state);
  let sent = '';
  const show = (value: TableValue): void => {
    publisher.publish(value, NO_TIMES);
    leak(publisher.state, table);
    sent += `${Buffer.from(encoder.encode()).toString('hex')} `;
    encoder.discardChanges();
  };
  const gallery = delayedHandsView({ table, readers: () => [], show, close: () => undefined });
  await gallery.open();
  const frames: string[] = [];
  const deals: (number | null)[] = [];
  let chance = seeded(seeds[0] + 1);
  for (let turn = 0; turn < common + APART && table.value.phase === 'playing'; turn++) {
    if (turn === common) chance = seeded(seeds[1] + 2);
    const { seat } = due(hand);
    const { state } = playOf(table.value)!.match;
    const legal = game.legal(game.view(state, seat));
    await handleIntent(table, people[seat]!, 'act', intent(hand, legal[chance.below(legal.length)]));
    await hand.pass(CAUGHT_UP);
    frames.push(sent);
    sent = '';
    deals.push((table.value.phase as string) === 'playing' ? game.deal(playOf(table.value)!.match.state) : null);
  }
  gallery.close();
  return { frames, deals };
}

/** In how many turns a gallery could tell two worlds apart although what differs is not to be shown yet. */
async function toldApart(
  game: Game,
  { watch, delay }: SpectatorSettings,
  hung: SpectatorSettings,
  leak: Leak = () => undefined,
): Promise<number> {
  let found = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const common = 1 + (seed % MOST_COMMON);
    const one = await world(game, hung, { common, seeds: [seed, seed] }, leak);
    const other = await world(game, hung, { common, seeds: [seed, seed + 1000] }, leak);
    const turns = Math.min(one.frames.length, other.frames.length);
    for (let turn = 0; turn < turns; turn++) {
      if (watch === 'late' && turn >= common + delay) break;
      // A deal that has ended since is shown whole.
      const split = one.deals[common - 1];
      if ([one, other].some(({ deals }) => deals[turn] !== split && turn >= common)) break;
      if (one.frames[turn] !== other.frames[turn]) found++;
    }
  }
  return found;
}

const late: SpectatorSettings = { watch: 'late', delay: 4 };
const dealt: SpectatorSettings = { watch: 'dealt', delay: 4 };
const games = TEST_GAMES.filter(hasHands).map((game) => [game.id, game] as const);

describe.each(games)('a gallery of %s', (_, game) => {
  test.each([
    ['hands are shown late', late],
    ['hands are shown once the deal has ended', dealt],
  ])('is sent the same bytes in two worlds that differ only in what is not to be shown yet: %s', async (_, watching) => {
    expect(await toldApart(game, watching, watching)).toBe(0);
  });

  const LEAKS: readonly (readonly [string, SpectatorSettings, Leak])[] = [
    ['a gallery that is a turn too early', { ...late, delay: late.delay - 1 }, () => undefined],
    [
      'one that knows what was done last',
      late,
      (state, { value }) => {
        state.outcome = JSON.stringify(playOf(value)!.match.last);
      },
    ],
    [
      'one that shows how the table stands',
      late,
      (state, table) => {
        const { state: now } = playOf(table.value)!.match;
        state.outcome = JSON.stringify(game.view(now, 'all'));
      },
    ],
  ];
  test.each(LEAKS)('a planted leak is found: %s', async (_, hung, leak) => {
    expect(await toldApart(game, late, hung, leak)).toBeGreaterThan(0);
  });
});
