import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { modFourLesson } from '@hundredfold/games/mod-four/rules/lesson.ts';
import type { ActionChoice } from '@hundredfold/shared/bots/choose-action.ts';
import { act, startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { walkLesson } from '@hundredfold/shared/testing/walk-lesson.ts';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { catalogIn } from '../../i18n/all-languages.ts';
import { showCatalog } from '../../i18n/first.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';

import { canHint, giveHint, hintedAction, hintText, isThinking } from './hint.ts';
import { allowsHints } from './seen-cards.ts';

const [asked] = walkLesson(modFour, modFourLesson, 0);
if (asked === undefined) throw new Error('the lesson has no step');
const withFriends = snapshotOfMatch(asked.asked, 0);
const withBots: Snapshot = {
  ...withFriends,
  seats: withFriends.seats.map((seat, index) => (index === 0 ? seat : { ...seat, status: 'bot', person: 0 })),
};

test('hints are for a seated player who plays alone or with bots, or as the host has set it', () => {
  expect(allowsHints(withBots)).toBe(true);
  expect(allowsHints(withFriends)).toBe(false);
  expect(allowsHints({ ...withBots, seat: null })).toBe(false);
  expect(allowsHints({ ...withBots, from: 'hands' })).toBe(false);
  expect(allowsHints({ ...withBots, seats: withBots.seats.with(2, { ...withBots.seats[2], status: 'held' } as never) })).toBe(
    false,
  );
  expect(allowsHints({ ...withBots, hints: 'never' })).toBe(false);
  expect(allowsHints({ ...withFriends, hints: 'always' })).toBe(true);
  expect(allowsHints({ ...withFriends, hints: 'always', seat: null })).toBe(false);
});

test('only a player whose turn it is can ask for a hint', () => {
  expect(canHint(withBots)).toBe(true);
  expect(canHint({ ...withBots, pause: { on: true, wanted: [] } })).toBe(false);
  const begun = startMatch(modFour, defaultOptions(modFour.options), 4);
  expect(canHint(snapshotOfMatch(begun, 0))).toBe(false);
});

test('a hint is the choice of the engine, with a reason that fits it, and says if it was close, in the current language', async () => {
  const snapshot = signal<Snapshot | null>({ ...withBots, version: withBots.version + 1 });
  const link = { snapshot } as unknown as TableLink;
  const action = modFourLesson.steps[0]?.wanted[0];
  if (action === undefined) throw new Error('the lesson asks for nothing');
  let answer: (choice: ActionChoice) => void = () => undefined;
  const given = giveHint(link, () => new Promise((resolve) => (answer = resolve)));
  expect(isThinking(link)).toBe(true);
  expect(hintedAction(link).value).toEqual([]);
  answer({ action, usual: { type: 'play', card: '7C' }, isCloseCall: true });
  await given;
  expect(isThinking(link)).toBe(false);
  expect(hintedAction(link).value).toEqual([action]);
  const said = hintText(link);
  expect(said.value).toMatch(/^Makes 15, .+: the trick is yours\. A close call\.$/);
  showCatalog(catalogIn('de'));
  expect(said.value).toContain(catalogIn('de').all.app.hints.closeCall);
  showCatalog(catalogIn('en'));
  expect(said.value).toMatch(/^Makes 15, .+: the trick is yours\. A close call\.$/);
});

test('a hint that comes after the table has moved on is not shown', async () => {
  const snapshot = signal<Snapshot | null>({ ...withBots, version: withBots.version + 2 });
  const link = { snapshot } as unknown as TableLink;
  const given = giveHint(link, async () => null);
  snapshot.value = { ...withBots, version: withBots.version + 3 };
  await given;
  expect(hintedAction(link).value).toEqual([]);
  expect(isThinking(link)).toBe(false);
});

test("a hint highlights a bot's move until the table has moved on, and sends nothing to the server", async () => {
  const snapshot = signal<Snapshot | null>(withBots);
  const ask = () => Promise.reject(new Error('the table was asked'));
  const link = { snapshot, ask } as unknown as TableLink;
  const suggested = hintedAction(link);
  const said = hintText(link);
  expect(suggested.value).toEqual([]);
  await giveHint(link, async () => null);
  const [action] = suggested.value;
  expect(action).toMatchObject({ type: 'play' });
  expect(modFour.legal(modFour.view(asked.asked.state as never, 0))).toContainEqual(action);
  await giveHint(link, async () => null);
  expect(suggested.value).toEqual([action]);
  expect(said.value).toMatch(/^Makes .+\.$/);
  const moved = act(asked.asked, 0, { type: 'play', card: 'KS' });
  if (!moved.ok) throw new Error(moved.refusal);
  snapshot.value = { ...withBots, ...{ version: moved.value.version } };
  expect(suggested.value).toEqual([]);
  expect(said.value).toBeNull();
});
