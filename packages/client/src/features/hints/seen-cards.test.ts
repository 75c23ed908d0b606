import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { memoryOf } from '@hundredfold/shared/bots/card-memory.ts';
import { act, type Match, startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { resolveAllChance } from '@hundredfold/shared/testing/playout.ts';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { type Snapshot, snapshotIn, type TableSession } from '../../net/table-link.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { followCards, seenCards } from './seen-cards.ts';

const game = hundredRummy;
const source = seeded(4);

/** A game of two in which the viewer takes a discarded card: then one card of the covered discards is known. */
function positions(): readonly Match[] {
  let match = resolveAllChance(startMatch(game, defaultOptions(game.options), 2), source, () => undefined);
  const matches = [match];
  for (let turn = 0; turn < 8; turn++) {
    const [seat = 0] = game.toAct(match.state as never);
    const view = game.view(match.state as never, seat);
    const action = game.bot(view, source);
    const acted = act(match, seat, action);
    if (!acted.ok) throw new Error(acted.refusal);
    match = resolveAllChance(acted.value, source, () => undefined);
    matches.push(match);
  }
  return matches;
}

const matches = positions();

function shown(match: Match): Snapshot {
  const snapshot = snapshotOfMatch(match, 0);
  const seats = snapshot.seats.map((seat, index) => (index === 0 ? seat : { ...seat, status: 'bot' as const, person: 0 }));
  return { ...snapshot, seats };
}

function openLink(first: Snapshot) {
  const session = signal<TableSession>({ state: 'live', snapshot: first });
  const roomChanges = signal(0);
  const link = { session, roomChanges };
  const show = (snapshot: Snapshot) => {
    session.value = { state: 'live', snapshot };
  };
  return { link, session, roomChanges, show, stop: followCards(link) };
}

function unknown(link: Parameters<typeof seenCards>[0]): number {
  const snapshot = snapshotIn(link.session.value);
  if (snapshot === null) throw new Error('nothing is shown');
  return seenCards(link, snapshot).pools.flat().length;
}

const last = matches.at(-1);
if (last === undefined) throw new Error('there is no match');
const end = shown(last);
const fromView = memoryOf(game as never, end.view).pools.flat().length;

function playedThrough() {
  const [first, ...rest] = matches.map(shown);
  if (first === undefined) throw new Error('there is no match');
  const opened = openLink(first);
  for (const snapshot of rest) opened.show(snapshot);
  return opened;
}

test('the viewer remembers covered discards, which the view does not show', () => {
  const { link, stop } = playedThrough();
  expect(unknown(link)).toBeLessThan(fromView);
  stop();
  expect(unknown(link)).toBe(fromView);
});

test('after a lost connection the memory begins anew, unless nothing has happened meanwhile', () => {
  const { link, session, show } = playedThrough();
  const known = unknown(link);
  session.value = { state: 'lost', snapshot: end };
  show({ ...end });
  expect(unknown(link)).toBe(known);
  session.value = { state: 'lost', snapshot: end };
  const later = { ...end, version: end.version + 2 };
  show(later);
  expect(unknown(link)).toBe(fromView);
});

test('after a takeback the memory begins anew', () => {
  const { link, show } = playedThrough();
  show({ ...end, version: end.version + 1, undone: end.version + 1 });
  expect(unknown(link)).toBe(fromView);
});

test('nothing is remembered where hints are not allowed', () => {
  const { link, show } = openLink(shown(matches[0] as Match));
  for (const match of matches.slice(1)) show({ ...shown(match), hints: 'never' });
  expect(unknown(link)).toBe(fromView);
});
