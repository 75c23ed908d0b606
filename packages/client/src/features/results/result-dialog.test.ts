import { signal } from '@preact/signals';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../net/table-link.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { ResultDialog } from './result-dialog.tsx';

const begun = begunTable();
const outcome = { ranking: [[0], [1, 2, 3]], scores: [1, 0, 0, 0] };
const friends: Snapshot = { ...begun, phase: 'over', record: 'a-record', view: { ...begun.view, toAct: [], outcome } };
const againstBots = (level: 'easy' | 'strong'): Snapshot => ({
  ...friends,
  seats: friends.seats.map((each, seat) => (seat === 0 ? each : { ...each, status: 'bot', person: 0, level })),
});

function resultOf(snapshot: Snapshot): string {
  const link = linkTo(signal<Snapshot | null>(snapshot), async () => Promise.reject(new Error('nothing is asked')));
  const result = { shown: signal(true), ended: snapshot, isReady: signal(false) };
  return renderToString(h(ResultDialog, { link, snapshot, result }));
}

test('the result offers what one wants next: a rematch with people, another game against bots, or stronger bots', () => {
  expect(resultOf(friends)).toContain('>Rematch<');
  expect(resultOf(againstBots('easy'))).toContain('>Play again<');
  expect(resultOf(againstBots('easy'))).toContain('>Stronger bots<');
  expect(resultOf({ ...againstBots('easy'), host: 0, code: '' })).toContain('>Stronger bots<');
  expect(resultOf({ ...againstBots('easy'), host: 3 })).not.toContain('Stronger bots');
  for (const other of [friends, againstBots('strong')]) expect(resultOf(other)).not.toContain('Stronger bots');
});

test('what a host wants now and then is behind one button', () => {
  expect(resultOf(friends)).toContain('>More<');
  for (const text of ['Game &amp; options', 'Save game']) expect(resultOf(friends)).not.toContain(text);
  expect(resultOf({ ...friends, me: 2, seat: 1 })).not.toContain('>More<');
  expect(resultOf({ ...friends, me: 2, seat: 1 })).toContain('Save game');
});

test('the standing of the table comes from the second game on', () => {
  const after = (games: number) => resultOf({ ...friends, sessionScore: [{ person: 1, games, wins: 1, points: 1 }] });
  expect(after(1)).not.toContain('So far at this table');
  expect(after(2)).toContain('So far at this table');
});
