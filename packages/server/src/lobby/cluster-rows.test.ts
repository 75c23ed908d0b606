import { expect, test } from 'vitest';
import { openClusterRows } from './cluster-rows.ts';

function listening() {
  const list = new Map<string, string>();
  const rows = openClusterRows(({ code, row }) => void (row === null ? list.delete(code) : list.set(code, row)));
  return { rows, list: () => Object.fromEntries(list) };
}

test('a table that moves between processes stays listed, whichever process is heard first', () => {
  const { rows, list } = listening();
  rows.told('p1', { code: 'A', row: 'old' });
  rows.told('p2', { code: 'A', row: 'new' });
  rows.told('p1', { code: 'A', row: null });
  expect(list()).toEqual({ A: 'new' });
  rows.told('p2', { code: 'A', row: null });
  rows.told('p1', { code: 'A', row: 'newer' });
  expect(list()).toEqual({ A: 'newer' });
});

test('a full list from a process corrects missed events, and an empty one removes its tables', () => {
  const { rows, list } = listening();
  for (const code of ['A', 'B']) rows.told('p1', { code, row: code });
  rows.told('p2', { code: 'C', row: 'C' });
  rows.toldAll('p1', [
    { code: 'B', row: 'b' },
    { code: 'D', row: 'D' },
  ]);
  expect(list()).toEqual({ B: 'b', C: 'C', D: 'D' });
  expect(rows.of('p1')).toEqual([
    { code: 'B', row: 'b' },
    { code: 'D', row: 'D' },
  ]);
  rows.toldAll('p1', []);
  expect(list()).toEqual({ C: 'C' });
});
