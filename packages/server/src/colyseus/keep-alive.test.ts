import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { type Connection, startKeepAlive } from './keep-alive.ts';

const NOTHING = Buffer.alloc(0);

function connectionThatAnswers(answers: number, answer = (nonce: Buffer) => nonce) {
  const heard = { pong: (_word: Buffer) => {}, close: (_word: Buffer) => {} };
  const state = { pings: 0, ended: false };
  const connection: Connection = {
    ping: (nonce) => {
      if (state.ended) throw new Error('pinged after its end');
      state.pings++;
      if (state.pings <= answers) heard.pong(answer(nonce));
    },
    terminate: () => {
      state.ended = true;
      heard.close(NOTHING);
    },
    on: (event, callback) => {
      heard[event] = callback;
    },
  };
  return { state, connection };
}

test('a connection that answers is pinged once a period and stays; a silent one is closed a period later', () => {
  const clock = handClock();
  const keepAlive = startKeepAlive(1000, clock);
  const answering = connectionThatAnswers(Number.POSITIVE_INFINITY);
  const silent = connectionThatAnswers(2);
  keepAlive.watch(answering.connection);
  keepAlive.watch(silent.connection);
  clock.pass(3000);
  expect([answering.state, silent.state]).toEqual([
    { pings: 3, ended: false },
    { pings: 3, ended: false },
  ]);
  clock.pass(7000);
  expect(answering.state).toEqual({ pings: 10, ended: false });
  expect(silent.state).toEqual({ pings: 3, ended: true });
  keepAlive.stop();
});

test('a pong counts only if it answers the ping: other pongs keep no connection open', () => {
  const clock = handClock();
  const keepAlive = startKeepAlive(1000, clock);
  const nonces: Buffer[] = [];
  const guessing = connectionThatAnswers(99, () => Buffer.alloc(8));
  const repeating = connectionThatAnswers(99, (nonce) => nonces[nonces.push(nonce) - 2] ?? nonce);
  for (const { connection } of [guessing, repeating]) keepAlive.watch(connection);
  clock.pass(5000);
  expect([guessing.state, repeating.state]).toEqual([
    { pings: 1, ended: true },
    { pings: 2, ended: true },
  ]);
  keepAlive.stop();
});

test.each([7, 100, 500])('the pings of %i connections that come at once are spread over the period', (count) => {
  const clock = handClock();
  const keepAlive = startKeepAlive(1000, clock);
  const connections = Array.from({ length: count }, () => connectionThatAnswers(99));
  for (const { connection } of connections) keepAlive.watch(connection);
  const pinged = () => connections.reduce((sum, { state }) => sum + state.pings, 0);
  for (let tick = 1; tick <= 150; tick++) {
    clock.pass(20);
    expect(Math.abs(pinged() - (tick * count) / 50)).toBeLessThan(2);
  }
  keepAlive.stop();
});

test('a stopped keep-alive pings no connection', () => {
  const clock = handClock();
  const keepAlive = startKeepAlive(1000, clock);
  const { state, connection } = connectionThatAnswers(99);
  keepAlive.watch(connection);
  clock.pass(1000);
  keepAlive.stop();
  clock.pass(5000);
  expect(state.pings).toBe(1);
});
