import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import type { SeatStatus } from '@hundredfold/shared/protocol/table-facts.ts';
import { computed, signal } from '@preact/signals';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Snapshot, TableLink, TableSession } from '../../net/table-link.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { LinkWarning } from './link-banner.tsx';

const match = startMatch(modFour, defaultOptions(modFour.options), 4);
const withFriends = snapshotOfMatch(match, 0);
const withBots = others(withFriends, 'bot');

function others(snapshot: Snapshot, status: SeatStatus): Snapshot {
  const seats = snapshot.seats.map((each, seat) =>
    seat === snapshot.seat ? each : { ...each, status, ...(status === 'bot' && { person: 0 }) },
  );
  return { ...snapshot, seats };
}

function bannerOf(snapshot: Snapshot): string {
  const link: TableLink = {
    ...linkTo(signal<Snapshot | null>(snapshot), async () => Promise.reject(new Error('no connection'))),
    session: computed<TableSession>(() => ({ state: 'lost', snapshot })),
  };
  return renderToString(h(LinkWarning, { link, snapshot }));
}

test('a player with a lost connection reads when a bot plays for them', () => {
  expect(bannerOf(withFriends)).toContain('A bot plays for you in 60 s.');
  expect(bannerOf({ ...withBots, watchers: [{ person: 9, name: 'Wim', seal: 0 }] })).toContain('A bot plays for you');
});

test.each<[string, Snapshot]>([
  ['only bots are left', withBots],
  ['everyone else has left', others(withFriends, 'held')],
  ['there is a pause', { ...withFriends, pause: { on: true, wanted: [] } }],
  ['moves cannot be saved', { ...withFriends, unsaved: true }],
])('a player with a lost connection reads of no bot while none plays: %s', (_, snapshot) => {
  expect(bannerOf(snapshot)).toContain('Connection lost');
  expect(bannerOf(snapshot)).not.toContain('bot');
});
