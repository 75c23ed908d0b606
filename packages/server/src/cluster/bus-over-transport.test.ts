import { beforeEach, describe, expect, test } from 'vitest';
import { clusterMessage, type MessageBus, requestAll, singleProcessBus } from './message-bus.ts';
import { type FakeCluster, fakeCluster } from './testing/fake-cluster.ts';

const GREETING = clusterMessage<{ readonly text: string }>('greeting');
const SUM = clusterMessage<readonly number[], number>('sum');

let context: FakeCluster;
let one: MessageBus;
let other: MessageBus;
let arrived: string[];
let departed: string[];

beforeEach(async () => {
  context = fakeCluster();
  [arrived, departed] = [[], []];
  one = await context.join('one');
  one.onProcessJoined((process) => arrived.push(process));
  one.onProcessLeft((process) => departed.push(process));
  other = await context.join('other');
  await context.settled();
});

async function silence(): Promise<void> {
  for (let second = 0; second < 10; second++) {
    context.clock.pass(1000);
    await context.settled();
  }
}

test('the other processes notice once that a process joins, and that it leaves or is silent', async () => {
  await silence();
  expect([one.others(), other.others()]).toEqual([['other'], ['one']]);
  expect([arrived, departed]).toEqual([['other'], []]);
  const third = await context.join('third');
  await context.settled();
  expect(one.others()).toEqual(['other', 'third']);
  await third.close();
  await context.settled();
  expect([one.others(), departed]).toEqual([['other'], ['third']]);
  context.cut('other');
  await silence();
  expect([one.others(), other.others(), departed]).toEqual([[], [], ['third', 'other']]);
});

test('a process that was cut off for a moment joins again, and the others join again for it', async () => {
  const again: string[] = [];
  other.onProcessJoined((process) => again.push(process));
  context.cut('other');
  context.mend('other');
  await context.settled();
  expect([arrived, departed, again]).toEqual([['other', 'other'], [], ['one']]);
});

test('a process that stood still for so long that it timed out gets everything again, and so do those that it still knows', async () => {
  const again: string[] = [];
  other.onProcessJoined((process) => again.push(process));
  context.stop('other');
  await silence();
  expect([one.others(), departed]).toEqual([[], ['other']]);
  context.goOn('other');
  await silence();
  expect([one.others(), other.others()]).toEqual([['other'], ['one']]);
  expect([arrived, again]).toEqual([['other', 'other'], ['one']]);
});

test('a process that ends while another one is cut off times out there, and a living one joins again', async () => {
  const third = await context.join('third');
  await context.settled();
  context.cut('one');
  await other.close();
  context.mend('one');
  await silence();
  expect([one.others(), departed]).toEqual([['third'], ['other']]);
  expect(arrived).toEqual(['other', 'third', 'third']);
  await third.close();
});

test('an event reaches all other processes, or the one that it is addressed to', async () => {
  const third = await context.join('third');
  const heard: string[] = [];
  for (const wire of [one, other, third])
    wire.subscribe(GREETING, ({ text }, from) => heard.push(`${from} to ${wire.name}: ${text}`));
  one.publish(GREETING, { text: 'all' });
  one.publish(GREETING, { text: 'you' }, 'third');
  await context.settled();
  expect(heard).toEqual(['one to other: all', 'one to third: all', 'one to third: you']);
});

test('an error in one subscriber is reported, and the other subscribers still get the event', async () => {
  const heard: string[] = [];
  other.subscribe(GREETING, () => {
    throw new Error('a bug');
  });
  other.subscribe(GREETING, ({ text }) => heard.push(text));
  one.publish(GREETING, { text: 'hello' });
  await context.settled();
  expect([heard, context.bugs.length]).toEqual([['hello'], 1]);
});

describe('a request', () => {
  test('is answered by the process it is sent to, in any order', async () => {
    other.handle(SUM, async (numbers) => numbers.reduce((sum, each) => sum + each, 0));
    expect(await Promise.all([one.request('other', SUM, [1, 2]), one.request('other', SUM, [3])])).toEqual([3, 3]);
  });

  test('is rejected with the error of its handler, or if no handler exists', async () => {
    await expect(one.request('other', SUM, [])).rejects.toThrow('nothing handles sum');
    other.handle(SUM, () => Promise.reject(new Error('too many')));
    await expect(one.request('other', SUM, [])).rejects.toThrow('other: too many');
  });

  test('fails if no answer comes in time', async () => {
    context.cut('other');
    const asked = expect(one.request('other', SUM, [])).rejects.toThrow('does not answer');
    await silence();
    await asked;
  });

  test('fails at once if the other process leaves', async () => {
    other.handle(SUM, () => new Promise(() => undefined));
    const asked = expect(one.request('other', SUM, [])).rejects.toThrow('does not answer');
    await context.settled();
    await other.close();
    await asked;
  });

  test('to all processes returns the answers of those that give one', async () => {
    const third = await context.join('third');
    await context.settled();
    other.handle(SUM, async () => 7);
    third.handle(SUM, () => Promise.reject(new Error('too many')));
    expect(await requestAll(one, SUM, [])).toEqual([7]);
  });
});

test('a process without a cluster sends and receives nothing', async () => {
  const alone = singleProcessBus('p1');
  expect(await requestAll(alone, SUM, [1])).toEqual([]);
  await expect(alone.request('p2', SUM, [1])).rejects.toThrow('there is no process p2');
});
