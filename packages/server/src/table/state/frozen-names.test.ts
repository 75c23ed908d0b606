import { expect, test } from 'vitest';
import { freezeName, frozenName } from './frozen-names.ts';

const tableAt = (matchNumber: number) => ({ frozenNames: new Map(), value: { matchNumber, phase: 'playing' } });
const named = (personId: string, name: string) => ({ personId, name, seal: 1 });

test('a name stays as it was when its owner was first shown hands of the match', () => {
  const table = tableAt(1);
  freezeName(table, named('id', 'Wim'));
  freezeName(table, named('id', 'Ace of spades'));
  expect(frozenName(table, 'id')).toMatchObject({ name: 'Wim' });
  expect(frozenName({ ...table, value: { matchNumber: 2, phase: 'playing' } }, 'id')).toBeNull();
});

test('the names of earlier matches are dropped, and the oldest names if there are too many', () => {
  const { frozenNames } = tableAt(1);
  for (let number = 0; number <= 10_000; number++)
    freezeName({ frozenNames, value: { matchNumber: 1, phase: 'playing' } }, named(`${number}`, 'Wim'));
  expect([frozenNames.size, frozenNames.has('0'), frozenNames.has('10000')]).toEqual([10_000, false, true]);
  freezeName({ frozenNames, value: { matchNumber: 2, phase: 'playing' } }, named('next', 'Zoe'));
  expect([...frozenNames.keys()]).toEqual(['next']);
});
