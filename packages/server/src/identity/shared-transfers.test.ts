import { beforeEach, expect, test } from 'vitest';
import { type FakeCluster, fakeCluster } from '../cluster/testing/fake-cluster.ts';
import { type SharedTransfers, sharedTransfers } from './shared-transfers.ts';
import { openTransfers } from './transfers.ts';

const HERE = '192.0.2.1';
const PHONE = 'the-redemption-id-of-1';
const ANN = { key: 'a secret of some length', name: 'Ann', seal: 3 };

let context: FakeCluster;
let one: SharedTransfers;
let other: SharedTransfers;

beforeEach(async () => {
  context = fakeCluster();
  const at = async (name: string) => sharedTransfers(openTransfers(context.clock), await context.join(name));
  [one, other] = [await at('one'), await at('other')];
  await context.settled();
});

test('a code from one process is redeemed once at another, and every process knows that the person has moved', async () => {
  const { code, ticket } = one.offer('ann', ANN, HERE)!;
  expect(await other.state(ticket)).toBe('open');
  expect(await other.redeem({ code })).toEqual({ personId: 'ann', identity: ANN, isRepeated: false });
  expect(await one.redeem({ code })).toBeNull();
  expect([await one.state(ticket), await other.state(ticket)]).toEqual(['moved', 'moved']);
});

test('no secret, and no redemption id, is in a message between the processes', async () => {
  const { code } = one.offer('ann', ANN, HERE)!;
  const redemption = { code, redemptionId: PHONE };
  for (const isRepeated of [false, true]) expect(await other.redeem(redemption)).toMatchObject({ identity: ANN, isRepeated });
  const sent = context.sent.join('\n');
  expect(sent).toContain('"name":"redeem"');
  for (const secret of [ANN.key, PHONE]) expect(sent).not.toContain(secret);
});

test('a new code, or being forgotten, makes the earlier code invalid on every process', async () => {
  const first = one.offer('ann', ANN, HERE)!;
  const second = other.offer('ann', ANN, HERE)!;
  await context.settled();
  expect(await other.redeem({ code: first.code })).toBeNull();
  one.withdraw('ann');
  await context.settled();
  expect(await one.redeem({ code: second.code })).toBeNull();
});

test('a device that repeats a request with its redemption id gets the same answer from every process', async () => {
  const { code } = one.offer('ann', ANN, HERE)!;
  const redemption = { code, redemptionId: PHONE };
  expect(await other.redeem(redemption)).toMatchObject({ identity: ANN, isRepeated: false });
  expect(await one.redeem(redemption)).toMatchObject({ identity: ANN, isRepeated: true });
  expect(await other.redeem(redemption)).toMatchObject({ identity: ANN, isRepeated: true });
  expect(await other.redeem({ code, redemptionId: 'another-redemption-id1' })).toBeNull();
  other.withdraw('ann');
  await context.settled();
  expect(await one.redeem(redemption)).toBeNull();
});
