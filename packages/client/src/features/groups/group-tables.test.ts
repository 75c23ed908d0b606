import { expect, test } from 'vitest';
import { tablesInOrder } from './group-tables.tsx';

test('a table with free seats comes first, and one without people last; an unknown game has no button', () => {
  const table = (code: string, phase: 'gathering' | 'playing' | 'over' | 'asleep', game = 'mod-four') => ({
    code,
    game,
    phase,
    names: [],
  });
  const tables = [
    table('A', 'asleep'),
    table('B', 'over'),
    table('C', 'playing'),
    table('D', 'gathering'),
    table('E', 'gathering', '?'),
  ];
  const { on, asleep } = tablesInOrder(tables);
  expect(on.map(({ code }) => code)).toEqual(['D', 'C', 'B']);
  expect(asleep.map(({ code }) => code)).toEqual(['A']);
});
