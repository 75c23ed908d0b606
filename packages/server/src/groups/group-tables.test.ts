import { accepted } from '@hundredfold/shared/core/result.ts';
import { expect, test, vi } from 'vitest';
import { NO_GROUP_NEWS } from '../news/group-news.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { openGroupTables } from './group-tables.ts';
import { newMember } from './new-member.ts';

const TABLE = { game: 'mod-four', code: 'ABCD1234' };
const [ANN, BEN, CLEO] = ['ann', 'ben', 'cleo'].map((name, since) => ({
  ...newMember({ personId: name, name }),
  since,
})) as [Member, Member, Member];

type Member = ReturnType<typeof newMember>;

async function open(ann: Member = ANN) {
  const storage = openSqliteInMemory();
  await storage.addGroup({ id: 'group', linkHash: 'link', name: 'Tuesday', setUps: [], lastSetUp: null, changed: null }, ann);
  for (const member of [BEN, CLEO]) await storage.joinGroup('group', member, null);
  const tableOpened = vi.fn();
  const groupNews = { ...NO_GROUP_NEWS, tableOpened };
  const isHere = ({ personId }: { readonly personId: string }) => personId === 'cleo';
  const tables = openGroupTables({ storage, groupNews }, { groupTables: async () => [] }, { isHere });
  const group = (await storage.loadGroup({ id: 'group' }, 'ann'))!;
  const create = (personId: string | null, made = accepted({ code: TABLE.code })) =>
    tables.create(group, { newTable: { game: TABLE.game, options: {} }, personId }, async () => made);
  return { tableOpened, group, create };
}

test('members who are not at the page, and have not opened the table themselves, are told of it with who has', async () => {
  const { tableOpened, group, create } = await open();
  await create('ann');
  expect(tableOpened.mock.calls).toEqual([[group, { ...TABLE, by: 'ann' }, ['ben']]]);
  await create(null);
  expect(tableOpened).toHaveBeenLastCalledWith(group, { ...TABLE, by: null }, ['ann', 'ben']);
});

test('a hidden member who opens a table is not named', async () => {
  const { tableOpened, group, create } = await open({ ...ANN, isHidden: true });
  await create('ann');
  expect(tableOpened).toHaveBeenCalledExactlyOnceWith(group, { ...TABLE, by: null }, ['ben']);
});
