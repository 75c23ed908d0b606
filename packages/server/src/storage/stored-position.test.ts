import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { due, intent, ok } from '../../test/hand-people.ts';
import { type HandTable, handTable } from '../../test/hand-table.ts';
import { chanceOf, commit, reveal } from '../../test/shufflers.ts';
import { handleIntent } from '../table/intents/handle-intent.ts';
import { joinTable } from '../table/join-table.ts';
import { playOf } from '../table/state/table.ts';
import { readHistory } from '../table/turn/read-history.ts';
import type { StoredPosition } from './stored-position.ts';

const MOVES = bySize({ quick: 180, full: 260, soak: 2000 });

/** A move in so many is taken back, with the consent of the others. */
const TAKEBACK_AFTER = 7;

async function played(game: Game, seed: number): Promise<HandTable> {
  const longest = Object.entries(game.options).flatMap(([name, kind]) =>
    kind.kind === 'whole' ? [[name, kind.to] as const] : [],
  );
  const seats = Math.max(game.seats.min, Math.min(2, game.seats.max));
  const hand = await handTable({ game, seats, options: Object.fromEntries(longest), chance: chanceOf(seed) });
  const { table } = hand;
  const people: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const memberId = await joinTable(table, `id of ${seat}`, `Player ${seat}`);
    await handleIntent(table, memberId, 'sit', { seat });
    await commit(table, memberId);
    people.push(memberId);
  }
  expect(await handleIntent(table, people[0]!, 'start', undefined)).toEqual(ok(null));
  for (const memberId of people) await reveal(table, memberId);
  const source = seeded(seed);
  for (let made = 1; made <= MOVES && table.value.phase === 'playing'; made++) {
    const { seat } = due(hand);
    const { state } = playOf(table.value)!.match;
    const legal = game.legal(game.view(state, seat));
    await handleIntent(table, people[seat]!, 'act', intent(hand, legal[source.below(legal.length)]));
    if (made % TAKEBACK_AFTER !== 0) continue;
    await handleIntent(table, people[seat]!, 'takeback', undefined);
    for (const other of people) await handleIntent(table, other, 'allow', { allowed: true });
  }
  return hand;
}

function loaded({ table, storage }: HandTable, position: (stored: StoredPosition | null) => StoredPosition | null) {
  const { id, match } = playOf(table.value)!;
  const start = newOngoingMatch(id, startMatch(match.game, match.options, match.seats));
  return readHistory({ ...storage, position: async (of) => position(await storage.position(of)) }, start);
}

describe.each(QUICK_GAMES)('a match of $id', (game) => {
  test('is the same, loaded from its position or replayed from the start', async () => {
    const hand = await played(game, 5);
    const replayed = await loaded(hand, () => null);
    const fromPosition = await loaded(hand, (stored) => stored);
    expect(fromPosition.play).toEqual(replayed.play);
    expect(fromPosition.past).toEqual(replayed.past);
    if (hand.table.value.phase === 'over') return; // Its table has the shuffle of the next match.
    expect(replayed.play).toEqual({ ...playOf(hand.table.value), takebackRequest: null });
    expect(replayed.past).toEqual(hand.table.past);
  });
});

test('a position is stored now and then, and one that does not fit is ignored', async () => {
  const hand = await played(hundredRummy as unknown as Game, 3);
  const { play } = await loaded(hand, () => null);
  let found: StoredPosition | null = null;
  await loaded(hand, (stored) => {
    found = stored;
    return stored;
  });
  const position = found as unknown as StoredPosition;
  expect(play.match.version - position.version).toBeLessThan(200);
  const odd: readonly Partial<StoredPosition>[] = [
    { format: 0 },
    { rules: 2 },
    { version: 1_000_000 },
    { state: {} },
    { version: position.version - 1 },
  ];
  for (const change of odd) expect((await loaded(hand, () => ({ ...position, ...change }))).play).toEqual(play);
});
