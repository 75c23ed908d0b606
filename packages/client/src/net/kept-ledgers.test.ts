import type { LuckLedger } from '@hundredfold/shared/review/ledger.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetStored, readStored, writeStored } from '../lib/stored.ts';
import { dropLedgers, keepLedger, keptLedgers, MAX_LEDGERS } from './kept-ledgers.ts';
import { fakeStorage } from './testing/fake-storage.ts';

const part = (mean: number, error = 0.01) => ({ mean, error });
const LEDGER: LuckLedger = {
  evaluator: 1,
  start: part(0.5),
  cards: part(0.25),
  play: part(-0.125),
  others: part(0, 0),
  hidden: part(0.375),
  result: 1,
};
const kept = (match: string, seat = 0, ledger = LEDGER) => ({ match, seat, ledger });
const matches = () => keptLedgers().map(({ match }) => match);

/** The items as they are in the browser’s storage. */
const items = () => JSON.parse(readStored('ledgers.1')) as unknown[];

beforeEach(() => forgetStored());

describe('the kept ledgers', () => {
  test('are those that were kept, with numbers rounded to a hundredth of a percent', () => {
    expect(keptLedgers()).toEqual([]);
    keepLedger(kept('a'));
    keepLedger(kept('b', 2, { ...LEDGER, cards: part(0.123_456_7, 0.000_04) }));
    const [a, b] = keptLedgers();
    expect(a).toEqual(kept('a'));
    expect(b).toEqual(kept('b', 2, { ...LEDGER, cards: part(0.1235, 0), hidden: part(expect.closeTo(0.5015, 9)) }));
  });

  test('add up to their results although they are rounded', () => {
    const third = part(1 / 3);
    keepLedger(kept('a', 0, { ...LEDGER, start: third, cards: third, play: third, others: part(2 / 3), hidden: part(-2 / 3) }));
    for (const { ledger } of keptLedgers()) {
      const { start, cards, play, others, hidden, result } = ledger;
      expect(start.mean + cards.mean + play.mean + others.mean + hidden.mean).toBeCloseTo(result, 9);
    }
  });

  test('have one for each seat of a game: the last one', () => {
    keepLedger(kept('a'));
    keepLedger(kept('a', 1));
    keepLedger(kept('a', 0, { ...LEDGER, evaluator: 2 }));
    expect(keptLedgers()).toEqual([kept('a', 1), kept('a', 0, { ...LEDGER, evaluator: 2 })]);
  });

  test('go with their game, for every seat', () => {
    for (const [match, seat] of [
      ['a', 0],
      ['b', 0],
      ['a', 1],
    ] as const)
      keepLedger(kept(match, seat));
    dropLedgers('a');
    expect(matches()).toEqual(['b']);
    dropLedgers('b');
    expect(readStored('ledgers.1')).toBe('');
  });

  test('are bounded: the one that was kept first is dropped first', () => {
    const [first, ...others] = Array.from({ length: MAX_LEDGERS }, (_, index) => kept(`m${index}`));
    for (const each of [first!, ...others.slice(0, 2)]) keepLedger(each);
    const [, , item] = items();
    const many = others.map(({ match }) => ({ ...(item as object), match }));
    writeStored('ledgers.1', JSON.stringify([items()[0], ...many]));
    keepLedger(kept('last'));
    expect(matches()).toEqual([...others.map(({ match }) => match), 'last']);
  });

  test('are gone with all data of the user', () => {
    keepLedger(kept('a'));
    forgetStored();
    expect(keptLedgers()).toEqual([]);
  });
});

describe('content that this version cannot read', () => {
  test('is left out, and stays where it is beside the others', () => {
    keepLedger(kept('a'));
    const odd = [null, 'text', { ...(items()[0] as object), start: [0.5] }, { match: 'a', seat: 0, later: true }];
    writeStored('ledgers.1', JSON.stringify([...odd, ...items()]));
    expect(matches()).toEqual(['a']);
    keepLedger(kept('b'));
    expect(matches()).toEqual(['a', 'b']);
    expect(items().slice(0, odd.length)).toEqual(odd);
  });

  test.each(['{', '{}', '7', 'null'])('is no list: %s', (text) => {
    writeStored('ledgers.1', text);
    expect(keptLedgers()).toEqual([]);
    keepLedger(kept('a'));
    expect(matches()).toEqual(['a']);
  });

  test('of another version has a key of its own, which is never written', () => {
    writeStored('ledgers.2', 'later');
    keepLedger(kept('a'));
    dropLedgers('a');
    expect(readStored('ledgers.2')).toBe('later');
  });
});

test('a browser whose storage is full keeps the ledgers only while the page is open, and this is known', () => {
  fakeStorage(250); // It has room for one ledger.
  expect(keepLedger(kept('a'))).toBe(true);
  expect(keepLedger(kept('b'))).toBe(false);
  expect(matches()).toEqual(['a', 'b']);
  forgetStored();
});
