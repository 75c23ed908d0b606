import { gameById } from '@hundredfold/shared/games/index.ts';
import { readShuffleVectors, type VectorField } from '@hundredfold/shared/testing/shuffle-vectors.ts';
import { describe, expect, test } from 'vitest';
import { commitmentOf, participantsOf, rosterField } from './attempts.ts';
import { checkProof } from './check-proof.ts';
import { below, outcomeKey, shuffledCards, wordsFrom } from './draw.ts';
import { fourCards } from './four-cards.ts';
import { type EncodedField, encoded, fromHex, hash, hashedTimes, toHex } from './hashing.ts';
import { bindingOf } from './history.ts';
import type { ParsedAttempt, ParsedRoster } from './proof.ts';
import { verifyRecord } from './verify-record.ts';

const vectors = readShuffleVectors();
const fieldOf = (field: VectorField): EncodedField => (typeof field === 'object' ? fromHex(field.hex) : field);
const copy = <Value>(value: unknown): Value => structuredClone(value) as Value;

test('encodings and hashes', () => {
  for (const { field, encoded: bytes } of vectors.encodings) expect(toHex(encoded(fieldOf(field)))).toBe(bytes);
  for (const { tag, fields, hash: digest } of vectors.hashes) expect(toHex(hash(tag, ...fields.map(fieldOf)))).toBe(digest);
});

test('the chain, commitments and rosters', () => {
  const { last, links } = vectors.chain;
  for (const [index, link] of Object.entries(links))
    expect(toHex(hashedTimes('chain', fromHex(last), 1024 - Number(index)))).toBe(link);
  for (const { match, seal, member, x, reveals, commitment } of vectors.commitments) {
    expect([2, 1, 0].map((times) => toHex(hashedTimes('reveal', fromHex(x), times)))).toEqual(reveals);
    expect(toHex(commitmentOf(match, fromHex(seal), member, hashedTimes('reveal', fromHex(x), 3)))).toBe(commitment);
  }
});

test.each(vectors.seeds)('the key of $name', ({ match, seal, attempts, attempt, field, key, binding, cards }) => {
  const made = participantsOf({ match, seal, attempts: copy<ParsedAttempt[]>(attempts) });
  expect(toHex(rosterField(copy<ParsedRoster>(attempts.at(-1)?.roster ?? [])))).toBe(field);
  expect([made.voids, toHex(made.key), toHex(made.start), fourCards(made.seal)]).toEqual([attempt, key, binding, cards]);
});

test('what an outcome is bound to, and its key', () => {
  for (const { start, seats, moves, binding } of vectors.bindings)
    expect(toHex(bindingOf(fromHex(start), seats, moves))).toBe(binding);
  for (const { link, key, j, binding, outcomeKey: expected } of vectors.outcomeKeys)
    expect(toHex(outcomeKey({ link: fromHex(link), key: fromHex(key), j, binding: fromHex(binding) }))).toBe(expected);
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
  for (const { key, cards, result } of vectors.shuffles) expect(shuffledCards(cards, fromHex(key))).toEqual(result);
  for (const { digest, cards } of vectors.sealCards) expect(fourCards(fromHex(digest))).toEqual(cards);
});

describe('whole proofs', () => {
  test.each(vectors.proofs)('$name', ({ record, cards }) => {
    expect(checkProof({ ...vectors.records[0]!.record, takenBack: [], ...record })).toMatchObject({ ok: true, value: { cards } });
  });

  test.each(vectors.wrongRecords)('are refused if the first attempt is wrong: $name', ({ record }) => {
    expect(checkProof(record)).toMatchObject({
      ok: false,
      refusal: { step: 'people', fault: expect.stringContaining('attempt 0') },
    });
  });

  test.each(vectors.records)('and the game: $name', ({ record, cards }) => {
    expect(verifyRecord(record, gameById)).toMatchObject({ ok: true, value: { proof: { cards } } });
  });
});
