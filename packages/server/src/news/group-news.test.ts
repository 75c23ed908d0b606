import { expect, test, vi } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import type { StoredResult } from '../storage/game-storage.ts';
import { openGroupNews } from './group-news.ts';

function open(wait: number | null = null) {
  const [send, post, clock] = [vi.fn(async () => wait), vi.fn(), handClock()];
  return { news: openGroupNews({ notices: { send }, post, clock }), send, post, clock };
}

const result = (name: string, place: number, more: object = {}): StoredResult => ({
  personId: `id of ${name}`,
  played: { match: 'm', at: 1, game: 'mod-four', options: {}, seats: 2, people: 2, place, score: 1, ...more },
  player: { seat: place - 1, name },
});

test('an open table is told to the members and to the chat', () => {
  const { news, send, post } = open();
  const table = { game: 'mod-four', code: 'ABCD1234', by: 'Ann' };
  news.tableOpened({ id: 'group', name: 'Tuesday' }, table, ['ben', 'cleo']);
  const notice = { kind: 'table', group: 'Tuesday', ...table };
  expect(send.mock.calls).toEqual([
    ['ben', notice],
    ['cleo', notice],
  ]);
  expect(post).toHaveBeenCalledExactlyOnceWith('group', { kind: 'table', ...table });
});

test('an evening is told when it is fixed, and to those who may come when it begins soon', () => {
  const { news, send, post } = open();
  news.eveningFixed('group', 100);
  expect([send.mock.calls, post.mock.calls]).toEqual([[], [['group', { kind: 'fixed', at: 100 }]]]);
  news.eveningSoon({ group: 'group', name: 'Tuesday', at: 100, people: ['ben'] });
  expect(send).toHaveBeenCalledExactlyOnceWith('ben', { kind: 'evening', id: 'group', group: 'Tuesday', at: 100 });
  expect(post).toHaveBeenLastCalledWith('group', { kind: 'evening', at: 100 });
});

test('who has just got another notice gets this one once the minute is over', async () => {
  const { news, send, clock } = open(5000);
  news.eveningSoon({ group: 'group', name: 'Tuesday', at: 100, people: ['ben'] });
  await Promise.resolve();
  clock.pass(4999);
  expect(send).toHaveBeenCalledTimes(1);
  clock.pass(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a finished game is told with the players by their places, if it counts for the group', () => {
  const { news, post } = open();
  news.gameFinished('group', [result('Ann', 2), result('Ben', 1)]);
  const players = [
    { name: 'Ben', place: 1 },
    { name: 'Ann', place: 2 },
  ];
  expect(post.mock.calls).toEqual([['group', { kind: 'game', game: 'mod-four', players }]]);
  news.gameFinished('group', [result('Ann', 1, { people: 1 })]);
  news.gameFinished('group', [result('Ann', 1, { playedOn: { match: 'l', version: 1 } })]);
  expect(post).toHaveBeenCalledTimes(1);
});
