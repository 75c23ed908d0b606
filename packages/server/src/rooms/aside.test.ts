import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { openAside, sendAside } from './aside.ts';

test('what is done aside is done in order, so much of it in each turn of the loop', async () => {
  let time = 0;
  const aside = openAside(() => time);
  const done: number[] = [];
  for (let work = 0; work < 10; work++) {
    aside(() => {
      time += 1;
      done.push(work);
    });
  }
  expect(done).toEqual([]);
  const after: number[] = [];
  for (let turns = 0; turns < 5; turns++) {
    await turn();
    after.push(done.length);
  }
  expect(after).toEqual([2, 4, 6, 8, 10]);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  aside(() => void done.push(10));
  await turn();
  expect(done.at(-1)).toBe(10);
});

test('a frame is sent aside as it was, whatever is written to its memory meanwhile', async () => {
  const sent: string[] = [];
  const socket = { send: (data: Uint8Array) => void sent.push(Buffer.from(data).toString()) } as unknown as WebSocket;
  sendAside(socket, openAside());
  const memory = Buffer.from('first');
  socket.send(memory);
  memory.write('other');
  expect(sent).toEqual([]);
  await turn();
  expect(sent).toEqual(['first']);
});
