import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { ShownShuffle } from '@hundredfold/shared/protocol/table-facts.ts';
import { hashBefore } from '@hundredfold/shared/shuffle-proof/key.ts';
import { openedShuffle } from '@hundredfold/shared/shuffle-proof/testing/redraw.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { expect, test } from 'vitest';
import { due, intent } from '../../../test/hand-people.ts';
import { type HandTable, handTable } from '../../../test/hand-table.ts';
import { recordIn } from '../../../test/record-in.ts';
import { chanceOf, checkProof, commit, reveal } from '../../../test/shufflers.ts';
import { type GameStorage, OPERATION_NAMES, OPERATIONS } from '../../storage/game-storage.ts';
import { openSqliteInMemory } from '../../storage/testing/in-memory.ts';
import { joinTable } from '../join-table.ts';
import { seatFor } from '../state/seating.ts';
import { shownShuffle } from '../state/table-shuffle.ts';
import { handleIntent } from './handle-intent.ts';
import { REVEAL_TIMEOUT_MS } from './start.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** The number of writes at the start and at the end of a match before which, and after which, the server stops. */
const FIRST_WRITES = bySize({ quick: 8, full: 24, soak: 200 });
const LAST_WRITES = bySize({ quick: 2, full: 4, soak: 200 });

/** A storage of a server that stops at its n-th write: before it, or after it but before the answer. */
function stoppingStorage(inner: GameStorage, last: number, isWritten: boolean): GameStorage & { readonly writes: () => number } {
  let writes = 0;
  const calls = OPERATION_NAMES.map((name) => [
    name,
    async (...input: never[]) => {
      if (OPERATIONS[name].writes) writes += 1;
      const isStopped = OPERATIONS[name].writes && writes >= last;
      if (writes > last || (isStopped && !isWritten)) throw new Error('the server has stopped');
      const output = await (inner[name] as (...given: never[]) => Promise<unknown>)(...input);
      if (isStopped) throw new Error('the server has stopped');
      return output;
    },
  ]);
  return { ...inner, ...Object.fromEntries(calls), writes: () => writes };
}

async function playOn(hand: HandTable, isStopped: () => boolean): Promise<void> {
  const { table } = hand;
  const people: number[] = [];
  for (const name of NAMES) people.push(await joinTable(table, `id of ${name}`, name));
  for (const [seat, memberId] of people.entries())
    if (seatFor(table.value.seating, memberId) === null) await handleIntent(table, memberId, 'sit', { seat });
  for (let tries = 0; table.value.phase === 'gathering' && tries < 8 && !isStopped(); tries++) await beginMatch(hand, people);
  while (table.value.phase === 'playing' && !isStopped()) {
    const { seat, action } = due(hand);
    const memberId = people.find((each) => seatFor(table.value.seating, each) === seat) ?? 0;
    await handleIntent(table, memberId, 'act', intent(hand, action));
  }
}

async function beginMatch({ table, pass }: HandTable, people: readonly number[]): Promise<void> {
  for (const memberId of people) await commit(table, memberId);
  await handleIntent(table, people[0]!, 'start', undefined);
  for (const memberId of people) {
    const seat = seatFor(table.value.seating, memberId);
    const { member } = table.value.shuffle?.attempts?.at(-1)?.roster.find((each) => each.seat === seat) ?? {};
    if (member !== undefined) await reveal(table, memberId, member);
  }
  if (table.value.phase === 'gathering') await pass(REVEAL_TIMEOUT_MS);
}

function shownShuffles({ shown }: HandTable): readonly ShownShuffle[] {
  return shown.flatMap((value) => {
    const { shuffle } = value;
    return shuffle === null ? [] : [shownShuffle(shuffle, modFour, value)];
  });
}

async function crash(write: number, isWritten: boolean): Promise<void> {
  const inner = openSqliteInMemory();
  const storage = stoppingStorage(inner, write, isWritten);
  const before = await handTable({ storage, chance: chanceOf(1) });
  await playOn(before, () => storage.writes() >= write);
  const after = await handTable({ storage: inner, chance: chanceOf(2) });
  await playOn(after, () => false);
  expect(after.table.value.phase).toBe('over');
  const { match } = (await inner.loadTable('TABLE000'))!;
  const proof = await checkProof(inner, match!);
  const opened = openedShuffle((await recordIn(inner, match!))!, proof);
  for (const { stage, attempt, before: hashShown, roster, reveals, ...sealed } of shownShuffles(before)) {
    if (sealed.match !== match) continue;
    expect(proof.seal).toBe(sealed.seal);
    if (stage === 'open') continue;
    // What people were shown before is in the proof: nobody can be left out without being named.
    expect(hashBefore({ ...opened, attempts: opened.attempts.slice(0, attempt + 1) })).toBe(hashShown);
    expect(proof.attempts[attempt]?.roster).toEqual(
      roster.map((each) => [each.seat, each.member, each.starts, each.lastStart, each.commit]),
    );
    for (const shown of reveals) expect(proof.attempts[attempt]?.reveals).toContainEqual([shown.seat, shown.reveal]);
  }
  const [last] = before.shown.flatMap((value) => (value.phase === 'playing' ? [value] : [])).toReversed();
  if (last !== undefined) expect(match).toBe(last.play.id);
}

test('a server that stops at any write of a start or an end goes on with the same shuffle', { timeout: 300_000 }, async () => {
  const counting = stoppingStorage(openSqliteInMemory(), Number.POSITIVE_INFINITY, true);
  await playOn(await handTable({ storage: counting, chance: chanceOf(1) }), () => false);
  const all = Array.from({ length: counting.writes() }, (_, index) => index + 1);
  expect(all.length).toBeGreaterThan(FIRST_WRITES / 2);
  for (const write of new Set([...all.slice(0, FIRST_WRITES), ...all.slice(-LAST_WRITES)])) {
    for (const isWritten of [false, true]) {
      await crash(write, isWritten).catch((error: unknown) => {
        throw new Error(`stopped ${isWritten ? 'after' : 'before'} write ${write}`, { cause: error });
      });
    }
  }
});
