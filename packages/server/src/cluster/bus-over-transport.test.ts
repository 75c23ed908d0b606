import { beforeEach, describe, expect, test } from 'vitest';
import { clusterEvent, clusterRequest, type MessageBus, requestAll, singleProcessBus } from './message-bus.ts';
import { type FakeCluster, fakeCluster } from './testing/fake-cluster.ts';

const GREETING = clusterEvent<{ readonly text: string }>('greeting');
const SUM = clusterRequest<readonly number[], number>('sum');

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

/** Long enough that whoever says nothing counts as gone. */
async function silence(): Promise<void> {
  for (let second = 0; second < 10; second++) {
    context.clock.pass(1000);
    await context.settled();
  }
}

test('whoever comes is noticed once, and whoever leaves, or is silent', async () => {
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

test('whoever was cut off for a moment comes again to those who did not notice, and they to it', async () => {
  const again: string[] = [];
  other.onProcessJoined((process) => again.push(process));
  context.cut('other');
  context.mend('other');
  await context.settled();
  expect([arrived, departed, again]).toEqual([['other', 'other'], [], ['one']]);
});

test('what is told is heard by all others, or by one', async () => {
  const third = await context.join('third');
  const heard: string[] = [];
  for (const wire of [one, other, third])
    wire.subscribe(GREETING, ({ text }, from) => heard.push(`${from} to ${wire.name}: ${text}`));
  one.publish(GREETING, { text: 'all' });
  one.publish(GREETING, { text: 'you' }, 'third');
  await context.settled();
  expect(heard).toEqual(['one to other: all', 'one to third: all', 'one to third: you']);
});

test('a bug in somebody who hears is told, and the others hear it all the same', async () => {
  const heard: string[] = [];
  other.subscribe(GREETING, () => {
    throw new Error('a bug');
  });
  other.subscribe(GREETING, ({ text }) => heard.push(text));
  one.publish(GREETING, { text: 'hello' });
  await context.settled();
  expect([heard, context.bugs.length]).toEqual([['hello'], 1]);
});

describe('a question', () => {
  test('is answered by whoever it was put to, in whatever order', async () => {
    other.handle(SUM, async (numbers) => numbers.reduce((sum, each) => sum + each, 0));
    expect(await Promise.all([one.request('other', SUM, [1, 2]), one.request('other', SUM, [3])])).toEqual([3, 3]);
  });

  test('is refused with what went wrong, or when nobody knows what is meant', async () => {
    await expect(one.request('other', SUM, [])).rejects.toThrow('nobody answers sum');
    other.handle(SUM, () => Promise.reject(new Error('too many')));
    await expect(one.request('other', SUM, [])).rejects.toThrow('other: too many');
  });

  test('is given up where nobody answers in time', async () => {
    context.cut('other');
    const asked = expect(one.request('other', SUM, [])).rejects.toThrow('does not answer');
    await silence();
    await asked;
  });

  test('is given up at once where whoever was asked leaves', async () => {
    other.handle(SUM, () => new Promise(() => undefined));
    const asked = expect(one.request('other', SUM, [])).rejects.toThrow('does not answer');
    await context.settled();
    await other.close();
    await asked;
  });

  test('to all has the answers of those who give one', async () => {
    const third = await context.join('third');
    await context.settled();
    other.handle(SUM, async () => 7);
    third.handle(SUM, () => Promise.reject(new Error('too many')));
    expect(await requestAll(one, SUM, [])).toEqual([7]);
  });
});

test('a process that is alone tells nobody anything', async () => {
  const alone = singleProcessBus('p1');
  expect(await requestAll(alone, SUM, [1])).toEqual([]);
  await expect(alone.request('p2', SUM, [1])).rejects.toThrow('there is no process p2');
});
