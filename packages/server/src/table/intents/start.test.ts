// Threats (docs/security.md): G7, G7b.

import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { IntentName } from '@hundredfold/shared/protocol/intents.ts';
import { commitmentOf, partsOf } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { MAX_GIVEN_UP } from '@hundredfold/shared/shuffle-proof/give-up.ts';
import { describe, expect, test } from 'vitest';
import { failingStorage } from '../../../test/failing-storage.ts';
import { come, due, four, move, ok, refusal, toTheEnd } from '../../../test/hand-people.ts';
import { type HandTable, handTable } from '../../../test/hand-table.ts';
import { recordIn } from '../../../test/record-in.ts';
import { chanceOf, checkProof, commit, receiptOf, reveal, seatsOf } from '../../../test/shufflers.ts';
import { tableOfFour } from '../../../test/started-table.ts';
import { joinTable, leaveTable } from '../join-table.ts';
import { shownShuffle } from '../state/table-shuffle.ts';
import { enqueue } from '../turn/queue.ts';
import { handleIntent } from './handle-intent.ts';
import { COMMIT_TIMEOUT_MS, REVEAL_TIMEOUT_MS, start, startByItself } from './start.ts';

async function shuffling(seed = 1) {
  const { hand, people } = await tableOfFour({ chance: chanceOf(seed) });
  return { hand, table: hand.table, people };
}

async function started(seats: readonly number[] = [0, 1, 2, 3]) {
  const at = await shuffling();
  for (const seat of seats) expect(await commit(at.table, at.people[seat]!)).toEqual(ok(null));
  expect(await at.hand.ask(at.people[0]!, 'start')).toEqual(ok(null));
  return at;
}

const stageOf = ({ table: { value } }: Pick<HandTable, 'table'>) => [value.phase, value.shuffle?.attempts?.length ?? null];

async function proofAfter(hand: HandTable, people: readonly number[]) {
  expect(hand.table.value.phase).toBe('playing');
  const { match = '' } = hand.table.value.shuffle ?? {};
  await toTheEnd(hand, people);
  return checkProof(hand.storage, match);
}

describe('a start', () => {
  test('fixes who has committed, and begins with the last reveal', async () => {
    const { hand, table, people } = await started([0, 2, 3]);
    expect(stageOf(hand)).toEqual(['gathering', 1]);
    for (const seat of [3, 0]) expect(await reveal(table, people[seat]!)).toEqual(ok(null));
    expect(stageOf(hand)).toEqual(['gathering', 1]);
    expect(await reveal(table, people[2]!)).toEqual(ok(null));
    expect(seatsOf(await proofAfter(hand, people))).toEqual([[[0, 2, 3], [0, 2, 3], []]]);
  });

  test('leaves out people who are not here, and bots', async () => {
    const { hand, table, people } = await shuffling();
    for (const memberId of people) await commit(table, memberId);
    await handleIntent(table, people[3]!, 'stand', undefined);
    await handleIntent(table, people[0]!, 'fill', { seat: 3 });
    await leaveTable(table, people[2]!, false);
    await handleIntent(table, people[0]!, 'start', undefined);
    expect(table.value.shuffle?.attempts?.[0]?.roster.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const seat of [0, 1]) await reveal(table, people[seat]!);
    expect(hand.table.value.phase).toBe('playing');
  });

  test('that is pending refuses changes between games', async () => {
    const { table, people } = await started();
    const [host = 0] = people;
    const changes: readonly (readonly [IntentName, unknown])[] = [
      ['sit', { seat: 1 }],
      ['stand', undefined],
      ['fill', { seat: 1 }],
      ['lock', { seat: 1, locked: true }],
      ['arrange', { seats: 3 }],
      ['arrange', { game: 'four-square' }],
      ['set', { pace: 'fast' }],
      ['start', undefined],
      ['clear', { seat: 1 }],
      ['take', { seat: 1 }],
      ['commit', { commitment: commitmentOf(receiptOf(table, host)) }],
    ];
    for (const [name, payload] of changes) {
      expect(await handleIntent(table, host, name, payload as never), name).toEqual(refusal('already-playing'));
    }
    expect(await handleIntent(table, host, 'set', { open: true })).toEqual(ok(null));
  });
});

describe('someone who does not reveal', () => {
  test('is left out after two seconds, and the others reveal again', async () => {
    const { hand, table, people } = await started();
    for (const seat of [0, 1, 2]) await reveal(table, people[seat]!);
    await hand.pass(REVEAL_TIMEOUT_MS - 1);
    expect(stageOf(hand)).toEqual(['gathering', 1]);
    await hand.pass(1);
    expect(stageOf(hand)).toEqual(['gathering', 2]);
    expect(await reveal(table, people[3]!)).toEqual(refusal('stale'));
    for (const seat of [0, 1, 2]) expect(await reveal(table, people[seat]!)).toEqual(ok(null));
    expect(seatsOf(await proofAfter(hand, people))).toEqual([
      [[0, 1, 2, 3], [0, 1, 2], [3]],
      [[0, 1, 2], [0, 1, 2], []],
    ]);
  });

  test('never blocks the table: if nobody reveals, it begins after two seconds, and at the latest after six', async () => {
    const { hand } = await started();
    await hand.pass(REVEAL_TIMEOUT_MS);
    expect(hand.table.value.phase).toBe('playing');
    const slow = await started();
    for (const silent of [3, 2, 1]) {
      for (const seat of [0, 1, 2].filter((each) => each < silent)) await reveal(slow.table, slow.people[seat]!);
      await slow.hand.pass(REVEAL_TIMEOUT_MS);
    }
    expect(seatsOf(await proofAfter(slow.hand, slow.people)).at(-1)).toEqual([[], [], []]);
  });

  test('because they left is left out as soon as all others have revealed', async () => {
    const { hand, table, people } = await started();
    for (const seat of [0, 1]) await reveal(table, people[seat]!);
    await leaveTable(table, people[3]!, true);
    await hand.pass(1);
    expect(stageOf(hand)).toEqual(['gathering', 1]);
    await reveal(table, people[2]!);
    await hand.pass(1);
    expect(table.value.shuffle?.attempts?.map(({ missing }) => missing)).toEqual([[3], []]);
  });

  test('because the connection dropped has two seconds to come back', async () => {
    const { hand, table, people } = await started();
    for (const seat of [0, 1, 2]) await reveal(table, people[seat]!);
    await leaveTable(table, people[3]!, false);
    await hand.pass(REVEAL_TIMEOUT_MS - 1);
    expect(await joinTable(table, 'id of Dan', 'Dan')).toBe(people[3]);
    expect(await reveal(table, people[3]!)).toEqual(ok(null));
    expect(seatsOf(await proofAfter(hand, people))).toEqual([[[0, 1, 2, 3], [0, 1, 2, 3], []]]);
  });
});

test('a restart while reveals are awaited makes the attempt void, and those who had revealed do so again', async () => {
  const { hand, table, people } = await started();
  for (const seat of [0, 1, 3]) await reveal(table, people[seat]!);
  const again = await handTable({ storage: hand.storage, chance: chanceOf(2) });
  const back: number[] = [];
  for (const name of ['Dan', 'Cleo', 'Ben', 'Ann']) back.push(await again.join(name));
  expect(back.toReversed()).toEqual(people);
  expect(again.table.value.shuffle?.attempts?.map(({ missing }) => missing)).toEqual([[2], []]);
  for (const seat of [3, 0, 1]) expect(await reveal(again.table, people[seat]!)).toEqual(ok(null));
  expect(seatsOf(await proofAfter(again, people))).toEqual([
    [[0, 1, 2, 3], [0, 1, 3], [2]],
    [[0, 1, 3], [0, 1, 3], []],
  ]);
});

describe('a matched table', () => {
  async function matched() {
    const at = await shuffling();
    expect(await enqueue(at.table, {}, () => startByItself(at.table))).toEqual(ok(null));
    return at;
  }

  test('starts with the last commitment', async () => {
    const { hand, table, people } = await matched();
    for (const memberId of people) expect(await commit(table, memberId)).toEqual(ok(null));
    for (const memberId of people) expect(await reveal(table, memberId)).toEqual(ok(null));
    expect(seatsOf(await proofAfter(hand, people))).toEqual([[[0, 1, 2, 3], [0, 1, 2, 3], []]]);
  });

  test('waits at most two seconds for it, and refuses changes meanwhile', async () => {
    const { hand, table, people } = await matched();
    await commit(table, people[0]!);
    expect(await handleIntent(table, people[1]!, 'stand', undefined)).toEqual(refusal('already-playing'));
    await hand.pass(COMMIT_TIMEOUT_MS);
    await reveal(table, people[0]!);
    expect(seatsOf(await proofAfter(hand, people))).toEqual([[[0], [0], []]]);
  });

  test('starts after two seconds if nobody commits, also after a restart', async () => {
    const { hand } = await matched();
    const again = await handTable({ storage: hand.storage, chance: chanceOf(2) });
    await again.pass(COMMIT_TIMEOUT_MS);
    expect(again.table.value.phase).toBe('gathering'); // Nobody is here.
    await again.join('Ben');
    await again.pass(COMMIT_TIMEOUT_MS);
    expect(again.table.value.phase).toBe('playing');
  });
});

describe('a start while the storage fails', () => {
  /** Returns a table whose storage has failed at one call of this name, before or after it had done its work. */
  async function failing(name: 'append' | 'saveTable', isWritten: boolean) {
    const storage = failingStorage(name);
    const { hand, people } = await tableOfFour({ chance: chanceOf(1), storage });
    for (const memberId of people) await commit(hand.table, memberId);
    await hand.ask(people[0]!, 'start');
    for (const memberId of people.slice(0, 3)) await reveal(hand.table, memberId);
    storage.fails = isWritten ? 'after' : 'before';
    expect(await reveal(hand.table, people[3]!)).toEqual(refusal('unknown'));
    storage.fails = 'no';
    return { hand, people };
  }

  test.each([false, true])('goes on with the same outcomes, stored or not: %s', async (isWritten) => {
    for (const name of ['append', 'saveTable'] as const) {
      const { hand, people } = await failing(name, isWritten);
      expect(hand.table.value).toMatchObject({ phase: 'gathering', unsaved: true });
      await hand.pass(1000);
      if (name === 'saveTable') expect(await reveal(hand.table, people[3]!)).toEqual(ok(null));
      await hand.pass(1000);
      expect(seatsOf(await proofAfter(hand, people))).toEqual([[[0, 1, 2, 3], [0, 1, 2, 3], []]]);
    }
  });
});

describe('a start that is given up', () => {
  async function begunAnew(times: number) {
    const at = await started();
    const { table, people } = at;
    for (let time = 0; time < times; time++) {
      for (const memberId of people.slice(1)) await reveal(table, memberId);
      const { seating } = table.value;
      const free = { ...seating, seats: seating.seats.with(3, { holder: 'empty' as const }) };
      expect(await enqueue(table, {}, () => start(table, free))).toEqual(ok(null));
      for (const memberId of people) expect(await commit(table, memberId)).toEqual(ok(null));
      expect(await handleIntent(table, people[0]!, 'start', undefined)).toEqual(ok(null));
    }
    return at;
  }

  test('is in the proof of the next one, with what had been revealed, also after a restart', async () => {
    const { hand, table, people } = await begunAnew(2);
    const shown = shownShuffle(table.value.shuffle!, modFour, table.value);
    expect(shown.givenUp.map(({ why }) => why)).toEqual(['left', 'left']);
    const again = await handTable({ storage: hand.storage, chance: chanceOf(2) });
    await come(again);
    await again.pass(REVEAL_TIMEOUT_MS); // Nobody had revealed when the server stopped.
    const proof = await proofAfter(again, people);
    expect(proof.givenUp.map(({ match }) => match)).toEqual(shown.givenUp.map(({ match }) => match));
    expect(proof.givenUp.map((each) => seatsOf(each))).toEqual(proof.givenUp.map(() => [[[0, 1, 2, 3], [1, 2, 3], []]]));
    expect(again.table.value.shuffle?.givenUp).toEqual([]);
  });

  test('too often leads to a game that the server alone shuffles', async () => {
    const { table, people } = await begunAnew(MAX_GIVEN_UP);
    expect(table.value.phase).toBe('playing');
    expect(table.value.shuffle?.attempts).toEqual([]);
    expect(people).toHaveLength(4);
  });
});

describe('a commitment', () => {
  test('counts for the person who made it, and may be replaced until the start', async () => {
    const { table, people } = await shuffling();
    const [one = 0, other = 0] = people;
    const parts = partsOf(receiptOf(table, one));
    expect(await handleIntent(table, one, 'commit', { ...parts, top: 'a'.repeat(64) })).toEqual(ok(null));
    expect(await commit(table, one)).toEqual(ok(null));
    expect(await commit(table, other)).toEqual(ok(null));
    const commits = [one, other].map((member) => commitmentOf(receiptOf(table, member)));
    expect(table.value.shuffle?.commitments.map((each) => each.commit)).toEqual(commits);
  });

  test('stays with its owner, who stands up, while a copy of what another player has sent is another one', async () => {
    const { hand, table, people } = await shuffling();
    const [ann = 0, ben = 0] = people;
    await commit(table, ann);
    const { starts, lastStart, commit: top } = table.value.shuffle!.commitments[0]!;
    await handleIntent(table, ann, 'stand', undefined);
    expect(await handleIntent(table, ben, 'commit', { starts, lastStart, top })).toEqual(ok(null));
    await handleIntent(table, ann, 'sit', { seat: 0 });
    expect(await commit(table, ann)).toEqual(ok(null));
    expect(new Set(table.value.shuffle?.commitments.map((each) => each.commit)).size).toBe(2);
    for (const memberId of people.slice(2)) await commit(table, memberId);
    await handleIntent(table, ann, 'start', undefined);
    for (const memberId of [ann, ...people.slice(2)]) expect(await reveal(table, memberId)).toEqual(ok(null));
    expect(await reveal(table, ben, ann)).toEqual(refusal('stale'));
    await hand.pass(REVEAL_TIMEOUT_MS);
    for (const memberId of [ann, ...people.slice(2)]) await reveal(table, memberId);
    expect(seatsOf(await proofAfter(hand, people)).at(-1)).toEqual([[0, 2, 3], [0, 2, 3], []]);
  });

  test('fits only the reveal of its own person', async () => {
    const { table, people } = await started([0, 1]);
    expect(await reveal(table, people[0]!, people[1]!)).toEqual(refusal('stale'));
    expect(await reveal(table, people[2]!)).toEqual(refusal('stale'));
    expect(await reveal(table, people[0]!)).toEqual(ok(null));
    expect(await reveal(table, people[0]!)).toEqual(refusal('stale'));
  });
});

describe('the next match', () => {
  test('has another shuffle, and the secret of the last one is stored no more', async () => {
    const { hand, table, people } = await started();
    for (const memberId of people) await reveal(table, memberId);
    const { match, seal, secret } = table.value.shuffle!;
    await proofAfter(hand, people);
    expect(table.value.shuffle).toMatchObject({ attempts: null, commitments: [] });
    expect(table.value.shuffle?.seal).not.toBe(seal);
    const stored = JSON.stringify(await hand.storage.loadTable('TABLE000'));
    expect(stored).toContain(match);
    expect(stored).not.toContain(secret);
  });

  test('keeps its shuffle when the options change', async () => {
    const { table, people } = await shuffling();
    const { match } = table.value.shuffle!;
    await commit(table, people[0]!);
    await handleIntent(table, people[0]!, 'arrange', { options: { target: 3 } });
    expect(table.value.shuffle).toMatchObject({ match, commitments: [{ member: people[0] }] });
  });
});

test('the outcomes in the middle of a match are proven too, with takebacks before and after them', async () => {
  const hand = await handTable({ chance: chanceOf(3), options: { target: 15 } });
  const { table } = hand;
  const people = await four(hand);
  for (const memberId of people) await commit(table, memberId);
  await handleIntent(table, people[0]!, 'start', undefined);
  for (const memberId of people) await reveal(table, memberId);
  const { match } = table.value.shuffle!;
  for (let moves = 0; table.value.phase === 'playing'; moves++) {
    const { seat } = due(hand);
    await move(hand, people);
    if (moves % 7 !== 3 || !(await handleIntent(table, people[seat]!, 'takeback', undefined)).ok) continue;
    for (const memberId of people) await handleIntent(table, memberId, 'allow', { allowed: true });
  }
  await checkProof(hand.storage, match);
  const { steps, takenBack } = (await recordIn(hand.storage, match))!;
  expect(steps.filter((step) => 'chance' in step).length).toBeGreaterThan(3);
  expect(takenBack?.length).toBeGreaterThan(3);
});
