// Threats (docs/security.md): B4, D13.

import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { CHAT_INTERVAL_MS, type ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { expect, test } from 'vitest';
import { systemClock } from '../src/platform/clock.ts';
import { join, type Player } from './kit/live-player.ts';
import { liveServerForFile } from './kit/live-server.ts';
import { seated, tableFor } from './kit/live-table.ts';

const game: Game = modFour;
const NOTHING: readonly string[] = [];

/** The time by which the server's clock is ahead of the machine's, because people pause between two messages and tests do not. */
let ahead = 0;
let reports = Number.POSITIVE_INFINITY;
const live = liveServerForFile([game], {
  clock: { ...systemClock, now: () => systemClock.now() + ahead },
  mayReport: async () => --reports >= 0,
});

async function listen(player: Player, except = NOTHING): Promise<ChatMessage[]> {
  const heard: ChatMessage[] = [];
  player.room.onMessage<ChatMessage>('line', (line) => void heard.push(line));
  heard.push(...(await player.ask('listen', { hears: 'all', except })));
  return heard;
}

async function signOf(player: Player, other: Player): Promise<string> {
  return (await player.ask('signs')).find(({ person }) => person === other.memberId)!.sign;
}

async function says(player: Player, text: string): Promise<void> {
  ahead += CHAT_INTERVAL_MS;
  await player.ask('say', { text });
}

async function settled(players: readonly Player[]): Promise<void> {
  await Promise.all(players.map((player) => player.ask('me')));
}

function framesWith({ frames }: Player, text: string): number {
  return frames.filter((frame) => Buffer.from(frame).includes(text)).length;
}

test('the messages of a blocked person never reach the person who blocked them: not at once, not later, not at another table', async () => {
  const code = await tableFor(live, game, { target: 1 }, false);
  const players = await seated(live, game, code);
  const [ann, ben, cleo] = players as [Player, Player, Player];
  const eve = await join(live.address, game, code, undefined, 'Eve');
  const sign = await signOf(ann, ben);
  for (const player of [...players, eve]) await listen(player, player === ann ? [sign] : NOTHING);

  for (let count = 0; count < 10; count++) {
    await says(ben, `blocked-${count}`);
    await says(cleo, `welcome-${count}`);
  }
  await ann.drop();
  const back = await join(live.address, game, code, ann.secret);
  await says(ben, 'blocked-before-listening');
  const heard = await listen(back, [sign]);
  await says(ben, 'blocked-afterwards');

  const other = await tableFor(live, game, {}, false);
  const annThere = await join(live.address, game, other, ann.secret, 'Ann');
  const benThere = await join(live.address, game, other, ben.secret, 'Someone else');
  expect(await signOf(annThere, benThere)).toBe(sign);
  await listen(annThere, [sign]);
  await says(benThere, 'blocked-elsewhere');
  await says(annThere, 'welcome-elsewhere');

  await settled([back, annThere, cleo, eve]);
  expect([ann, back, annThere].map((player) => framesWith(player, 'blocked-'))).toEqual([0, 0, 0]);
  expect(framesWith(ann, 'welcome-')).toBe(10);
  expect(framesWith(cleo, 'blocked-')).toBe(12);
  expect(framesWith(eve, 'blocked-')).toBe(12);
  expect(heard.map(({ said }) => said)).toEqual(Array.from({ length: 10 }, (_, count) => ({ text: `welcome-${count}` })));
});

test('reports from one address are limited, even if several people send them', async () => {
  const code = await tableFor(live, game, { target: 1 }, false);
  const [ann, ben, cleo] = (await seated(live, game, code)) as [Player, Player, Player];
  reports = 1;
  await ann.ask('report', { person: ben.memberId });
  await expect(cleo.ask('report', { person: ben.memberId })).rejects.toThrow('too-fast');
  expect((await live.context.storage.reports()).filter(({ table }) => table === code)).toHaveLength(1);
});
