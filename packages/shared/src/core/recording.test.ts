import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { describe, expect, test } from 'vitest';
import { playWithTakebacks } from '../../bin/play-logged.ts';
import { replay } from '../testing/replay.ts';
import { outcomeOf, startMatch } from './match.ts';
import { defaultOptions } from './options.ts';
import type { GameRecord } from './record.ts';
import { joinTakebacks, playRecord } from './record-turns.ts';
import { makeRecord, recordOf } from './recording.ts';
import { seeded } from './seeded-random.ts';
import { splitTakebacks } from './takeback.ts';

const options = { ...defaultOptions(modFour.options), target: 3 };

/** Kind 3 is bots with takebacks. */
function withTakebacks(seed: number): GameRecord {
  const record = playWithTakebacks({ game: modFour, options, seats: 4 }, 3, seeded(seed), 10_000);
  if (record?.takenBack === undefined) throw new Error('nothing was taken back');
  return record;
}

describe('the record of a game', () => {
  test('is made in pieces of one turn, so that a server can do other work', () => {
    const record = withTakebacks(3);
    const end = [...replay(modFour, record)].at(-1)!;
    const { takenBack = [] } = record;
    const making = makeRecord(end, record.steps, { names: record.names, takenBack });
    const turns = [...playRecord(startMatch(modFour, options, 4), record)].length;
    for (let turn = 0; turn < turns; turn++) expect(making.next().done).toBe(false);
    expect(making.next()).toEqual({ done: true, value: record });
  });

  test('is not made before the end', () => {
    expect(() => recordOf(startMatch(modFour, options, 4), [])).toThrow('is not over');
  });

  test('has the moves that were taken back in their places: replayed in time, they are legal', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const setting = { game: hundredRummy, options: { target: 200, tournament: true }, seats: 2 };
      const record = playWithTakebacks(setting, 3, seeded(seed), 10_000)!;
      const last = [...playRecord(startMatch(hundredRummy, record.options, 2), record)].at(-1);
      expect(outcomeOf(last!.match)).toEqual(record.outcome);
    }
  });

  test('gives the match log back from which it was made', () => {
    const { steps, takenBack = [] } = withTakebacks(5);
    const again = splitTakebacks(joinTakebacks({ steps, takenBack }));
    expect(again.takenBack).toEqual(takenBack.map(({ hashes: _, ...takeback }) => takeback));
    expect(again.steps).toEqual(steps.map((step) => ('move' in step ? { seat: step.seat, move: step.move } : step)));
  });

  test('begins at once, however many takebacks it has', () => {
    const { steps, takenBack = [] } = withTakebacks(1);
    const undone = takenBack[0]!;
    const move = undone.steps.slice(0, 1);
    const many = [...steps, ...Array.from({ length: 16_000 }, () => move).flat()];
    const again = Array.from({ length: 16_000 }, () => ({ ...undone, stood: many.length, steps: move }));
    const first = playRecord(startMatch(modFour, options, 4), { steps: many, takenBack: again }).next();
    expect(first.value).toMatchObject({ takeback: null, index: 0 });
  });

  test('whose takebacks do not fit is refused', () => {
    const { takenBack = [], ...record } = withTakebacks(1);
    const [first, ...others] = takenBack;
    const play = (stood: number, steps = first!.steps) => [
      ...playRecord(startMatch(modFour, options, 4), { ...record, takenBack: [{ ...first!, stood, steps }, ...others] }),
    ];
    expect(() => play(first!.stood)).not.toThrow();
    expect(() => play(1)).toThrow('takeback 0 does not undo whole turns');
    expect(() => play(100_000)).toThrow('takeback 0 does not undo whole turns');
    expect(() => play(first!.stood, [])).toThrow('takeback 0 does not undo whole turns');
    expect(() => play(first!.stood - 1)).toThrow(/^takeback 0: step \d+ of mod-four: /);
  });
});

// Looking at the whole game for each takeback takes minutes.
test('as many takebacks as moves are told apart from them in linear time', () => {
  const move = { kind: 'move', seat: 0, action: { type: 'pass' } } as const;
  const takeback = { kind: 'takeback', seat: 0, turns: 1, consent: [] } as const;
  const { steps, takenBack } = splitTakebacks(Array.from({ length: 100_000 }, () => [move, move, takeback]).flat());
  expect([steps.length, takenBack.length]).toEqual([100_000, 100_000]);
});
