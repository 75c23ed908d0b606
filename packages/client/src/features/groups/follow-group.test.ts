import type { GroupPage } from '@hundredfold/shared/protocol/groups.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeWindowEvents } from '../../net/testing/fake-sockets.ts';
import { arrivals, followGroup } from './follow-group.ts';

const [ID, SECRET] = ['Ab3_-xyz0123456789ABCD', '7K4M2XP09ABCDEFG'];
const POLL_INTERVAL_MS = 10_000;

const PAGE: GroupPage = {
  id: ID,
  name: 'Tuesday',
  isMember: true,
  isMaker: false,
  isHidden: false,
  members: [],
  tables: [],
  games: [],
  standing: { month: [], all: [] },
  setUps: [],
  lastSetUp: null,
};

let asked: object[];
let answer: readonly [status: number, body: object];
let fire: ReturnType<typeof fakeWindowEvents>;
let stop: () => void = () => undefined;

beforeEach(() => {
  [asked, answer] = [[], [200, PAGE]];
  vi.useFakeTimers();
  fire = fakeWindowEvents();
  seen('visible');
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const { key: _key, ...group } = JSON.parse(body);
    asked.push(group);
    return Response.json(answer[1], { status: answer[0] });
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const seen = (visibilityState: string) =>
  vi.stubGlobal('document', { visibilityState, addEventListener: () => undefined, removeEventListener: () => undefined });

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function follow(address: Parameters<typeof followGroup>[0] = { id: ID }) {
  const heard = vi.fn();
  ({ stop } = followGroup(address, heard));
  await pass(0);
  return heard;
}

test('a hidden page says to nobody that its member is here, until it is seen again', async () => {
  await follow();
  seen('hidden');
  await pass(5 * POLL_INTERVAL_MS);
  expect(asked).toHaveLength(1);
  seen('visible');
  fire('pageshow');
  await pass(0);
  expect(asked).toHaveLength(2);
});

test('a member goes on by the id, because the link may change; someone who only looks needs the link', async () => {
  await follow({ secret: SECRET });
  await pass(POLL_INTERVAL_MS);
  expect(asked).toEqual([{ secret: SECRET }, { id: ID }]);
  stop();
  answer = [200, { ...PAGE, isMember: false }];
  asked = [];
  await follow({ secret: SECRET });
  await pass(POLL_INTERVAL_MS);
  expect(asked).toEqual([{ secret: SECRET }, { secret: SECRET }]);
});

test('the page stays while the server does not answer, and goes once the group is gone', async () => {
  const heard = await follow();
  answer = [500, { error: 'bug', message: '' }];
  await pass(POLL_INTERVAL_MS);
  expect(heard).toHaveBeenCalledTimes(1);
  answer = [404, { error: 'no-group', message: '' }];
  await pass(POLL_INTERVAL_MS);
  expect(heard).toHaveBeenLastCalledWith({ ok: false, refusal: 'no-group' });
  await pass(5 * POLL_INTERVAL_MS);
  expect(asked).toHaveLength(3);
});

test('after too many requests the page waits for a minute', async () => {
  answer = [429, { error: 'too-many', message: '' }];
  await follow();
  await pass(5 * POLL_INTERVAL_MS);
  expect(asked).toHaveLength(1);
  await pass(POLL_INTERVAL_MS);
  expect(asked).toHaveLength(2);
});

test('those who come are named: others who were absent, or no members yet', () => {
  const member = (id: string, presence: 'here' | 'table' | null, isYou = false) => ({ id, name: id, seal: 0, isYou, presence });
  const before = {
    ...PAGE,
    members: [member('Ann', null, true), member('Ben', null), member('Cleo', 'here'), member('Dan', 'here')],
  };
  const now = {
    ...PAGE,
    members: [
      member('Ann', 'here', true),
      member('Ben', 'table'),
      member('Cleo', 'table'),
      member('Dan', null),
      member('Eve', 'here'),
    ],
  };
  expect(arrivals(null, now)).toEqual([]);
  expect(arrivals(before, now)).toEqual(['Ben', 'Eve']);
});
