import { writeFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { MadeGroup } from '@hundredfold/shared/protocol/groups.ts';
import { NOTICE_TEXTS_FILE } from '@hundredfold/shared/protocol/push.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPushService } from '../src/push/testing/push-service.ts';
import { join } from './kit/live-player.ts';
import { oneMove } from './kit/live-table.ts';
import { openServer } from './kit/server.ts';
import { newClient } from './kit/server-process.ts';

const agents = vi.hoisted(() => ({ receiver: undefined as unknown }));

vi.mock('../src/push/public-agent.ts', () => ({ publicAgent: () => agents.receiver }));

const [ANN, BEN] = ['the-secret-of-Ann-1234', 'the-secret-of-Ben-1234'];
const TEXTS = {
  ...{ turn: '', match: '', players: 'with {names}', games: { [modFour.id]: 'Mod Four' } },
  ...{ table: 'Open in {group}', evening: '', fixed: '', over: '{group} played {game}' },
};

test('the chat of a group is told of a table that opens, and of a game that ends', async () => {
  const { agent, messages } = await openPushService();
  agents.receiver = agent;
  const client = newClient();
  writeFileSync(pathOf(client, NOTICE_TEXTS_FILE), JSON.stringify({ en: TEXTS }));
  const server = await openServer({ PUBLIC_ADDRESS: 'https://cards.example.org', BOT_PACE_MS: '0' }, client);
  onTestFinished(() => server.close());
  const makeGroup = async (name: string): Promise<MadeGroup> =>
    (await server.post('/api/groups', { key: ANN, name, as: 'Ann' })).json();
  const [first, second] = [await makeGroup('Tuesday'), await makeGroup('Friday')];
  const setWebhook = (id: string) => {
    const webhook = { address: `https://chat.example.org/${id}`, language: 'en', zone: 'UTC' };
    return server.post('/api/groups/change', { key: ANN, id, webhook });
  };
  const makeTable = async ({ id }: MadeGroup): Promise<string> => {
    const body = { key: ANN, group: id, game: modFour.id, options: { target: 2 } };
    return (await (await server.post('/api/tables', body)).json()).code;
  };
  const lines = () => messages.map(({ body }) => body.toString());
  await setWebhook(first.id);
  const code = await makeTable(first);
  await vi.waitFor(() => expect(lines()).toEqual([`Open in Tuesday: Mod Four · with Ann https://cards.example.org/t/${code}`]));

  const other = await makeTable(second);
  await setWebhook(second.id);
  const address = `http://127.0.0.1:${server.port}`;
  const players = [await join(address, modFour, other, ANN, 'Ann'), await join(address, modFour, other, BEN, 'Ben')];
  const [host] = players as [(typeof players)[0]];
  for (const [seat, player] of players.entries()) await player.ask('sit', { seat });
  for (const seat of host.state.seats.keys()) if (seat >= players.length) await host.ask('fill', { seat });
  await host.ask('start');
  while (host.state.phase !== 'over') {
    const { version } = host.state;
    if ((await oneMove(modFour, players)) === null)
      await host.sees(({ phase, version: now }) => phase === 'over' || now > version);
  }
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  expect(lines()[1]).toMatch(/^Friday played Mod Four: \d\. (?:Ann|Ben), \d\. (?:Ann|Ben)$/);
  for (const player of players) await player.drop();
});
