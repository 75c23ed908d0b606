import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { due, intent, move } from '../../test/hand-people.ts';
import { type HandTable, handTable } from '../../test/hand-table.ts';
import { startedTable } from '../../test/started-table.ts';
import { handleRequest } from './intents/handle-intent.ts';
import { playOf } from './state/table.ts';

/** Opens a table that another process loads as well, without this one knowing of it. */
async function loadTwice() {
  let steppedDown = 0;
  const { hand: before, people } = await startedTable({ stepDown: () => steppedDown++ });
  const after = await handTable({ storage: before.storage, seed: 7 });
  return { before, after, people, steppedDown: () => steppedDown };
}

const versionOf = ({ table }: HandTable) => playOf(table.value)!.match.version;

test('a process that has lost its table saves nothing, shows nothing, and closes the table once', async () => {
  const { before, after, people, steppedDown } = await loadTwice();
  const shown = before.shown.length;
  const version = versionOf(before);
  expect(await move(before, people)).toMatchObject({ ok: false });
  expect(steppedDown()).toBe(1);
  expect(await before.ask(people[0]!, 'stand')).toMatchObject({ ok: false, refusal: 'other-game' });
  await before.pass(200_000);
  expect([before.shown.length, versionOf(before), steppedDown()]).toEqual([shown, version, 1]);
  expect(await before.storage.steps('match 1')).toHaveLength(version);
  expect(after.table.value.phase).toBe('playing');
});

test('a process that has lost its table leaves a move to the new owner to answer', async () => {
  const { before, people } = await loadTwice();
  const { seat, action } = due(before);
  let answered = false;
  const reply = { id: 1, reject: () => null };
  const request = {
    table: before.table,
    memberId: people[seat]!,
    isWithinLimit: () => true,
    name: 'act',
    payload: intent(before, action),
  } as const;
  void handleRequest(request, reply).then(() => {
    answered = true;
  });
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  expect([answered, before.table.isClosed]).toEqual([false, true]);
});
