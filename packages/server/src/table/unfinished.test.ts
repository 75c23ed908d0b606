// Threats (docs/security.md): D14a.

import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { isUnfinished } from '@hundredfold/shared/core/match.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import { openReplay } from '@hundredfold/shared/records/replay.ts';
import { describe, expect, test } from 'vitest';
import { due, move, playing, refusal, toTheEnd, version } from '../../test/hand-people.ts';
import { type HandTable, handTable } from '../../test/hand-table.ts';
import { recordIn } from '../../test/record-in.ts';
import { startedTable } from '../../test/started-table.ts';
import { handleIntent } from './intents/handle-intent.ts';
import { playOf } from './state/table.ts';

const MOST = 12;
const game: Game = { ...(modFour as Game), maxSteps: () => MOST };

const recordAt = async ({ table, storage }: HandTable) => recordIn(storage, playOf(table.value)!.id);

describe('a match that reaches the greatest length', () => {
  test('ends without a result, which no storage, statistics or session score counts', async () => {
    const { hand, people } = await startedTable({ game, options: { target: 20 } });
    await toTheEnd(hand, people);
    const { table, storage } = hand;
    expect(table.value).toMatchObject({ phase: 'over', ending: null, record: playOf(table.value)!.id, unsaved: false });
    expect(version(hand)).toBe(MOST);
    expect(await storage.resultsAt(playOf(table.value)!.id)).toEqual([]);
    expect(table.value.sessionScore.scores).toEqual([]);
    expect(await handleIntent(table, people[0]!, 'takeback', undefined)).toEqual(refusal('not-playing'));
  });

  test('has a record that says so, and that replays', async () => {
    const hand = await handTable({ game, options: { target: 20 } });
    await toTheEnd(hand, await playing(hand));
    const record = (await recordAt(hand))!;
    expect(record).toMatchObject({ unfinished: true });
    expect(record).not.toHaveProperty('outcome');
    expect(record.steps).toHaveLength(MOST);
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    expect(read).toMatchObject({ ok: true, value: record });
    expect(openReplay(modFour as Game, record).ok).toBe(true);
    const claims = { ...record, outcome: { scores: [1, 2, 3, 4], ranking: [[3], [2], [1], [0]] } };
    expect(readRecord(claims)).toEqual(refusal('a game has an outcome, or is unfinished'));
    const { unfinished: _, ...neither } = record;
    expect(readRecord(neither).ok).toBe(false);
  });

  test('is over after a restart, too', async () => {
    const before = await handTable({ game, options: { target: 20 } });
    await toTheEnd(before, await playing(before));
    const after = await handTable({ game, storage: before.storage });
    expect(after.table.value).toMatchObject({ phase: 'over', ending: null, record: playOf(before.table.value)!.id });
  });

  test('may reach it by a takeback, because takebacks count', async () => {
    const { hand, people } = await startedTable({ game, options: { target: 20 }, pace: 'free' });
    while (version(hand) < MOST - 2) await move(hand, people);
    const { seat } = due(hand);
    await move(hand, people);
    expect(isUnfinished(playOf(hand.table.value)!.match)).toBe(false);
    await hand.ask(people[seat]!, 'takeback');
    for (const memberId of people) await hand.ask(memberId, 'allow', { allowed: true });
    expect(hand.table.value).toMatchObject({ phase: 'over', ending: null });
    expect((await recordAt(hand))!.takenBack).toHaveLength(1);
  });
});

test('a record of a finished game cannot say that it is unfinished', async () => {
  const hand = await handTable({ options: { target: 2 } });
  await toTheEnd(hand, await playing(hand));
  const { outcome: _, ...record } = (await recordAt(hand))!;
  expect(openReplay(modFour as Game, { ...record, unfinished: true }).ok).toBe(false);
});
