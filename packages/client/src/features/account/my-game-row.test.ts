import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, expect, test } from 'vitest';
import { type Route, route } from '../../ui/route.ts';
import { MyGameRow } from './my-game-row.tsx';
import { type ListedGame, openMyGames } from './my-games-list.ts';

const game: ListedGame = {
  match: 'a-game',
  at: 0,
  game: 'mod-four',
  options: {},
  seats: 4,
  people: 2,
  others: ['Ben'],
  place: 1,
  score: 3,
  isFavourite: false,
  hasRecord: true,
  isLocal: false,
};

afterEach(() => {
  route.value = { page: 'start' };
});

test.each<[string, Route]>([
  ['in this tab on the start page', { page: 'start' }],
  ['in a new tab at a table, where this one keeps the seat', { page: 'table', code: 'ABCD2345' }],
])('a finished game opens %s', (_, at) => {
  route.value = at;
  const html = renderToString(h(MyGameRow, { game, list: openMyGames(), onRemoved: () => undefined }));
  expect(html).toContain('href="/r/a-game"');
  expect(html.includes('target="_blank"')).toBe(at.page === 'table');
});
