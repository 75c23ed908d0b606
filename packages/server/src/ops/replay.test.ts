import { expect, test } from 'vitest';
import type { BackupRow } from '../storage/backup/row.ts';
import type { StoredStep } from '../storage/game-storage.ts';
import { toStepRow } from '../storage/rows.ts';
import { readHalt, stepsOf } from './replay.ts';

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
  expect(await stepsOf(['m1', 'unknown'], rowsInAnyOrder())).toEqual(
    new Map([
      ['m1', steps],
      ['unknown', []],
    ]),
  );
});

test.each(['', 'Debian', '{"msg":"a bug: the table goes on"}'])('the line %j is about no halted table', (line) => {
  expect(readHalt(line)).toBeNull();
});
