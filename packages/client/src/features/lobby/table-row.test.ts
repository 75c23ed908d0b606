import type { LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { TableRow } from './table-row.tsx';

type Status = LobbyRow['seats'][number]['status'];

function buttonsAt(playing: boolean, statuses: readonly Status[]): readonly string[] {
  const seats = statuses.map((status) => ({ status, name: status === 'empty' ? '' : 'Ann' }));
  const row: LobbyRow = { code: '7K4M2XP0', game: 'mod-four', seats, options: {}, pace: 'free', playing, watchers: 0, since: 0 };
  const html = renderToString(h(TableRow, { row }));
  return [...html.matchAll(/<button[^>]*>(?:<svg.*?<\/svg>)?([^<]*)<\/button>/g)].map(([, label]) => label ?? '');
}

test.each<[boolean, readonly Status[], readonly string[]]>([
  [true, ['here', 'bot', 'bot', 'bot'], ['Join the game', 'Watch']],
  [true, ['here', 'here', 'here', 'held'], ['Watch']],
  [false, ['here', 'bot', 'empty', 'bot'], ['Sit down', 'Watch']],
  [false, ['here', 'bot', 'bot', 'bot'], ['Watch']],
])('a row of a table (playing: %s) with the seats %j offers %j', (playing, statuses, buttons) => {
  expect(buttonsAt(playing, statuses)).toEqual(buttons);
});
