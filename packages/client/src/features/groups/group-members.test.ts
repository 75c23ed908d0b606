import { expect, test } from 'vitest';
import { inOrder } from './group-members.tsx';

test('those who are here come first; names alone order the others, so that hidden ones look absent', () => {
  const member = (name: string, presence: 'here' | 'table' | null) => ({ id: name, name, seal: 0, isYou: false, presence });
  const members = [member('Eve', null), member('Dan', 'here'), member('Ben', null), member('Cleo', 'table'), member('Ann', null)];
  expect(inOrder(members).map(({ name }) => name)).toEqual(['Cleo', 'Dan', 'Ann', 'Ben', 'Eve']);
});
