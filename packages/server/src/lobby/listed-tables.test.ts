import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { openListedTables } from './listed-tables.ts';

function listing() {
  const clock = handClock();
  let changes = 0;
  const tables = openListedTables(clock, () => changes++);
  const rowOf = (code: string, watchers: number, playing = false) => ({
    code,
    row: JSON.stringify({ code, seats: [], watchers, playing }),
  });
  const list = () => Object.fromEntries(tables.rows().map(({ code, watchers }) => [code, watchers]));
  const since = () => tables.rows().map((row) => row.since);
  return { ...tables, clock, rowOf, list, since, changes: () => changes };
}

test('a table that moves between processes stays listed, whichever process is heard first', () => {
  const { heard, rowOf, list } = listing();
  heard('p1', rowOf('A', 1));
  heard('p2', rowOf('A', 2));
  heard('p1', { code: 'A', row: null });
  expect(list()).toEqual({ A: 2 });
  heard('p2', { code: 'A', row: null });
  heard('p1', rowOf('A', 3));
  expect(list()).toEqual({ A: 3 });
});

test('a full list from a process corrects missed events, and an empty one removes its tables', () => {
  const { heard, heardAll, of, rowOf, list, changes } = listing();
  for (const code of ['A', 'B']) heard('p1', rowOf(code, 1));
  heard('p2', rowOf('C', 1));
  const all = [rowOf('B', 2), rowOf('D', 2)];
  heardAll('p1', all);
  expect(list()).toEqual({ B: 2, C: 1, D: 2 });
  expect(of('p1')).toEqual(all);
  const before = changes();
  heardAll('p1', all);
  expect(changes()).toBe(before);
  heardAll('p1', []);
  expect(list()).toEqual({ C: 1 });
});

test('a table waits since its row first arrived, or since it was listed again or has started or ended a game', () => {
  const { heard, clock, rowOf, since } = listing();
  clock.pass(5000);
  heard('p1', rowOf('A', 1));
  clock.pass(60_000);
  heard('p1', rowOf('A', 2));
  expect(since()).toEqual([5]);
  heard('p1', rowOf('A', 2, true));
  expect(since()).toEqual([65]);
  heard('p1', { code: 'A', row: null });
  clock.pass(1000);
  heard('p1', rowOf('A', 2, true));
  expect(since()).toEqual([66]);
});
