import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { openLowPriorityQueue, sendWithLowPriority } from './low-priority-queue.ts';

function sockets(count: number, sent: string[], onSend = (): void => undefined): readonly WebSocket[] {
  const afterPause = (run: () => void): void => {
    pauses++;
    setImmediate(run);
  };
  const queue = openLowPriorityQueue(() => time, afterPause);
  return Array.from({ length: count }, (_, memberId) => {
    const send = (data: Uint8Array): void => {
      sent.push(`${memberId}: ${Buffer.from(data).toString()}`);
      onSend();
    };
    const socket = { send } as unknown as WebSocket;
    sendWithLowPriority(socket, queue);
    return socket;
  });
}

let time = 0;
let pauses = 0;
beforeEach(() => {
  pauses = 0;
});

test('low-priority frames are sent in order, a limited number at a time', async () => {
  const sent: string[] = [];
  const all = sockets(4, sent, () => {
    time += 0.125;
  });
  const frame = Buffer.from('all');
  for (const socket of all) socket.send(frame);
  all[2]?.send(Buffer.from('one'));
  all[2]?.send(Buffer.from('two'));
  expect(sent).toEqual([]);
  await turn();
  expect(sent).toEqual(['0: all', '1: all']);
  all[0]?.send(Buffer.from('late'));
  await turn();
  await turn();
  await turn();
  expect(sent).toEqual(['0: all', '1: all', '2: all', '3: all', '2: one', '2: two', '0: late']);
  all[3]?.send(frame);
  await turn();
  expect(sent.at(-1)).toBe('3: all');
  expect(pauses).toBe(3);
});

test('frames that have waited for long are sent without pauses, in larger slices', async () => {
  const sent: string[] = [];
  const all = sockets(40, sent, () => {
    time += 0.125;
  });
  for (const socket of all) socket.send(Buffer.from('all'));
  await turn();
  expect(sent).toHaveLength(2);
  time += 201;
  await turn();
  expect(sent).toHaveLength(10);
  await turn();
  expect(sent).toHaveLength(18);
  expect(pauses).toBe(1);
});

test('a frame is sent as it was, whatever is written to its memory meanwhile', async () => {
  const sent: string[] = [];
  const [one, other] = sockets(2, sent);
  const memory = Buffer.from('first');
  one?.send(memory.subarray());
  memory.write('other');
  other?.send(memory.subarray());
  await turn();
  expect(sent).toEqual(['0: first', '1: other']);
});

test('a socket added while a frame is being sent receives it once', async () => {
  const sent: string[] = [];
  const [one, two, three] = sockets(3, sent, () => {
    time += 1;
  });
  const frame = Buffer.from('all');
  one?.send(frame);
  two?.send(frame);
  await turn();
  expect(sent).toEqual(['0: all']);
  three?.send(frame);
  for (let serially = 0; serially < 3; serially++) await turn();
  expect(sent).toEqual(['0: all', '1: all', '2: all']);
});
