import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { openLowPriorityQueue, sendWithLowPriority } from './low-priority-queue.ts';

/** Sockets that note, in one list, what is sent over them; a rest is a turn of the loop. */
function sockets(count: number, sent: string[], onSend = (): void => undefined): readonly WebSocket[] {
  const rested = (run: () => void): void => {
    rests++;
    setImmediate(run);
  };
  const aside = openLowPriorityQueue(() => time, rested);
  return Array.from({ length: count }, (_, number) => {
    const send = (data: Uint8Array): void => {
      sent.push(`${number}: ${Buffer.from(data).toString()}`);
      onSend();
    };
    const socket = { send } as unknown as WebSocket;
    sendWithLowPriority(socket, aside);
    return socket;
  });
}

let time = 0;
let rests = 0;
beforeEach(() => {
  rests = 0;
});

test('what is sent aside goes in order, so much of it at a time', async () => {
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
  expect(rests).toBe(3);
});

test('what has waited for long goes on without rests, in larger parts', async () => {
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
  expect(rests).toBe(1);
});

test('a frame is sent aside as it was, whatever is written to its memory meanwhile', async () => {
  const sent: string[] = [];
  const [one, other] = sockets(2, sent);
  const memory = Buffer.from('first');
  one?.send(memory.subarray());
  memory.write('other');
  other?.send(memory.subarray());
  await turn();
  expect(sent).toEqual(['0: first', '1: other']);
});

test('whoever joins those to whom a frame is going is sent it once', async () => {
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
