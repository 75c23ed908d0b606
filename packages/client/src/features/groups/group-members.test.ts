import { expect, test } from 'vitest';
import { inOrder } from './group-members.tsx';

test('those who are here come first, and only their names order members, so that a hidden one looks like an absent one', () => {
  const member = (name: string, presence: 'here' | 'table' | null) => ({ id: name, name, seal: 0, isYou: false, presence });
  const members = [member('Eve', null), member('Dan', 'here'), member('Ben', null), member('Cleo', 'table'), member('Ann', null)];
  expect(inOrder(members).map(({ name }) => name)).toEqual(['Cleo', 'Dan', 'Ann', 'Ben', 'Eve']);
});
