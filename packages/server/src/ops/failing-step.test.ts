import { asStored } from '@hundredfold/shared/core/history.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { readShuffleVectors } from '@hundredfold/shared/testing/shuffle-vectors.ts';
import { expect, test } from 'vitest';
import type { BackupRow } from '../storage/backup/row.ts';
import type { StoredStep } from '../storage/game-storage.ts';
import { toStepRow } from '../storage/rows.ts';
import { findFailingStep, readHalt, stepsOf } from './failing-step.ts';

const steps: readonly StoredStep[] = [0, 1, 2].map((result) => ({
  step: { kind: 'lot', lot: { chance: 'pick', from: 9, result } },
  intent: result === 1 ? 'an intent' : null,
}));

async function* rowsInAnyOrder(): AsyncGenerator<BackupRow> {
  yield { kind: 'tables', values: ['m1', 'm1', 'm1', 0, 0] };
  for (const version of [2, 0, 1]) {
    for (const match of ['m1', 'm2']) {
      const { body, intent } = toStepRow(steps[version]!);
      yield { kind: 'steps', values: [match, version, body, intent] };
    }
  }
}

test('the steps of a match are found in the rows of a storage, in their order', async () => {
  expect(await stepsOf([{ match: 'm1' }, { match: 'unknown' }], rowsInAnyOrder())).toEqual(
    new Map([
      ['m1', steps],
      ['unknown', []],
    ]),
  );
});

test.each(['', 'Debian', '{"msg":"a bug: the table goes on"}'])('the line %j is about no halted table', (line) => {
  expect(readHalt(line)).toBeNull();
});

test('the step at which a match breaks is found without a replay of each step', () => {
  const { record } = readShuffleVectors().records.find(({ name }) => name === 'bots alone')!;
  const game = gameById(record.game)!;
  let applied = 0;
  const broken: typeof game = {
    ...game,
    apply(state, seat, action) {
      applied++;
      if (Number(game.view(state, 'public').table.draw) < 20) throw new Error('planted');
      return game.apply(state, seat, action);
    },
  };
  const halt = { match: 'm', game: record.game, seats: record.seats, options: record.options };
  const failingStepOf = (steps: typeof record.steps) => findFailingStep(halt, asStored(steps), () => broken);
  const step = Number(/^match m breaks at step (\d+): Error: planted/.exec(failingStepOf(record.steps))?.[1]);
  expect(applied).toBeLessThan(8 * record.steps.length);
  expect(failingStepOf(record.steps.slice(0, step))).toMatch(`breaks at step ${step}`);
  expect(failingStepOf(record.steps.slice(0, step - 1))).toMatch(`breaks after step ${step - 1}`);
});
