import { describe, expect, test } from 'vitest';
import { readShuffleVectors, type VectorField } from '../testing/shuffle-vectors.ts';
import { checkShuffle } from './check-shuffle.ts';
import { below, drawnResult, fourCards, outcomeKey, wordsFrom } from './draw.ts';
import { encoded, fromHex, type HashInput, hash, hashedTimes, toHex } from './hashing.ts';
import { countedSteps, type Steps } from './history-events.ts';
import { comparedCards } from './live-cards.ts';
import { commitmentTo, hashesBefore, participantsOf, rosterField } from './participants.ts';
import { formOf, priorStarts, rosterHashes } from './starts.ts';

const vectors = readShuffleVectors();
const fieldOf = (field: VectorField): HashInput => (typeof field === 'object' ? fromHex(field.hex) : field);
const asBytes = (field: VectorField): string => toHex(encoded(fieldOf(field)));
const fromAnyHex = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

test('encodings and hashes', () => {
  for (const { field, encoded: bytes } of vectors.encodings) expect(asBytes(field)).toBe(bytes);
  for (const { tag, fields, hash: digest } of vectors.hashes) expect(toHex(hash(tag, ...fields.map(fieldOf)))).toBe(digest);
});

test('commitments', () => {
  for (const { match, seal, member, starts, lastStart, x, top, reveals, commitment } of vectors.commitments) {
    expect(toHex(hashedTimes('reveal', fromHex(x), 3))).toBe(top);
    reveals.forEach((reveal, attempt) => {
      expect(commitmentTo(reveal, attempt, { match, seal }, [0, member, starts, lastStart])).toBe(commitment);
    });
  }
});

test.each(vectors.seeds)('the key of $name', ({ attempts, prior, form, field, before, rosters, key, cards, ...start }) => {
  const hashes = hashesBefore({ ...start, attempts }, fromHex(prior), fromHex(form));
  const made = participantsOf(hashes, attempts.at(-1));
  expect(toHex(rosterField(attempts.at(-1)?.roster ?? []))).toBe(field);
  expect(rosterHashes(hashes, { ...start, attempts })).toEqual(rosters);
  expect([toHex(made.before), toHex(made.key), comparedCards(made)]).toEqual([before, key, cards]);
});

test('the form of a game, and the starts before it', () => {
  for (const { game, form } of vectors.forms) expect(toHex(formOf(game))).toBe(form);
  for (const { starts, prior } of vectors.priors) expect(toHex(priorStarts({ match: '', givenUp: starts }).prior)).toBe(prior);
});

test('what an outcome is bound to, and its key', () => {
  for (const { seats, moves, bound } of vectors.bounds) {
    const line = countedSteps(seats);
    for (const move of moves) line.addMove(move);
    expect(toHex(line.turn().bound)).toBe(bound);
  }
  for (const { secret, key, before, roster, bound, outcomeKey: expected, ...turn } of vectors.outcomeKeys) {
    const makers = { seats: [], key: fromHex(key), before: fromHex(before), roster: fromHex(roster), reveals: fromHex(roster) };
    expect(toHex(outcomeKey(fromHex(secret), makers, { ...turn, bound: fromAnyHex(bound) }))).toBe(expected);
  }
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

test.each([...vectors.proofs, ...vectors.records])('the proof: $name', ({ record, seats, attempts, cards, unnamed }) => {
  expect(checkShuffle(record as Steps)).toMatchObject({ failed: null, seats, attempts, cards, unnamed });
});

test.each(vectors.wrongProofs)('the proof is wrong: $name', ({ record, failed }) => {
  expect(checkShuffle(record as Steps).failed).toBe(failed);
});

describe('a failed check says where', () => {
  const { record } = vectors.proofs.find(({ name }) => name === 'one void attempt')!;
  const failure = (changes: object, steps = record.steps) => {
    const { failed, at } = checkShuffle({ ...record, steps, proof: { ...record.proof, ...changes } } as Steps);
    return [failed, at];
  };

  test.each<readonly [object, string, number]>([
    [{ v: 1 }, 'form', 0],
    [{ more: 1 }, 'form', 0],
    [{ match: 'other' }, 'people', 1],
    [{ givenUp: [{}] }, 'people', 0],
    [{ secret: 'ab'.repeat(32) }, 'seal', 0],
    [{ attempts: [] }, 'outcomes', 1],
    [{ log: 'ab'.repeat(32) }, 'moves', 0],
  ])('%j: %s', (changes, step, at) => {
    expect(failure(changes)).toEqual([step, at]);
  });

  test('and names the outcome', () => {
    expect(failure({}, record.steps.with(2, { chance: 'pick', from: 4, result: 5 }))).toEqual(['outcomes', 2]);
  });

  test('a file that is something else fails', () => {
    const others = [
      {},
      { steps: 1 },
      { steps: [], proof: 1 },
      { ...record, steps: [null] },
      { ...record, steps: [[record.steps[1]]] },
    ];
    for (const other of others) expect(checkShuffle(other as unknown as Steps).failed).not.toBeNull();
  });
});
