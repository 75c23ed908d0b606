import { seeded } from '@hundredfold/shared/core/random.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { changedRecord } from '@hundredfold/shared/testing/changed-record.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { readShuffleVectors, type VectorField } from '@hundredfold/shared/testing/shuffle-vectors.ts';
import { bySize, SIZED_TEST_TIMEOUT_MS } from '@hundredfold/shared/testing/size.ts';
import { describe, expect, test } from 'vitest';
import { type OwnPart, ownPart, type Receipt } from './check-receipt.ts';
import { checkShuffle, type UnknownProof } from './check-shuffle.ts';
import { below, drawnResult, fourCards, wordsFrom } from './draw.ts';
import { encoded, fromHex, type HashInput, hash, hashedTimes, outcomeKey, toHex } from './hashing.ts';
import { bindings, type Steps } from './history.ts';
import { commitmentTo, hashBefore, participantsOf, rosterField } from './people.ts';

const MUTATIONS = bySize({ quick: 40, test: 80, soak: 10_000 });

const vectors = readShuffleVectors();
const fieldOf = (field: VectorField): HashInput => (typeof field === 'object' ? fromHex(field.hex) : field);
const asBytes = (field: VectorField): string => toHex(encoded(fieldOf(field)));

test('encodings and hashes', () => {
  for (const { field, encoded: bytes } of vectors.encodings) expect(asBytes(field)).toBe(bytes);
  for (const { tag, fields, hash: digest } of vectors.hashes) expect(toHex(hash(tag, ...fields.map(fieldOf)))).toBe(digest);
});

test('the chain, commitments and rosters', () => {
  const { last, links } = vectors.chain;
  for (const [index, link] of Object.entries(links))
    expect(toHex(hashedTimes('chain', fromHex(last), 1024 - Number(index)))).toBe(link);
  for (const { match, seal, member, x, reveals, commitment } of vectors.commitments) {
    expect([2, 1, 0].map((times) => toHex(hashedTimes('reveal', fromHex(x), times)))).toEqual(reveals);
    reveals.forEach((reveal, attempt) => {
      expect(commitmentTo(reveal, match, fromHex(seal), member, attempt)).toBe(commitment);
    });
  }
});

test.each(vectors.seeds)('the key of $name', ({ match, seal, attempts, field, key, binding, cards }) => {
  const made = participantsOf(hashBefore(match, fromHex(seal), attempts.slice(0, -1)), attempts.at(-1));
  expect(toHex(rosterField(attempts.at(-1)?.roster ?? []))).toBe(field);
  expect([toHex(made.key), toHex(made.start), fourCards(made.seal)]).toEqual([key, binding, cards]);
});

test('what an outcome is bound to, and its key', () => {
  for (const { start, seats, moves, binding } of vectors.bindings)
    expect(toHex(bindings(fromHex(start), seats)(moves))).toBe(binding);
  for (const { link, key, j, binding, outcomeKey: expected } of vectors.outcomeKeys)
    expect(toHex(outcomeKey(fromHex(link), fromHex(key), j, fromHex(binding)))).toBe(expected);
});

test('words, picks, shuffles and the four cards', () => {
  for (const { key, words } of vectors.words) {
    const source = wordsFrom(fromHex(key));
    expect(words.map(() => source.next().value)).toEqual(words);
  }
  for (const { key, from, results } of vectors.picks) {
    const source = wordsFrom(fromHex(key));
    expect(results.map(() => below(source, from))).toEqual(results);
  }
  for (const { key, cards, result } of vectors.shuffles)
    expect(drawnResult({ chance: 'shuffle', pile: '', result: cards }, fromHex(key))).toEqual(result);
  for (const { digest, cards } of vectors.sealCards) expect(fourCards(fromHex(digest))).toEqual(cards);
});

test.each([...vectors.proofs, ...vectors.records])('the proof: $name', ({ record, cards }) => {
  expect(checkShuffle(record as Steps)).toMatchObject({ failed: null, cards });
});

test.each(vectors.wrongRecords)('the first attempt is wrong: $name', ({ record }) => {
  expect(checkShuffle(record)).toMatchObject({ failed: 'people', at: 1 });
});

test('the page accepts no record after one change', { timeout: SIZED_TEST_TIMEOUT_MS }, () => {
  const source = seeded(FIRST_SEED);
  for (let tried = 0; tried < MUTATIONS; ) {
    const { name, record } = vectors.records[source.below(vectors.records.length)]!;
    const mutant = changedRecord(record, source, 'proof');
    if (mutant === null) continue;
    tried += 1;
    expect(checkShuffle(mutant).failed, `${name} after change ${tried}, seed ${FIRST_SEED}`).not.toBeNull();
  }
});

describe('the receipt of a browser', () => {
  const proofOf = (name: string) => vectors.proofs.find((each) => each.name === name)!.record.proof as unknown as UnknownProof;
  const { match, seal, x: secret, member } = vectors.commitments[0]!;
  const receipt: Receipt = { match, seal, member, secret, rosters: [], accepted: 0, wasOmitted: false };
  const rostersIn = ({ attempts }: UnknownProof): readonly string[] =>
    attempts.map((attempt, index) =>
      toHex(participantsOf(hashBefore(match, fromHex(seal), attempts.slice(0, index)), attempt).start),
    );

  test.each(['moves and outcomes in turn', 'one void attempt'])('is in it: %s', (name) => {
    expect(ownPart(proofOf(name), { ...receipt, rosters: rostersIn(proofOf(name)) })).toBe('counted');
  });

  test.each<readonly [Partial<Receipt>, OwnPart]>([
    [{ match: 'other' }, 'changed'],
    [{ seal: secret }, 'changed'],
    [{ rosters: [seal] }, 'changed'],
    [{ rosters: [...rostersIn(proofOf('one void attempt')), seal] }, 'changed'],
    [{ secret: seal }, 'dropped'],
    [{ member: 8 }, 'absent'],
    [{ member: 8, wasOmitted: true }, 'dropped'],
  ])('with %j is %s', (changes, part) => {
    expect(ownPart(proofOf('one void attempt'), { ...receipt, ...changes })).toBe(part);
  });

  test('knows that its owner was missing, unless the server had accepted the reveal', () => {
    for (const name of ['two void attempts', 'three void attempts leave no people', 'the only person is missing']) {
      const proof = proofOf(name);
      expect(ownPart(proof, receipt)).toBe('silent');
      const missed = proof.attempts.findIndex(({ missing }) => missing.includes(proof.attempts[0]!.roster[0]![0]));
      const revealed = { ...receipt, rosters: rostersIn(proof).slice(0, missed + 1) };
      expect(ownPart(proof, { ...revealed, accepted: missed })).toBe('late');
      expect(ownPart(proof, { ...revealed, accepted: missed + 1 })).toBe('dropped');
    }
  });

  test.each<readonly [what: string, change: { readonly member?: number; readonly commitment?: string }]>([
    ['member id', { member: 2 }],
    ['commitment', { commitment: vectors.commitments[1]!.commitment }],
  ])('tells if someone who was missing has another %s in the record than when it revealed', (_, changes) => {
    const proof = proofOf('one void attempt');
    const rosters = rostersIn(proof);
    const [first, ...later] = proof.attempts;
    const roster = first!.roster.map(([seat, id, commitment]) => {
      const { member: otherId = id, commitment: other = commitment } = seat === 2 ? changes : {};
      return [seat, otherId, other] as const;
    });
    const attempts = [{ ...first!, roster }, ...later];
    expect(ownPart({ ...proof, attempts }, { ...receipt, rosters })).toBe('changed');
    expect(ownPart({ ...proof, attempts }, { ...receipt, rosters: rosters.slice(0, 1) })).toBe('changed');
    expect(ownPart({ ...proof, attempts }, { ...receipt, rosters: [] })).toBe('counted');
  });

  test('is missed if the server left its owner out', () => {
    expect(ownPart(proofOf('no people'), receipt)).toBe('absent');
    const proof = proofOf('moves and outcomes in turn');
    const attempts = proof.attempts.map((attempt) => ({
      ...attempt,
      roster: attempt.roster.slice(1),
      reveals: attempt.reveals.slice(1),
    }));
    expect(ownPart({ ...proof, attempts }, receipt)).toBe('absent');
    expect(ownPart({ ...proof, attempts }, { ...receipt, rosters: rostersIn(proof).slice(0, 1) })).toBe('changed');
    expect(ownPart({ ...proof, attempts: [{ ...proof.attempts[0]!, reveals: [] }] }, receipt)).toBe('dropped');
  });
});

describe('a failed check says where', () => {
  const { record } = vectors.proofs.find(({ name }) => name === 'one void attempt')!;
  const proof = record.proof as unknown as GameRecord['proof'] & Readonly<Record<string, unknown>>;
  const failure = (changes: object, steps = record.steps) => {
    const { failed, at } = checkShuffle({ ...record, steps, proof: { ...proof, ...changes } } as Steps);
    return [failed, at];
  };

  test.each<readonly [object, string, number]>([
    [{ v: 2 }, 'form', 0],
    [{ more: 1 }, 'form', 0],
    [{ match: 'other' }, 'people', 1],
    [{ attempts: [] }, 'seal', 0],
    [{ opened: 'ab'.repeat(32) }, 'seal', 0],
    [{ lots: [] }, 'outcomes', 0],
    [{ log: 'ab'.repeat(32) }, 'moves', 0],
  ])('%j: %s', (changes, step, at) => {
    expect(failure(changes)).toEqual([step, at]);
  });

  test('and names the outcome', () => {
    expect(failure({}, record.steps.with(2, { chance: 'pick', from: 4, result: 5 }))).toEqual(['outcomes', 3]);
  });

  test('a file that is something else fails', () => {
    for (const other of [{}, { steps: 1 }, { steps: [], proof: 1 }, { steps: [null], proof }])
      expect(checkShuffle(other as unknown as Steps).failed).not.toBeNull();
  });
});
