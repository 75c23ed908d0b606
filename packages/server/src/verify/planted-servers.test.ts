import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { describe, expect, test } from 'vitest';
import { checkProof } from './check-proof.ts';
import type { ParsedProof } from './proof.ts';
import { type MadeShuffle, makeShuffle, type ShufflePlan } from './testing/make-shuffle.ts';
import { playProven } from './testing/play-proven.ts';
import { verifyRecord } from './verify-record.ts';

const PEOPLE = [
  { seat: 0, memberId: 1 },
  { seat: 1, memberId: 2 },
  { seat: 3, memberId: 4 },
];
const PLAN: ShufflePlan = { match: 'planted', seed: 1, people: PEOPLE };

function played(shuffle: MadeShuffle): GameRecord {
  return playProven({ game: modFour, options: defaultOptions(modFour.options), seats: 4, takebackAfter: 0 }, shuffle, seeded(1));
}

function proofIn(record: GameRecord): ParsedProof {
  return record.proof as unknown as ParsedProof;
}

/** Returns the first card of the first deal. */
function firstCard(record: GameRecord): string {
  return record.steps.flatMap((step) => ('chance' in step && step.chance === 'shuffle' ? step.result.slice(0, 1) : []))[0] ?? '';
}

test('an honest server is accepted', () => {
  expect(verifyRecord(played(makeShuffle(PLAN)), gameById)).toMatchObject({
    ok: true,
    value: { proof: { seats: [0, 1, 3], voids: [] } },
  });
});

describe('a server that drops the reveal of a player until it likes the deal', () => {
  const deals = [[], [[1]], [[1], [3]]].map((missing) => played(makeShuffle({ ...PLAN, missing })));

  test('gets other deals', () => {
    expect(new Set(deals.map(firstCard)).size).toBeGreaterThan(1);
  });

  test.each([1, 2])('has to record %i void attempts and who was missing', (count) => {
    const checked = checkProof(deals[count]!);
    expect(checked).toMatchObject({ ok: true, value: { voids: [[1], [3]].slice(0, count) } });
  });

  test('cannot leave the void attempts out', () => {
    const proof = proofIn(deals[1]!);
    const without = { ...deals[1]!, proof: { ...proof, attempts: proof.attempts.slice(1) } };
    expect(checkProof(without)).toMatchObject({ ok: false, refusal: { step: 'people' } });
  });

  test('cannot say that nobody was missing', () => {
    const proof = proofIn(deals[1]!);
    const attempts = proof.attempts.map((attempt) => ({ ...attempt, missing: [] }));
    expect(checkProof({ ...deals[1]!, proof: { ...proof, attempts } })).toMatchObject({ ok: false, refusal: { step: 'people' } });
  });

  test('cannot void an attempt in which nobody was missing', () => {
    const again = played(makeShuffle({ ...PLAN, missing: [[]] }));
    const fault = 'nobody is missing in attempt 0, which is void';
    expect(checkProof(again)).toMatchObject({ ok: false, refusal: { step: 'people', fault } });
  });

  test('cannot have a third one with the same people', () => {
    const third = played(makeShuffle({ ...PLAN, missing: [[1], [0], [3]] }));
    expect(checkProof(third)).toMatchObject({ ok: true, value: { seats: [], voids: [[1], [0], [3]] } });
    const proof = proofIn(third);
    const last = proof.attempts[2]!;
    const attempts = [...proof.attempts.slice(0, 3), { ...last, roster: last.roster.slice(0, 1), missing: [] }];
    expect(checkProof({ ...third, proof: { ...proof, attempts } })).toMatchObject({ ok: false, refusal: { step: 'people' } });
  });
});

test('a server that uses a commitment as the key is found at the first outcome', () => {
  const honest = makeShuffle(PLAN);
  const commitment = proofIn(played(honest)).attempts[0]!.roster[0]![2];
  const planted = played(makeShuffle({ ...PLAN, key: commitment }));
  expect(checkProof(planted)).toMatchObject({
    ok: false,
    refusal: { step: 'outcomes', fault: 'outcome 1 is not the one drawn' },
  });
});

test('a server that steers a later shuffle by the moves of its bots is found', () => {
  const planted = played(makeShuffle({ ...PLAN, people: PEOPLE.slice(0, 1), bindsTo: 'everyone' }));
  expect(checkProof(planted)).toMatchObject({ ok: false, refusal: { step: 'outcomes' } });
});

test('a server that keeps a link secret by using a later one is found', () => {
  const record = played(makeShuffle(PLAN));
  const proof = proofIn(record);
  const later = { ...proof, opened: Buffer.from(makeShuffle(PLAN).links[9]!).toString('hex') };
  expect(checkProof({ ...record, proof: later })).toMatchObject({ ok: false, refusal: { step: 'seal' } });
});
