import { NO_VALUE, toHex } from '@hundredfold/shared/core/encoding.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { type SeatStatus, tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { partsOf, revealFor } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { MAX_GIVEN_UP } from '@hundredfold/shared/shuffle-proof/give-up.ts';
import { formHash, hashOfRoster, startHash } from '@hundredfold/shared/shuffle-proof/key.ts';
import { entryOf } from '@hundredfold/shared/shuffle-proof/testing/proven-game.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetStored } from '../../lib/stored.ts';
import type { SeatSnapshot } from '../table-link.ts';
import {
  confirmedCommitment,
  declineReason,
  dueRequest,
  MAX_STARTS_UNASKED,
  type ShuffleRequest,
  type ShuffleSnapshot,
  shuffleParticipant,
  startsToConfirm,
} from './shuffle-participant.ts';
import { keepReceipt, MAX_RECEIPTS, receiptFor, receiptOf, startsReplacedBy } from './shuffle-receipts.ts';

const SEAL = 'a'.repeat(64);
const PRIOR = 'c'.repeat(64);
const FORM = { game: 'mod-four', options: { target: 1 }, seats: 2 };
let matches = 0;
let match = '';
beforeEach(() => {
  forgetStored();
  match = `match ${++matches}`;
});

const seatOf = (status: SeatStatus, person = 0) => ({ status, person }) as SeatSnapshot;

function snapshot(shuffle: Partial<ShuffleSnapshot['shuffle']> = {}, changes: Partial<ShuffleSnapshot> = {}): ShuffleSnapshot {
  const { initial } = tableFacts.shuffle;
  const id = shuffle.match ?? match;
  const before = startHash({ match: id, seal: SEAL, prior: PRIOR, form: formHash(FORM) });
  return {
    code: 'table',
    from: 'table',
    me: 7,
    seat: 1,
    seats: [seatOf('bot'), seatOf('here', 7)],
    phase: 'gathering',
    record: '',
    game: { id: FORM.game } as ShuffleSnapshot['game'],
    view: { options: FORM.options } as unknown as ShuffleSnapshot['view'],
    shuffle: { ...initial, match: id, seal: SEAL, prior: PRIOR, before, ...shuffle },
    ...changes,
  };
}

const own = (of = match) => receiptOf(of)!;
const entry = (of = match) => entryOf(1, own(of));
const commit = () => dueRequest(snapshot());

describe('a browser commits', () => {
  test('when it is seated and sees a seal, and keeps the value', () => {
    expect(commit()).toEqual({ name: 'commit', payload: partsOf(own()) });
    expect(own()).toMatchObject({ table: 'table', match, seal: SEAL, member: 7, starts: 0, lastStart: NO_VALUE, rosters: [] });
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
  const revealingWith = (shuffle: Partial<ShuffleSnapshot['shuffle']>, seats: readonly SeatSnapshot[] = []) => {
    const shown = snapshot({ stage: 'revealing', roster: [entry()], ...shuffle });
    return { ...shown, seats: shown.seats.map((each, seat) => seats[seat] ?? each) };
  };
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
    expect(kept).toBe(toHex(hashOfRoster({ before: snapshot().shuffle.before, roster: [entry()] })));
    revealing({ before: SEAL });
    expect(own().rosters).toEqual([kept]);
    expect(revealing({ before: '' })).toBeNull();
  });

  test('not if its commitment is missing, in the name of another, or under another seal', () => {
    commit();
    expect(revealing({ roster: [{ ...entry(), commit: 'b'.repeat(64) }] })).toBeNull();
    expect(dueRequest(revealingWith({ roster: [{ ...entry(), seat: 0, member: 3 }] }, [seatOf('here', 3)]))).toBeNull();
    expect(revealing({ seal: 'b'.repeat(64) })).toBeNull();
    expect(revealing({ stage: 'fixed' })).toBeNull();
  });
});

describe('a browser that has revealed remembers the start until it sees the game', () => {
  function starts(id: string): string {
    dueRequest(snapshot({ match: id }));
    dueRequest(snapshot({ match: id, stage: 'revealing', roster: [entry(id)] }));
    return own(id).rosters[0] ?? '';
  }
  const given = (...ids: readonly string[]) => ids.map((id) => ({ match: id, attempts: 1, why: 'left' as const }));
  const shows = (...shown: readonly ShuffleSnapshot[]) => {
    const takePart = shuffleParticipant(async () => accepted(null));
    for (const each of shown) takePart(each);
  };
  const playing = (id: string) => snapshot({ match: id, stage: 'fixed' }, { phase: 'playing' });

  test('and says so in its next commitment, if the table has given it up', () => {
    expect([starts('one'), own('one').starts]).toEqual([expect.stringMatching(/.{64}/), 0]);
    expect(dueRequest(snapshot({ givenUp: given('one') }))).toEqual({ name: 'commit', payload: partsOf(own()) });
    expect(own()).toMatchObject({ starts: 1, lastStart: own('one').rosters[0] });
    expect(startsToConfirm(snapshot({ givenUp: given('one') }))).toBeNull();
    expect(dueRequest(snapshot())).toMatchObject({ payload: { starts: 1 } });
  });

  test('and waits for its player if the table does not name it', () => {
    starts('one');
    expect(dueRequest(snapshot())).toBeNull();
    expect(receiptOf(match)).toBeNull();
    expect(startsToConfirm(snapshot())).toEqual({ count: 1, areExplained: false });
    expect(startsToConfirm(snapshot({ givenUp: given('another') }))).toEqual({ count: 1, areExplained: false });
    expect(startsToConfirm(snapshot({ stage: 'fixed' }))).toBeNull();
    expect(startsToConfirm(snapshot({}, { seat: null }))).toBeNull();
    expect(confirmedCommitment(snapshot())).toMatchObject({ starts: 1, lastStart: own('one').rosters[0] });
    expect(startsToConfirm(snapshot())).toBeNull();
    expect(dueRequest(snapshot())).toEqual({ name: 'commit', payload: partsOf(own()) });
    expect(startsToConfirm(snapshot({ match: 'next' }))).toEqual({ count: 1, areExplained: false });
  });

  test('and does so without end for nobody, however often the table says why', () => {
    const all = Array.from({ length: MAX_STARTS_UNASKED + 1 }, (_, index) => `start ${index}`);
    for (const [index, id] of all.entries()) {
      expect(dueRequest(snapshot({ match: id, givenUp: given(...all.slice(0, index)) }))).not.toBeNull();
      dueRequest(snapshot({ match: id, stage: 'revealing', roster: [entry(id)] }));
    }
    expect(dueRequest(snapshot({ givenUp: given(...all) }))).toBeNull();
    expect(startsToConfirm(snapshot({ givenUp: given(...all) }))).toEqual({ count: all.length, areExplained: true });
  });

  test('and does not commit to a shuffle that the server makes alone after too many starts', () => {
    const all = Array.from({ length: MAX_GIVEN_UP }, (_, index) => `start ${index}`);
    expect(dueRequest(snapshot({ givenUp: given(...all) }))).toBeNull();
  });

  test('or the game of a later start, in whose record it stands', () => {
    starts('one');
    shows(playing('two'));
    expect(startsToConfirm(snapshot())).toBeNull();
    expect(startsReplacedBy('two')).toEqual([own('one')]);
    expect(startsReplacedBy('one')).toEqual([]);
  });

  test('or the result, if it was away during the game', () => {
    starts('one');
    shows(snapshot({}, { phase: 'over', record: 'one' }));
    expect(own('one').seenGame).toBe('one');
    starts('two');
    shows(snapshot({}, { phase: 'over', record: 'one' }));
    expect(startsToConfirm(snapshot({ match: 'three' }))).toEqual({ count: 1, areExplained: false });
  });

  test.each<readonly [after: string, shown: Partial<ShuffleSnapshot>]>([
    ['people gather', {}],
    ['another game is played', { phase: 'playing' }],
    ['another game is over', { phase: 'over', record: 'two' }],
  ])('but not one that vanishes before its eyes, and then %s', (_, shown) => {
    starts('one');
    shows(playing('one'), snapshot({ match: 'two' }, shown));
    const isSettled = shown.phase === 'playing';
    expect(startsToConfirm(snapshot())).toEqual(isSettled ? null : { count: 1, areExplained: false });
    expect(startsReplacedBy('two')).toHaveLength(isSettled ? 1 : 0);
  });

  test('at another table it is another matter', () => {
    starts('one');
    expect(dueRequest(snapshot({}, { code: 'other' }))).toMatchObject({ name: 'commit', payload: { starts: 0 } });
  });

  test('and does not commit anew to the same match', () => {
    starts(match);
    expect(dueRequest(snapshot({}, { me: 8 }))).toBeNull();
    expect(own().rosters).toHaveLength(1);
    const seal = 'b'.repeat(64);
    expect(dueRequest(snapshot({ seal }))).toBeNull();
    expect(startsToConfirm(snapshot({ seal }))).toEqual({ count: 1, areExplained: false });
  });
});

describe('a browser does not reveal', () => {
  function answer(changes: (shown: ShuffleSnapshot) => Partial<ShuffleSnapshot>): readonly unknown[] {
    commit();
    const shown = snapshot({ stage: 'revealing', roster: [entry()] });
    return [dueRequest({ ...shown, ...changes(shown) })?.name, declineReason(match)];
  }
  const stranger = (seat: number) => ({ ...entry(), seat, member: 9, commit: SEAL });

  test('but for a start of people whom it sees, to the game that it sees', () => {
    expect(answer(() => ({}))).toEqual(['reveal', null]);
  });

  test.each<readonly [who: string, seats: readonly SeatSnapshot[]]>([
    ['a bot', [seatOf('bot')]],
    ['nobody', [seatOf('empty')]],
    ['another person', [seatOf('here', 3)]],
  ])('if the roster has a player where it sees %s', (_, seats) => {
    const roster = () => [stranger(0), entry()];
    const shown = answer(({ shuffle, seats: all }) => ({
      shuffle: { ...shuffle, roster: roster() },
      seats: [...seats, ...all.slice(1)],
    }));
    expect(shown).toEqual([undefined, 'stranger']);
    expect(own().rosters).toEqual([]);
  });

  test('if it sits on another seat than the roster says', () => {
    expect(answer(({ seats }) => ({ seats: seats.toReversed() }))).toEqual([undefined, 'stranger']);
  });

  test.each<readonly [what: string, changes: (shown: ShuffleSnapshot) => Partial<ShuffleSnapshot>]>([
    ['game', () => ({ game: { id: 'foursquare' } as ShuffleSnapshot['game'] })],
    ['options', ({ view }) => ({ view: { ...view, options: { target: 2 } } })],
    ['seats', ({ seats }) => ({ seats: [...seats, seatOf('bot')] })],
    ['starts before it', ({ shuffle }) => ({ shuffle: { ...shuffle, prior: NO_VALUE } })],
    ['text in the place of a hash', ({ shuffle }) => ({ shuffle: { ...shuffle, prior: '' } })],
  ])('if the start has another %s than the browser sees', (_, changes) => {
    expect(answer(changes)).toEqual([undefined, 'otherGame']);
  });

  test('but a later attempt has no more people than the first one, whose member ids a restart may change', () => {
    answer(() => ({}));
    const before = 'd'.repeat(64);
    const shown = snapshot({ stage: 'revealing', attempt: 1, before, roster: [entry()] }, { me: 1 });
    const restarted = { ...shown, seats: [seatOf('bot'), seatOf('here', 1)] };
    expect(dueRequest(restarted)).toEqual({ name: 'reveal', payload: { reveal: revealFor(own(), 1) } });
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
    snapshot({ stage: 'revealing', roster: [{ ...entry(), seat: 0, member: 3, commit: SEAL }] }, changes);
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
    ['a bot played for it', () => [committed({ seats: [seatOf('bot'), seatOf('held', 7)] }), withoutIt()]],
    ['another member had a copy', () => [snapshot({ roster: [{ ...entry(), member: 3 }] }), withoutIt()]],
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

  test('but not one that came too late, or that the table shows at another seat', async () => {
    commit();
    const copied = { seat: 0, reveal: revealFor(own(), 0) };
    expect(await kept([revealing(), revealing({ reveals: [copied] })], refused({ refusal: 'unknown' }))).toEqual([0, false]);
    expect(await kept([revealing()], refused({ refusal: 'stale' }))).toEqual([0, false]);
  });
});

test('old receipts are dropped', () => {
  for (let nth = 0; nth < MAX_RECEIPTS + 1; nth++) receiptFor({ table: 'table', match: `old ${nth}`, seal: SEAL }, 1);
  expect(receiptOf('old 0')).toBeNull();
  expect(receiptOf('old 1')).not.toBeNull();
  keepReceipt({ ...receiptOf('old 1')!, rosters: [SEAL] });
  expect(receiptOf('old 1')?.rosters).toEqual([SEAL]);
  expect(receiptOf('old 2')).not.toBeNull();
});
