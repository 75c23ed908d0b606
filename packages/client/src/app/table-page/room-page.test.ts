import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../net/table-link.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { Closed, isFormerPlayer } from './room-page.tsx';

function closedPage(mayReturn: boolean): string {
  return renderToString(h(Closed, { why: 'removed', mayReturn, onRetry: () => undefined, onNobody: () => undefined }));
}

test('a removed player may come back and watch; a removed spectator waits for the host, and is offered no way back', () => {
  expect(closedPage(true)).toContain('Come back to watch');
  expect(closedPage(false)).toContain('You can come back to this table once the host lets you.');
  expect(closedPage(false)).not.toContain('<button type="button" class="main"');
});

const seated = begunTable();
const removed: Snapshot = { ...seated, me: 9, seat: null };
const watching: Snapshot = { ...removed, watchers: [{ person: 9, name: 'Wim', seal: 0 }] };

test.each<readonly [who: string, isFormer: boolean, snapshots: readonly (Snapshot | null)[]]>([
  ['a player whom the host removes, although the table has forgotten them', true, [null, seated, removed]],
  ['not a spectator', false, [null, watching, removed]],
  ['not a former player who came back to watch, or stood up', false, [seated, watching, removed]],
  ['not a user who is refused at the door, although they had a seat before they tried again', false, [seated, removed, null]],
])('a former player is %s', (_, isFormer, snapshots) => {
  expect(snapshots.reduce(isFormerPlayer, false)).toBe(isFormer);
});
