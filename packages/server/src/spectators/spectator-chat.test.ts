// Threats (docs/security.md): X1b.
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { expect, test } from 'vitest';
import { ok } from '../../test/hand-people.ts';
import { handTable } from '../../test/hand-table.ts';
import type { PersonInChat } from '../table/intents/chat.ts';
import { joinTable } from '../table/join-table.ts';
import { openSpectatorChat } from './spectator-chat.ts';

async function spectatorRoom() {
  const { table, clock } = await handTable();
  await joinTable(table, 'id of Ann', 'Ann');
  const spectators: PersonInChat[] = [];
  const heard: ChatMessage[] = [];
  const chat = openSpectatorChat({
    id: 'TABLE000-hands',
    table,
    spectators: () => spectators,
    tell: (_, line) => void heard.push(line),
  });
  const come = (name: string, personId = `id of spectator ${spectators.length}`): PersonInChat => {
    const spectator = { memberId: 70_001 + spectators.length, personId, name };
    spectators.push(spectator);
    return spectator;
  };
  const reader = come('Reader');
  await chat.answer(reader, 'listen', { hears: 'all', except: [] });
  const nameOf = async (spectator: PersonInChat): Promise<string | undefined> => {
    clock.pass(60_000);
    expect(await chat.answer(spectator, 'say', { text: `said at ${clock.now()}` })).toEqual(ok(null));
    return heard.at(-1)?.name;
  };
  return { table, come, nameOf };
}

test.each([
  ['a reserved name', 'Hundredfold'],
  ['another reserved name', 'Hоst'],
  ['the name of a player', 'Аnn'],
  ['the name of an earlier spectator', 'READER'],
])('a spectator who has %s shows a number in the chat', async (_, name) => {
  const { come, nameOf } = await spectatorRoom();
  expect(await nameOf(come('Wim'))).toBe('Wim');
  expect(await nameOf(come(name))).toBe(`${name} ⑦⓪⓪⓪③`);
});

test('a spectator keeps the plain name until someone at the table has it', async () => {
  const { table, come, nameOf } = await spectatorRoom();
  const wim = come('Wim');
  come('Wim');
  expect(await nameOf(wim)).toBe('Wim');
  await joinTable(table, 'id of a player', 'Wim');
  expect(await nameOf(wim)).toBe('Wim ⑦⓪⓪⓪②');
});

test('a spectator is not taken for someone else because they are known at the table, or have come twice', async () => {
  const { table, come, nameOf } = await spectatorRoom();
  await joinTable(table, 'id of Zoe', 'Zoe');
  const before = come('Zoe', 'id of Zoe');
  expect(await nameOf(come('Zoe', 'id of Zoe'))).toBe('Zoe');
  expect(await nameOf(before)).toBe('Zoe');
});
