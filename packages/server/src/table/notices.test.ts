// Threats (docs/security.md): X5.

import { expect, test } from 'vitest';
import { annAndBots, due, move, NAMES, ok, playing } from '../../test/hand-people.ts';
import { type HandTable, handTable } from '../../test/hand-table.ts';
import type { Notices, PushNotice } from '../push/notices.ts';

const SECOND = 1000;

/** Returns a service that keeps the notices. `wait` is what it answers. */
function recorder(wait: (sent: number) => number | null = () => null) {
  const sent: (PushNotice & { readonly to: string })[] = [];
  const notices: Notices = { send: async (personId, notice) => wait(sent.push({ to: personId, ...notice })) };
  return { sent, notices };
}

async function open(...given: Parameters<typeof recorder>) {
  const { sent, notices } = recorder(...given);
  const hand = await handTable({ notices });
  const people = await playing(hand);
  const name = () => NAMES[due(hand).seat]!;
  return { hand, people, sent, player: () => people[due(hand).seat]!, name };
}

/** Lets people move until it is someone's turn, or until it is not. */
async function moveOn(hand: HandTable, people: readonly number[], memberId: number, isTurn: boolean): Promise<void> {
  while ((people[due(hand).seat] === memberId) !== isTurn) expect(await move(hand, people)).toMatchObject({ ok: true });
}

test('whose page is hidden for 20 s when the table waits for them gets one notice, with the names of the others', async () => {
  const { hand, sent, player, name } = await open();
  const others = NAMES.filter((each) => each !== name());
  expect(await hand.ask(player(), 'hidden', { hidden: true })).toEqual(ok(null));
  await hand.pass(19 * SECOND);
  expect(sent).toEqual([]);
  await hand.pass(SECOND);
  expect(sent).toEqual([{ to: `id of ${name()}`, kind: 'turn', game: 'mod-four', code: 'TABLE000', others }]);
  await hand.pass(60 * SECOND);
  expect(sent).toHaveLength(1);
});

test('a person who looks again in time gets none', async () => {
  const { hand, sent, player } = await open();
  await hand.ask(player(), 'hidden', { hidden: true });
  await hand.pass(19 * SECOND);
  await hand.ask(player(), 'hidden', { hidden: false });
  await hand.pass(60 * SECOND);
  expect(sent).toEqual([]);
});

test('a closed page counts like a hidden one, until a bot plays for the person', async () => {
  const { hand, people, sent, player } = await open();
  const away = player();
  await moveOn(hand, people, away, false);
  await hand.leave(away);
  await hand.pass(20 * SECOND);
  expect(sent).toEqual([]); // It is not their turn.
  await moveOn(hand, people, away, true);
  await hand.pass(SECOND);
  expect(sent).toHaveLength(1);
  await hand.pass(60 * SECOND);
  await moveOn(hand, people, away, false);
  expect(sent).toHaveLength(1);
});

test('a person who was away already when the table was loaded again gets one after 20 s', async () => {
  const { hand, player, name } = await open();
  const [away, person] = [player(), name()];
  const { storage } = hand;
  await storage.release(hand.table.lease);
  const { sent, notices } = recorder();
  const again = await handTable({ storage, notices });
  for (const each of NAMES) if (each !== person) await again.join(each);
  await again.pass(19 * SECOND);
  expect(sent).toEqual([]);
  await again.pass(SECOND);
  expect(sent).toMatchObject([{ to: `id of ${person}` }]);
  await again.join(person);
  await again.leave(away);
  await again.pass(19 * SECOND);
  expect(sent).toHaveLength(1);
});

test('no notice comes while a bot plays for the person, in a pause, or without another player', async () => {
  const { hand, people, sent, player } = await open();
  const away = player();
  await hand.ask(away, 'hidden', { hidden: true });
  for (const each of people) await hand.ask(each, 'pause');
  await hand.pass(60 * SECOND);
  await hand.ask(people[0], 'resume');
  for (const each of people) if (each !== away) await hand.leave(each);
  await hand.pass(60 * SECOND);
  expect(sent).toEqual([]);
  const alone = await handTable({ notices: { send: async () => expect.unreachable() } });
  const ann = await annAndBots(alone);
  await alone.ask(ann, 'start');
  await alone.ask(ann, 'hidden', { hidden: true });
  await alone.pass(300 * SECOND);
});

test('a notice that came too soon after another one is sent later, and the next decision has its own', async () => {
  const { hand, people, sent, player } = await open((count) => (count === 1 ? 30 * SECOND : null));
  const away = player();
  await hand.ask(away, 'hidden', { hidden: true });
  await hand.pass(20 * SECOND);
  expect(sent).toHaveLength(1);
  await hand.pass(29 * SECOND);
  expect(sent).toHaveLength(1);
  await hand.pass(SECOND);
  expect(sent).toHaveLength(2);
  await moveOn(hand, people, away, false);
  await moveOn(hand, people, away, true);
  await hand.pass(SECOND);
  expect(sent).toHaveLength(3);
});
