import type { EveningChange } from '@hundredfold/shared/protocol/group-evening.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { changeEvening, groupEvening } from './group-evening.ts';
import { newMember } from './new-member.ts';

const HOUR_MS = 3_600_000;
const [TUESDAY, FRIDAY] = [100 * HOUR_MS, 172 * HOUR_MS];
const GROUP = { id: 'group', linkHash: 'link', name: 'Tuesday', setUps: [], lastSetUp: null, changed: null };
const [ANN, BEN, CLEO] = ['ann', 'ben', 'cleo'].map((name) => newMember({ personId: name, name })) as [Member, Member, Member];

type Member = ReturnType<typeof newMember>;

let storage: ReturnType<typeof openSqliteInMemory>;
let members: readonly Member[];
let now: number;
const eveningFixed = vi.fn();

beforeEach(async () => {
  storage = openSqliteInMemory();
  members = [ANN, BEN, CLEO];
  now = 0;
  eveningFixed.mockReset();
  await storage.addGroup(GROUP, ANN);
  for (const member of [BEN, CLEO]) await storage.joinGroup('group', member, null);
});

const change = (own: Member, wanted: EveningChange) =>
  changeEvening({ storage, groupNews: { eveningFixed }, now: () => now }, { id: 'group', members }, { own, change: wanted });
const pageOf = async (own: Member) => groupEvening(members, await storage.loadEvening('group'), { own, now });
const seenBy = async (own: Member) => (await pageOf(own)).evening;
const propose = (own: Member, ...times: number[]) => change(own, { propose: times });
const say = (own: Member, time: number, answer: 'yes' | 'maybe' | 'no') => change(own, { time, answer });
const fixable = async (own: Member) => (await seenBy(own))?.times.flatMap(({ at, canFix }) => (canFix ? [at] : []));

async function leave(member: Member): Promise<void> {
  members = members.filter((each) => each !== member);
  await storage.leaveGroups(member.personId, 'group');
}

test('members answer to each proposed time, and may change their minds', async () => {
  expect(await seenBy(ANN)).toBeUndefined();
  expect(await propose(ANN, FRIDAY, TUESDAY)).toBeNull();
  for (const answer of ['no', 'maybe'] as const) expect(await say(BEN, TUESDAY, answer)).toBeNull();
  await say(ANN, TUESDAY, 'yes');
  expect(await seenBy(CLEO)).toEqual({
    by: ANN.memberId,
    isFixed: false,
    canCancel: false,
    times: [
      {
        at: TUESDAY,
        canFix: false,
        answers: [
          { member: ANN.memberId, answer: 'yes' },
          { member: BEN.memberId, answer: 'maybe' },
        ],
      },
      { at: FRIDAY, canFix: false, answers: [] },
    ],
  });
  expect(await say(BEN, TUESDAY + 60_000, 'yes')).toBe('evening-changed');
});

test('the member who proposed a time fixes it, and all may once everyone has said yes', async () => {
  await propose(ANN, TUESDAY, FRIDAY);
  for (const member of [ANN, BEN]) await say(member, FRIDAY, 'yes');
  await say(CLEO, FRIDAY, 'maybe');
  expect([await fixable(ANN), await fixable(BEN)]).toEqual([[TUESDAY, FRIDAY], []]);
  expect(await change(BEN, { fix: FRIDAY })).toBe('not-allowed');
  await say(CLEO, FRIDAY, 'yes');
  expect(await fixable(BEN)).toEqual([FRIDAY]);
  expect(await change(BEN, { fix: FRIDAY })).toBeNull();
  expect(await change(ANN, { fix: FRIDAY })).toBe('evening-changed');
  expect(eveningFixed).toHaveBeenCalledExactlyOnceWith('group', FRIDAY);
  const evening = await seenBy(CLEO);
  expect(evening).toMatchObject({ by: ANN.memberId, isFixed: true, times: [{ at: FRIDAY, canFix: false }] });
  expect(evening?.times[0]?.answers).toHaveLength(3);
  await say(CLEO, FRIDAY, 'no');
  expect((await seenBy(CLEO))?.times[0]?.answers[2]).toMatchObject({ answer: 'no' });
});

test('those who proposed or fixed an evening cancel it, or everyone once they have left', async () => {
  await propose(ANN, TUESDAY);
  for (const member of members) await say(member, TUESDAY, 'yes');
  await change(BEN, { fix: TUESDAY });
  for (const [member, can] of [
    [ANN, true],
    [BEN, true],
    [CLEO, false],
  ] as const)
    expect((await seenBy(member))?.canCancel).toBe(can);
  expect(await change(CLEO, { cancel: true })).toBe('not-allowed');
  await leave(ANN);
  expect(await seenBy(CLEO)).toMatchObject({ by: null, canCancel: false });
  await leave(BEN);
  expect(await change(CLEO, { cancel: true })).toBeNull();
  expect(await pageOf(CLEO)).toEqual({});
  expect(await change(CLEO, { cancel: true })).toBe('evening-changed');
});

test('two evenings follow each other: the first disappears six hours after its start', async () => {
  await propose(ANN, TUESDAY);
  await change(ANN, { fix: TUESDAY });
  expect(await propose(BEN, FRIDAY)).toBe('evening-changed');
  now = TUESDAY + 6 * HOUR_MS - 1;
  expect(await seenBy(BEN)).toMatchObject({ isFixed: true });
  now++;
  expect(await pageOf(BEN)).toEqual({ lastEvening: TUESDAY });
  expect(await say(BEN, TUESDAY, 'yes')).toBe('evening-changed');
  expect(await propose(BEN, FRIDAY)).toBeNull();
  expect(await pageOf(ANN)).toMatchObject({ evening: { by: BEN.memberId, times: [{ at: FRIDAY }] } });
});

test('a proposal loses the times that are past, none of which can be fixed', async () => {
  await propose(ANN, TUESDAY, FRIDAY);
  now = TUESDAY;
  expect(await fixable(ANN)).toEqual([FRIDAY]);
  now = TUESDAY + 6 * HOUR_MS;
  expect((await seenBy(ANN))?.times.map(({ at }) => at)).toEqual([FRIDAY]);
  now = FRIDAY + 6 * HOUR_MS;
  expect(await pageOf(ANN)).toEqual({});
});

test('an evening is neither in the past nor more than a year away', async () => {
  now = TUESDAY;
  expect(await propose(ANN, FRIDAY, TUESDAY)).toBe('malformed');
  expect(await propose(ANN, TUESDAY + 367 * 24 * HOUR_MS)).toBe('malformed');
  expect(await seenBy(ANN)).toBeUndefined();
});
