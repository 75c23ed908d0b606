import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { type SeatStatus, tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { commitmentOf, revealFor } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { toHex } from '@hundredfold/shared/core/encoding.ts';
import { hashOfRoster } from '@hundredfold/shared/shuffle-proof/key.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetStored } from '../lib/stored.ts';
import { dueRequest, type ShuffleRequest, type ShuffleSnapshot, shuffleParticipant } from './shuffle-participant.ts';
import { keepReceipt, MAX_RECEIPTS, receiptFor, receiptOf } from './shuffle-receipts.ts';
import type { SeatSnapshot } from './table-link.ts';

const SEAL = 'a'.repeat(64);
const BEFORE = 'c'.repeat(64);
let matches = 0;
let match = '';
beforeEach(() => {
  forgetStored();
  match = `match ${++matches}`;
});

const seatOf = (status: SeatStatus) => ({ status }) as SeatSnapshot;

function snapshot(shuffle: Partial<ShuffleSnapshot['shuffle']> = {}, changes: Partial<ShuffleSnapshot> = {}): ShuffleSnapshot {
  const { initial } = tableFacts.shuffle;
  return {
    from: 'table',
    me: 7,
    seat: 1,
    seats: [seatOf('bot'), seatOf('here')],
    phase: 'gathering',
    shuffle: { ...initial, match, seal: SEAL, before: BEFORE, ...shuffle },
    ...changes,
  };
}

const own = () => receiptOf(match)!;
const entry = () => ({ seat: 1, member: 7, commit: commitmentOf(own()) });
/** Commits, so that there is a receipt. */
const commit = () => dueRequest(snapshot());

describe('a browser commits', () => {
  test('when it is seated and sees a seal, and keeps the value', () => {
    expect(commit()).toEqual({ name: 'commit', payload: { commitment: commitmentOf(own()) } });
    expect(own()).toMatchObject({ match, seal: SEAL, member: 7, rosters: [] });
  });

  test('to the same value after a reload, and no more once its commitment is there', () => {
    const first = commit();
    expect(commit()).toEqual(first);
    expect(dueRequest(snapshot({ roster: [entry()] }))).toBeNull();
  });

  test('to another value under another member id', () => {
    const first = commit();
    expect(dueRequest(snapshot({}, { me: 8 }))).not.toEqual(first);
    expect(own().member).toBe(8);
  });

  test.each<readonly [string, Partial<ShuffleSnapshot>]>([
    ['without a seat', { seat: null }],
    ['as a spectator', { from: 'public' }],
    ['during a game', { phase: 'playing' }],
    ['without a shuffle', { shuffle: tableFacts.shuffle.initial }],
  ])('but not %s', (_, changes) => {
    expect(dueRequest(snapshot({}, changes))).toBeNull();
    expect(receiptOf(match)).toBeNull();
  });
});

describe('a browser reveals', () => {
  const revealing = (changes: Partial<ShuffleSnapshot['shuffle']> = {}) =>
    dueRequest(snapshot({ stage: 'revealing', roster: [entry()], ...changes }));

  test('when its commitment is in the roster, also after a reload and a reconnection with another member id', () => {
    commit();
    const request = { name: 'reveal', payload: { reveal: revealFor(own(), 0) } };
    expect(revealing()).toEqual(request);
    expect(revealing()).toEqual(request);
    expect(dueRequest(snapshot({ stage: 'revealing', roster: [entry()] }, { me: 1 }))).toEqual(request);
    expect(revealing({ reveals: [{ seat: 1, reveal: revealFor(own(), 0) }] })).toBeNull();
  });

  test('again in the next attempt, but never out of order', () => {
    commit();
    expect(revealing({ attempt: 1 })).toBeNull();
    revealing();
    expect(revealing({ attempt: 2 })).toBeNull();
    expect(revealing({ attempt: 1 })).toEqual({ name: 'reveal', payload: { reveal: revealFor(own(), 1) } });
    expect(own().rosters).toHaveLength(2);
  });

  test('and first keeps the roster that it is shown, with everything before it, so that a server cannot change them later', () => {
    commit();
    revealing();
    const [kept] = own().rosters;
    expect(kept).toBe(toHex(hashOfRoster({ before: BEFORE, roster: [entry()] })));
    revealing({ before: SEAL });
    expect(own().rosters).toEqual([kept]);
    expect(revealing({ before: '' })).toBeNull();
  });

  test('not if its commitment is missing, or under another seal', () => {
    commit();
    expect(revealing({ roster: [{ ...entry(), commit: 'b'.repeat(64) }] })).toBeNull();
    expect(revealing({ seal: 'b'.repeat(64) })).toBeNull();
    expect(revealing({ stage: 'fixed' })).toBeNull();
  });
});

test('a request is sent once, and again only if it did not arrive or the table could not take it', async () => {
  const sent: ShuffleRequest[] = [];
  let answer: () => Promise<Result<null, { refusal: string }>> = async () => accepted(null);
  const takePart = shuffleParticipant((request) => {
    sent.push(request);
    return answer();
  });
  const show = async () => {
    takePart(snapshot());
    await Promise.resolve();
    await Promise.resolve();
  };
  answer = () => Promise.reject(new Error('lost'));
  await show();
  answer = async () => refused({ refusal: 'unknown' });
  await show();
  answer = async () => refused({ refusal: 'seat-taken' });
  await show();
  await show();
  expect(sent).toHaveLength(3);
});

test('someone who stands up and sits down again commits again', async () => {
  const sent: ShuffleRequest[] = [];
  const takePart = shuffleParticipant(async (request) => {
    sent.push(request);
    return accepted(null);
  });
  takePart(snapshot());
  takePart(snapshot({}, { seat: null }));
  takePart(snapshot());
  expect(sent).toHaveLength(2);
});

describe('a browser keeps what an honest table never takes back', () => {
  /** Shows snapshots over one connection to a browser that has committed, and returns what it keeps. */
  async function kept(shown: readonly ShuffleSnapshot[], answer = accepted(null) as Result<null, { refusal: string }>) {
    commit();
    const takePart = shuffleParticipant(async () => answer);
    for (const each of shown) {
      takePart(each);
      await Promise.resolve();
    }
    const { accepted: count, wasOmitted } = own();
    return [count, wasOmitted];
  }
  const committed = (changes: Partial<ShuffleSnapshot> = {}) => snapshot({ roster: [entry()] }, changes);
  const withoutIt = (changes: Partial<ShuffleSnapshot> = {}) =>
    snapshot({ stage: 'revealing', roster: [{ seat: 0, member: 3, commit: SEAL }] }, changes);
  const revealing = (changes: Partial<ShuffleSnapshot['shuffle']> = {}) =>
    snapshot({ stage: 'revealing', roster: [entry()], ...changes });

  test('a roster that was fixed without it while it was here', async () => {
    commit();
    expect(await kept([committed(), withoutIt()])).toEqual([0, true]);
    expect(await kept([withoutIt()])).toEqual([0, true]);
  });

  test.each<readonly [why: string, shown: () => readonly ShuffleSnapshot[]]>([
    ['it was away at the start', () => [withoutIt()]],
    ['its commitment had not come', () => [snapshot(), withoutIt()]],
    ['it stood up', () => [committed(), withoutIt({ seat: null })]],
    ['a bot played for it', () => [committed({ seats: [seatOf('bot'), seatOf('held')] }), withoutIt()]],
    ['it was the start of another match', () => [committed(), snapshot({ match: 'next', stage: 'fixed' })]],
  ])('but accuses nobody if %s', async (_, shown) => {
    commit();
    expect(await kept(shown())).toEqual([0, false]);
  });

  test('a reveal that the table has accepted', async () => {
    commit();
    expect(await kept([revealing()])).toEqual([1, false]);
    expect(await kept([revealing({ attempt: 1 })])).toEqual([2, false]);
  });

  test('also if the answer was lost and the table showed it', async () => {
    const lost = refused({ refusal: 'unknown' });
    commit();
    expect(await kept([revealing()], lost)).toEqual([0, false]);
    const reveals = [{ seat: 1, reveal: revealFor(own(), 0) }];
    expect(await kept([revealing({ reveals })], lost)).toEqual([1, false]);
  });

  test('but not one that came too late', async () => {
    commit();
    expect(await kept([revealing()], refused({ refusal: 'stale' }))).toEqual([0, false]);
  });
});

test('old receipts are dropped', () => {
  for (let nth = 0; nth < MAX_RECEIPTS + 1; nth++) receiptFor({ match: `old ${nth}`, seal: SEAL }, 1);
  expect(receiptOf('old 0')).toBeNull();
  expect(receiptOf('old 1')).not.toBeNull();
  keepReceipt({ ...receiptOf('old 1')!, rosters: [SEAL] });
  expect(receiptOf('old 1')?.rosters).toEqual([SEAL]);
  expect(receiptOf('old 2')).not.toBeNull();
});
