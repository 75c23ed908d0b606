import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { declareReady } from './use-result.ts';

async function readiness(answer: unknown): Promise<readonly boolean[]> {
  const isReady = signal(false);
  const done = declareReady(linkTo(signal<Snapshot | null>(null), (async () => answer) as TableLink['ask']), isReady);
  const before = isReady.value;
  await done;
  return [before, isReady.value];
}

test('a player is ready at once, and no longer if the table refuses it', async () => {
  expect(await readiness(accepted(null))).toEqual([true, true]);
  expect(await readiness(refused({ refusal: 'not-over' }))).toEqual([true, false]);
});
