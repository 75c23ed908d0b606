// Threats (docs/security.md): H11.
import { EventEmitter } from 'node:events';
import { Protocol } from '@colyseus/core';
import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { limitSocket } from './socket-limits.ts';

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
  const clock = handClock();
  limitSocket(ends, (what) => counted.push(what), clock);
  return { ends, sent, counted, clock };
}

function joinedSocket() {
  const socket = socketOf();
  socket.ends.send(HANDSHAKE);
  socket.ends.emit('message', HANDSHAKE);
  return socket;
}

test('a client that takes the offered seat may stay and send messages', () => {
  const { ends, counted, clock } = joinedSocket();
  ends.emit('message', REQUEST);
  clock.pass(60_000);
  expect(counted).toEqual([]);
});

test('a client that never takes its seat is cut off after 15 seconds', () => {
  const { ends, counted, clock } = socketOf();
  ends.send(HANDSHAKE);
  clock.pass(14_999);
  expect(counted).toEqual([]);
  clock.pass(1);
  expect(counted).toEqual(['cut late']);
});

test('a client that takes a seat before it is offered, or sends something else first, is cut off', () => {
  const early = socketOf();
  early.ends.emit('message', HANDSHAKE);
  const talkative = socketOf();
  talkative.ends.send(HANDSHAKE);
  talkative.ends.emit('message', REQUEST);
  expect([early.counted, talkative.counted]).toEqual([['cut uninvited'], ['cut uninvited']]);
});

test('a client with much unread data still receives one frame; if it has not read that by the next frame, it is cut off', () => {
  const { ends, sent, counted } = joinedSocket();
  ends.bufferedAmount = 256 * 1024;
  ends.send(REQUEST);
  expect(counted).toEqual([]);
  ends.bufferedAmount++;
  ends.send(REQUEST);
  expect(counted).toEqual(['cut slow']);
  expect(sent).toHaveLength(2);
});

test('a sent frame stays as it was when it was sent', () => {
  const { ends, sent } = joinedSocket();
  const frame = Uint8Array.of(1, 2, 3);
  ends.send(frame);
  frame.fill(0);
  expect(sent.at(-1)).toEqual(Buffer.of(1, 2, 3));
});
