import { describe, expect, test } from 'vitest';
import { NO_VALUE } from '../core/encoding.ts';
import { runToEnd } from '../core/run-to-end.ts';
import type { Seat } from '../core/seat.ts';
import { makeProof } from '../shuffle-proof/record-proof.ts';
import {
  givenUpStart,
  receiptOf,
  rostersOf,
  type StartPlan,
  settingNamed,
  shuffleOf,
  testValue,
} from '../shuffle-proof/testing/proven-game.ts';
import type { FixedShuffle } from '../shuffle-proof/turn-chance.ts';
import { type OwnPart, ownPart, type Receipt } from './check-receipt.ts';

const SETTING = settingNamed('mod-four', 4);
const GAME = { game: SETTING.game.id, options: SETTING.options, seats: SETTING.seats };
const PLAN: StartPlan = { people: [0, 2, 3] };

function recordOf(shuffle: FixedShuffle) {
  return { ...GAME, proof: runToEnd(makeProof(shuffle, [])) };
}

function recordWith(plan: Partial<StartPlan> = {}) {
  return recordOf(shuffleOf({ ...PLAN, ...plan }, SETTING));
}

function receiptIn(plan: Partial<StartPlan> = {}, revealed = 4, changes: Partial<Receipt> = {}): Receipt {
  const whole = { ...PLAN, ...plan };
  const rosters = rostersOf(shuffleOf(whole, SETTING)).slice(0, revealed);
  return { ...receiptOf(whole, 0), rosters, accepted: 0, wasOmitted: false, ...changes };
}

const COMMITTED = receiptIn({}, 0);

describe('the part of a browser', () => {
  test.each<readonly [of: string, plan: Partial<StartPlan>]>([
    ['all reveals', {}],
    ['a void attempt', { missing: [[2]] }],
    ['nobody left', { missing: [[2], [3], [0]], people: [0, 2, 3] }],
  ])('in a shuffle of %s', (_, plan) => {
    const isMissing = plan.missing?.flat().includes(0) ?? false;
    expect(ownPart(recordWith(plan), receiptIn(plan), [])).toBe(isMissing ? 'late' : 'counted');
  });

  test.each<readonly [why: string, changes: Partial<Receipt>, part: OwnPart]>([
    ['another match', { match: 'other' }, 'changed'],
    ['another seal', { seal: testValue(9) }, 'changed'],
    ['another roster', { rosters: [testValue(9)] }, 'changed'],
    ['one attempt more', { rosters: [...receiptIn().rosters, testValue(9)] }, 'changed'],
    ['another value, under its own member id', { secret: testValue(9), rosters: [] }, 'absent'],
    ['other words on earlier starts, under its own member id', { starts: 1, rosters: [] }, 'absent'],
    ['another member id', { member: 99, rosters: [] }, 'absent'],
    ['another member id, while it was here', { member: 99, rosters: [], wasOmitted: true }, 'dropped'],
  ])('that has kept %s', (_, changes, part) => {
    expect(ownPart(recordWith(), receiptIn({}, 4, changes), [])).toBe(part);
  });

  test('that was missing, unless the server had accepted the reveal', () => {
    for (const missing of [[[0]], [[2], [0]]]) {
      const missed = missing.length;
      const record = recordWith({ missing });
      expect(ownPart(record, receiptIn({ missing }, missed - 1), [])).toBe('silent');
      expect(ownPart(record, receiptIn({ missing }, missed), [])).toBe('late');
      expect(ownPart(record, receiptIn({ missing }, missed, { accepted: missed }), [])).toBe('dropped');
    }
  });

  test('that was left out', () => {
    const without = recordWith({ people: [2, 3] });
    expect(ownPart(without, COMMITTED, [])).toBe('absent');
    expect(ownPart(without, { ...COMMITTED, wasOmitted: true }, [])).toBe('dropped');
    expect(ownPart(without, receiptIn({}, 1), [])).toBe('changed');
  });

  test('whose commitment someone else has copied: it accuses nobody, and is not in it', () => {
    const { proof } = recordWith({ missing: [[0]] });
    const roster = proof.attempts[0]?.roster.map(([seat, member, ...rest]) => [seat, seat === 0 ? 99 : member, ...rest] as const);
    const copied = { ...GAME, proof: { ...proof, attempts: [{ ...proof.attempts[0], roster }, ...proof.attempts.slice(1)] } };
    expect(ownPart(copied, COMMITTED, [])).toBe('absent');
  });

  test('that was shown another game, other options or another number of seats', () => {
    for (const change of [{ game: 'four-square' }, { options: {} }, { seats: 3 }])
      expect(ownPart({ ...recordWith(), ...change }, receiptIn(), [])).toBe('changed');
  });

  test('that has seen who was silent: the record has the same member and commitment', () => {
    const { proof } = recordWith({ missing: [[2]] });
    for (const [index, value] of [
      [1, 98],
      [4, testValue(9)],
    ] as const) {
      const [first, ...later] = proof.attempts;
      const roster = first?.roster.map((person) => (person[0] === 2 ? person.with(index, value) : person));
      const changed = { ...GAME, proof: { ...proof, attempts: [{ ...first, roster }, ...later] } };
      expect(ownPart(changed, receiptIn({ missing: [[2]] }, 1), [])).toBe('changed');
      expect(ownPart(changed, receiptIn({ missing: [[2]] }, 0), [])).toBe('counted');
    }
  });
});

describe('earlier starts of a browser', () => {
  const started: Partial<StartPlan> = { match: 'start-1' };
  const start = givenUpStart({ ...PLAN, ...started }, SETTING);
  const kept = receiptIn(started, 1);
  const claim = { starts: 1, lastStart: kept.rosters[0] ?? NO_VALUE };
  const now: Partial<StartPlan> = { claim, givenUp: [start] };

  test('that the record names are as this browser saw them', () => {
    expect(ownPart(recordWith(now), receiptIn(now), [kept])).toBe('counted');
  });

  test.each<readonly [string, Partial<Receipt>]>([
    ['roster', { rosters: [testValue(9)] }],
    ['seal', { seal: testValue(9) }],
    ['number of attempts', { rosters: [...kept.rosters, testValue(9)] }],
  ])('that have another %s were changed', (_, changes) => {
    expect(ownPart(recordWith(now), receiptIn(now), [{ ...kept, ...changes }])).toBe('changed');
  });

  test('that the record does not name are said, and fail nothing', () => {
    const seats: readonly Seat[] = [0, 2];
    const other = givenUpStart({ people: seats, match: 'start-2' }, SETTING);
    for (const givenUp of [[], [other]]) {
      const without = { claim, givenUp };
      expect(ownPart(recordWith(without), receiptIn(without), [kept])).toBe('counted');
    }
  });
});
