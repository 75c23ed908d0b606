import { EventEmitter } from 'node:events';
import { Protocol } from '@colyseus/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitSocket } from './socket-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HANDSHAKE = Uint8Array.of(Protocol.JOIN_ROOM, 1, 2);
const REQUEST = Uint8Array.of(Protocol.ROOM_REQUEST, 1, 2);

function socketOf() {
  const sent: unknown[] = [];
  const counted: string[] = [];
  const ends = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    send: (data: unknown) => void sent.push(data),
    terminate: () => void ends.emit('close'),
  });
  limitSocket(ends, (what) => counted.push(what));
  return { ends, sent, counted };
}

/** Somebody who has taken the place that was offered. */
function guest() {
  const socket = socketOf();
  socket.ends.send(HANDSHAKE);
  socket.ends.emit('message', HANDSHAKE);
  return socket;
}

test('whoever takes the place that is offered may stay and say something', () => {
  const { ends, counted } = guest();
  ends.emit('message', REQUEST);
  vi.advanceTimersByTime(60_000);
  expect(counted).toEqual([]);
});

test('whoever never takes it is cut off after 15 seconds', () => {
  const { ends, counted } = socketOf();
  ends.send(HANDSHAKE);
  vi.advanceTimersByTime(14_999);
  expect(counted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(counted).toEqual(['cut late']);
});

test('whoever takes a place before it is offered, or says something first, is cut off', () => {
  const early = socketOf();
  early.ends.emit('message', HANDSHAKE);
  const talking = socketOf();
  talking.ends.send(HANDSHAKE);
  talking.ends.emit('message', REQUEST);
  expect([early.counted, talking.counted]).toEqual([['cut uninvited'], ['cut uninvited']]);
});

test('somebody with much to read is sent all of it once; who has not read that when there is more is cut off', () => {
  const { ends, sent, counted } = guest();
  ends.bufferedAmount = 256 * 1024;
  ends.send(REQUEST);
  expect(counted).toEqual([]);
  ends.bufferedAmount++;
  ends.send(REQUEST);
  expect(counted).toEqual(['cut slow']);
  expect(sent).toHaveLength(2);
});

test('what is sent stays as it was when it was sent', () => {
  const { ends, sent } = guest();
  const frame = Uint8Array.of(1, 2, 3);
  ends.send(frame);
  frame.fill(0);
  expect(sent.at(-1)).toEqual(Buffer.of(1, 2, 3));
});
