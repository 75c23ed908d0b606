import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { fakeCluster } from '../cluster/testing/fake-cluster.ts';
import { openGroupPresence } from './group-presence.ts';

test('a member who looks at the page in one process is here in all of them for 25 seconds', async () => {
  const cluster = fakeCluster();
  const clock = handClock();
  const [one, other] = [openGroupPresence(clock, await cluster.join('p1')), openGroupPresence(clock, await cluster.join('p2'))];
  const visit = { group: 'g', personId: 'ann' };
  one.visit(visit);
  await cluster.settled();
  clock.pass(24_000);
  expect([one.isHere(visit), other.isHere(visit), other.isHere({ ...visit, group: 'h' })]).toEqual([true, true, false]);
  other.visit({ ...visit, personId: 'ben' });
  clock.pass(1000);
  expect([one.isHere(visit), other.isHere(visit)]).toEqual([false, false]);
});
