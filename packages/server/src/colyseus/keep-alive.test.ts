import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { type Connection, startKeepAlive } from './keep-alive.ts';

const NOTHING = Buffer.alloc(0);

/** A line that answers its first so many pings; by other words if it knows none. */
function lineThatAnswers(answers: number, answer = (word: Buffer) => word) {
  const heard = { pong: (_word: Buffer) => {}, close: (_word: Buffer) => {} };
  const line = { pings: 0, ended: false };
  const ends: Connection = {
    ping: (word) => {
      if (line.ended) throw new Error('pinged after its end');
      line.pings++;
      if (line.pings <= answers) heard.pong(answer(word));
    },
    terminate: () => {
      line.ended = true;
      heard.close(NOTHING);
    },
    on: (event, callback) => {
      heard[event] = callback;
    },
  };
  return { line, ends };
}

test('a line that answers is pinged once a period and stays; one that falls silent is given up a period later', () => {
  const clock = handClock();
  const keepAlive = startKeepAlive(1000, clock);
  const awake = lineThatAnswers(Number.POSITIVE_INFINITY);
  const asleep = lineThatAnswers(2);
  keepAlive.watch(awake.ends);
  keepAlive.watch(asleep.ends);
  clock.pass(3000);
  expect([awake.line, asleep.line]).toEqual([
    { pings: 3, ended: false },
    { pings: 3, ended: false },
  ]);
  clock.pass(7000);
  expect(awake.line).toEqual({ pings: 10, ended: false });
  expect(asleep.line).toEqual({ pings: 3, ended: true });
  keepAlive.stop();
});

test('only what answers a ping is an answer: pongs that nobody asked for keep no line open', () => {
  const clock = handClock();
  const keepAlive = startKeepAlive(1000, clock);
  const words: Buffer[] = [];
  const guessing = lineThatAnswers(99, () => Buffer.alloc(8));
  const repeating = lineThatAnswers(99, (word) => words[words.push(word) - 2] ?? word);
  for (const { ends } of [guessing, repeating]) keepAlive.watch(ends);
  clock.pass(5000);
  expect([guessing.line, repeating.line]).toEqual([
    { pings: 1, ended: true },
    { pings: 2, ended: true },
  ]);
  keepAlive.stop();
});

test.each([7, 100, 500])('the pings of %i lines that come at once are spread over the period', (count) => {
  const clock = handClock();
  const keepAlive = startKeepAlive(1000, clock);
  const lines = Array.from({ length: count }, () => lineThatAnswers(99));
  for (const { ends } of lines) keepAlive.watch(ends);
  const pinged = () => lines.reduce((sum, { line }) => sum + line.pings, 0);
  for (let tick = 1; tick <= 150; tick++) {
    clock.pass(20);
    expect(Math.abs(pinged() - (tick * count) / 50)).toBeLessThan(2);
  }
  keepAlive.stop();
});

test('once it has stopped nobody is pinged', () => {
  const clock = handClock();
  const keepAlive = startKeepAlive(1000, clock);
  const { line, ends } = lineThatAnswers(99);
  keepAlive.watch(ends);
  clock.pass(1000);
  keepAlive.stop();
  clock.pass(5000);
  expect(line.pings).toBe(1);
});
