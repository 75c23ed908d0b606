// Threats (docs/security.md): D15b, X3b.
import { describe, expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { openTransfers, type Transfers } from './transfers.ts';

const MINUTE = 60_000;
const HERE = '192.0.2.1';
const PHONE = 'the-redemption-id-of-1';
const OTHER_PHONE = 'the-redemption-id-of-2';
const ANN = { key: 'abcdefghijklmnopqrstuv', name: 'Ann', seal: 7 };

function opened(most?: number, each?: number) {
  const clock = handClock();
  const transfers = openTransfers(clock, most, each);
  const offer = (personId: string, identity = ANN, network = HERE) => {
    const made = transfers.offer(personId, identity, network);
    if (made === null) throw new Error('nothing was offered');
    return made;
  };
  return { clock, transfers, offer };
}

test('a code and its ticket expire after ten minutes', () => {
  const { clock, transfers, offer } = opened();
  const { code, ticket } = offer('ann');
  clock.pass(10 * MINUTE - 1);
  expect(transfers.state(ticket)).toBe('open');
  clock.pass(1);
  expect(transfers.state(ticket)).toBe('over');
  expect(transfers.redeem({ code })).toBeNull();
  const last = offer('ann');
  clock.pass(10 * MINUTE - 1);
  expect(transfers.redeem({ code: last.code })).not.toBeNull();
});

test('a second code for the same person replaces the first, and expires ten minutes after it was issued', () => {
  const { clock, transfers, offer } = opened();
  const first = offer('ann');
  clock.pass(6 * MINUTE);
  const second = offer('ann', { ...ANN, name: 'Anna' });
  const ben = offer('ben');
  expect(transfers.redeem({ code: first.code })).toBeNull();
  expect(transfers.state(first.ticket)).toBe('over');
  clock.pass(6 * MINUTE);
  expect(transfers.redeem({ code: second.code })?.identity.name).toBe('Anna');
  expect(transfers.redeem({ code: ben.code })).not.toBeNull();
});

test('the old device can ask for a day whether the person has moved', () => {
  const { clock, transfers, offer } = opened();
  const { code, ticket } = offer('ann');
  transfers.redeem({ code });
  clock.pass(23 * 60 * MINUTE);
  expect(transfers.state(ticket)).toBe('moved');
  clock.pass(60 * MINUTE);
  expect(transfers.state(ticket)).toBe('over');
});

test('the number of open codes is limited, and each code that ends makes room for another', () => {
  const { clock, transfers, offer } = opened(3);
  for (const person of ['ann', 'ben', 'cleo']) offer(person);
  expect(transfers.offer('dan', ANN, HERE)).toBeNull();
  expect(transfers.offer('ben', ANN, HERE)).not.toBeNull();
  expect(transfers.redeem({ code: offer('ann').code })).not.toBeNull();
  offer('dan');
  expect(transfers.offer('ann', ANN, HERE)).toBeNull();
  clock.pass(10 * MINUTE);
  expect(transfers.offer('ann', ANN, HERE)).not.toBeNull();
});

test('one address cannot use up all codes', () => {
  const { transfers, offer } = opened(10, 2);
  for (const person of ['ann', 'ben', 'ann']) offer(person);
  expect(transfers.offer('cleo', ANN, HERE)).toBeNull();
  expect(transfers.offer('cleo', ANN, '192.0.2.2')).not.toBeNull();
  transfers.withdraw('ben');
  expect(transfers.offer('dan', ANN, HERE)).not.toBeNull();
});

test('one address cannot use up all remembered moves', () => {
  const { clock, transfers, offer } = opened(10, 2);
  const moveFrom = (network?: string) => {
    const { code, ticket } = offer('ann', ANN, network);
    transfers.redeem({ code });
    return transfers.state(ticket);
  };
  expect([moveFrom(), moveFrom(), moveFrom()]).toEqual(['moved', 'moved', 'over']);
  expect(moveFrom('192.0.2.2')).toBe('moved');
  clock.pass(24 * 60 * MINUTE);
  expect(moveFrom()).toBe('moved');
});

describe('a code that is used with a redemption id', () => {
  test('gives the same answer to the same id for two minutes, and none to others', () => {
    const { clock, transfers, offer } = opened();
    const { code, ticket } = offer('ann');
    clock.pass(9 * MINUTE);
    expect(transfers.redeem({ code, redemptionId: PHONE })).toEqual({ personId: 'ann', identity: ANN, isRepeated: false });
    expect(transfers.state(ticket)).toBe('moved');
    clock.pass(2 * MINUTE - 1);
    expect(transfers.redeem({ code, redemptionId: OTHER_PHONE })).toBeNull();
    expect(transfers.redeem({ code })).toBeNull();
    expect(transfers.redeem({ code, redemptionId: PHONE })).toEqual({ personId: 'ann', identity: ANN, isRepeated: true });
    clock.pass(1);
    expect(transfers.redeem({ code, redemptionId: PHONE })).toBeNull();
    expect(transfers.state(ticket)).toBe('moved');
  });

  test.each([
    ['being forgotten', (transfers: Transfers) => transfers.withdraw('ann')],
    ['a new code', (transfers: Transfers) => void transfers.offer('ann', ANN, HERE)],
  ])('is invalid after %s, but the person counts as moved', (_, invalidate) => {
    const { transfers, offer } = opened();
    const { code, ticket } = offer('ann');
    transfers.redeem({ code, redemptionId: PHONE });
    invalidate(transfers);
    expect(transfers.redeem({ code, redemptionId: PHONE })).toBeNull();
    expect(transfers.state(ticket)).toBe('moved');
  });

  test('counts as open until the two minutes are over', () => {
    const { clock, transfers, offer } = opened(1);
    transfers.redeem({ code: offer('ann').code, redemptionId: PHONE });
    clock.pass(2 * MINUTE - 1);
    expect(transfers.offer('ben', ANN, HERE)).toBeNull();
    clock.pass(1);
    expect(transfers.offer('ben', ANN, HERE)).not.toBeNull();
  });
});
