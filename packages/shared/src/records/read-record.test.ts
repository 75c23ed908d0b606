import { describe, expect, test } from 'vitest';
import { type GameRecord, RECORD_FORMAT } from '../core/record.ts';
import { readRecord } from './read-record.ts';

const RECORD: GameRecord = {
  format: RECORD_FORMAT,
  game: 'some-game',
  rules: 3,
  options: { mode: 'plain', target: 10, open: true },
  seats: 2,
  names: [{ name: 'Ann' }, { name: 'Ada', bot: true, level: 'strong' }],
  steps: [
    { chance: 'pick', from: 2, result: 1 },
    { chance: 'shuffle', pile: 'deck', result: ['7S', '8S'] },
    { seat: 1, move: { type: 'play', card: '7S', at: -1, cards: ['7S'] }, legal: 2 },
  ],
  outcome: { scores: [1, -2], ranking: [[0], [1]] },
  botsFrom: 2,
  takenBack: [{ seat: 0, consent: [1], stood: 2, steps: [{ seat: 1, move: { type: 'play', card: '8S' } }], hashes: '01234567' }],
  hashes: '0123456789abcdef',
  proof: { v: 1, match: 'm', lots: [[0, 1]] },
};

describe('a record is read', () => {
  test('with every field as it is', () => {
    expect(readRecord(JSON.parse(JSON.stringify(RECORD)))).toEqual({ ok: true, value: RECORD });
  });

  test('without fields that it does not know', () => {
    expect(readRecord({ ...RECORD, note: 'mine' })).toEqual({ ok: true, value: RECORD });
  });
});

describe('a record is refused in one sentence that names the field', () => {
  test.each<readonly [string, object | null, RegExp]>([
    ['no object', null, /^it is no record$/],
    ['another format', { format: 'hundredfold-record/3' }, /^format: /],
    ['no rules', { rules: undefined }, /^rules: /],
    ['no names', { names: undefined }, /^names: /],
    ['too few names', { names: [null] }, /^names: there are 1 for 2 seats$/],
    ['a name that is none', { names: [{ name: 'Ann', id: 7 }, null] }, /^names\.0/],
    ['a level that is none', { names: [null, { name: 'Ada', bot: true, level: 'best' }] }, /^names\.1/],
    ['too many seats', { seats: 9 }, /^seats: /],
    ['half a hash', { hashes: '0123456' }, /^hashes: must be 8 hex digits/],
    ['a step that is none', { steps: [{ chance: 'roll', result: 6 }] }, /^steps\.0\.chance: /],
    ['a step with more fields', { steps: [{ chance: 'pick', from: 2, result: 1, by: 'me' }] }, /^steps\.0/],
    ['an outcome that is none', { outcome: { scores: ['1'] } }, /^outcome\.scores\.0/],
    ['a proof without a version', { proof: {} }, /^proof\.v/],
    ['a name of prototypes in a move', { steps: [{ seat: 0, move: { type: 'pass', constructor: 'x' } }] }, /^constructor: /],
    ['a name of prototypes in the options', { options: { prototype: 1 } }, /^prototype: /],
    ['far too many steps that are none', { steps: Array(200_000).fill(1) }, /^steps: .*100000/],
    [
      'far too many cards in a step',
      { steps: [{ chance: 'shuffle', pile: 'deck', result: Array(130_000).fill('7S') }] },
      /^steps\.0\.result: /,
    ],
    ['far too many values', { note: Array(2_000_000).fill(1) }, /^it has more than 2000000 values$/],
    ['a text that is far too long', { game: 'x'.repeat(1_000_000) }, /^game: .{1,300}$/],
    ['too many steps', { steps: Array.from({ length: 100_001 }, () => RECORD.steps[0]) }, /^steps: /],
  ])('%s', (_, changes, fault) => {
    const value = changes === null ? null : JSON.parse(JSON.stringify({ ...RECORD, ...changes }));
    expect(readRecord(value)).toEqual({ ok: false, refusal: expect.stringMatching(fault) });
  });
});
