// Threats (docs/security.md): D13d, G5e, H12.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { RECORD_FORMAT } from '@hundredfold/shared/core/record.ts';
import { openReplay } from '@hundredfold/shared/records/replay.ts';
import express from 'express';
import { describe, expect, test, vi } from 'vitest';
import { due, intent, playing, toTheEnd } from '../../test/hand-people.ts';
import { handTable, PACE } from '../../test/hand-table.ts';
import { recordIn } from '../../test/record-in.ts';
import { startedTable } from '../../test/started-table.ts';
import { countFailedAttempts, memoryLimiters, perMinute } from '../limits/request-limit.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { forgetPerson } from '../table/forget-person.ts';
import { handleIntent } from '../table/intents/handle-intent.ts';
import { joinTable } from '../table/join-table.ts';
import { recordFor, recordsRouter, recordWithNames } from './records.ts';

const LONG = {
  format: RECORD_FORMAT,
  game: 'four-square',
  rules: 1,
  options: {},
  seats: 1,
  names: [null],
  outcome: { scores: [0], won: false },
  hashes: '',
} as const;

type Storage = Parameters<typeof recordWithNames>[0];
const parse = (text: Buffer) => JSON.parse(text.toString()) as GameRecord;
const parsed = (found: Awaited<ReturnType<typeof recordFor>>) =>
  found === null || typeof found === 'string' ? found : parse(found);
const recordAt = async (storage: Storage) => {
  const found = await recordWithNames(storage, 'match 1');
  return found === null ? null : parse(found);
};
const namesAt = async (storage: Storage) => (await recordAt(storage))?.names;

describe('the record of a finished game', () => {
  test('has the hash of every turn, and replays', async () => {
    const hand = await handTable();
    await toTheEnd(hand, await playing(hand));
    const record = (await recordAt(hand.storage))!;
    expect(record).toMatchObject({ format: RECORD_FORMAT, rules: modFour.version, seats: 4 });
    expect(openReplay(modFour, record)).toMatchObject({ ok: true });
  });

  test('names the people by seat, as everyone saw them, and is not there before the end', async () => {
    const { hand, people } = await startedTable();
    await handleIntent(hand.table, people[2]!, 'introduce', { name: 'Ann', seal: 1 });
    expect(await recordWithNames(hand.storage, 'match 1')).toBeNull();
    await toTheEnd(hand, people);
    expect(await namesAt(hand.storage)).toEqual([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Ann ③' }, { name: 'Dan' }]);
  });

  test('marks bots', async () => {
    const hand = await handTable();
    const ann = await joinTable(hand.table, 'id of Ann', 'Ann');
    await handleIntent(hand.table, ann, 'sit', { seat: 2 });
    for (const seat of [0, 1, 3]) await handleIntent(hand.table, ann, 'fill', { seat });
    await handleIntent(hand.table, ann, 'start', undefined);
    while (hand.table.value.phase === 'playing') {
      if (due(hand).seat === 2) await handleIntent(hand.table, ann, 'act', intent(hand, due(hand).action));
      else await hand.pass(PACE);
    }
    const names = (await namesAt(hand.storage))!;
    expect(names[2]).toEqual({ name: 'Ann' });
    expect(names.filter((each) => each?.bot === true)).toHaveLength(3);
  });

  test('does not name someone who was forgotten, neither after the game nor during it', async () => {
    const { hand, people } = await startedTable();
    await forgetPerson(hand.table, 'id of Dan');
    while (hand.table.value.phase === 'playing') {
      const { seat, action } = due(hand);
      if (seat === 3) await hand.pass(PACE);
      else await handleIntent(hand.table, people[seat]!, 'act', intent(hand, action));
    }
    await hand.storage.forgetResults('id of Ben');
    const names = (await namesAt(hand.storage))!;
    expect(names.slice(0, 3)).toEqual([{ name: 'Ann' }, null, { name: 'Cleo' }]);
    expect(names[3]).toMatchObject({ bot: true });
    expect(JSON.stringify(await recordIn(hand.storage, 'match 1'))).not.toMatch(/Ann|Ben|Cleo|Dan/);
  });

  test.each([
    ['none', 'not-allowed'],
    ['public', null],
    ['dealt', null],
  ] as const)('is for everyone or for its players alone, as spectators could watch in the end: %s', async (watch, refusal) => {
    const hand = await handTable();
    const people = await playing(hand, { watching: { watch, delay: 8 } });
    await toTheEnd(hand, people);
    const record = await recordAt(hand.storage);
    const player = parsed(await recordFor(hand.storage, 'match 1', 'id of Ann'));
    expect(player).toEqual(record);
    expect(record).not.toBeNull();
    for (const person of ['id of a stranger', null])
      expect(parsed(await recordFor(hand.storage, 'match 1', person))).toEqual(refusal ?? record);
    await hand.storage.forgetResults('id of Ann', 'match 1');
    const forgotten = parsed(await recordFor(hand.storage, 'match 1', 'id of Ann'));
    expect(forgotten).toEqual(refusal ?? (await recordAt(hand.storage)));
    expect(JSON.stringify(player)).not.toMatch(/"access"|id of/);
  });
});

// PostgreSQL refuses a zero character, which would look like a database that fails.
test.each(['\0', 'a\nb', '', 'x'.repeat(65)])('no database is asked for a record with the id %j', async (id) => {
  const asked = vi.fn();
  expect(await recordFor({ recordText: asked, resultsAt: asked }, id, null)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('no step of a record is parsed or written anew to send it', async () => {
  const storage = openSqliteInMemory();
  const steps = Array.from({ length: 20_000 }, () => ({ seat: 0, move: { type: 'place', stack: 2 } }));
  const record = { ...LONG, steps, takenBack: [{ seat: 0, consent: [], stood: 1, steps: steps.slice(0, 2), hashes: '' }] };
  await storage.finish('long', record, 'late');
  const [parse, stringify] = [vi.spyOn(JSON, 'parse'), vi.spyOn(JSON, 'stringify')];
  const found = await recordFor(storage, 'long', null);
  const texts = [...parse.mock.calls.map(([text]) => text), ...stringify.mock.results.map(({ value }) => String(value))];
  vi.restoreAllMocks();
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(1000);
  expect(parsed(found)).toEqual(record);
});

test('one address reads so many bytes of records in a minute, and further ones are not even looked up', async () => {
  const storage = openSqliteInMemory();
  await storage.finish(
    'long',
    { ...LONG, steps: [{ chance: 'pick', from: 1, result: 0 }], hashes: '0'.repeat(100_000) },
    'public',
  );
  const looked = vi.spyOn(storage, 'recordText');
  const limit = (name: string, times: number) => perMinute(memoryLimiters, name, times);
  const [lookUp, all, own] = [countFailedAttempts(limit('miss', 1)), limit('all', 100), limit('own', 100)];
  const server = createServer(express().use(recordsRouter(storage, { lookUp, all, own, bytes: limit('bytes', 100_000) })));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/long`;
  const answers = await Promise.all(Array.from({ length: 30 }, async () => (await fetch(address)).status));
  server.close();
  expect([200, 429].map((status) => answers.filter((each) => each === status).length)).toEqual([10, 20]);
  expect(looked).toHaveBeenCalledTimes(10);
});
