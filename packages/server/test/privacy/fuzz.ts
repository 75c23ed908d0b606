import { isDeepStrictEqual } from 'node:util';
import { pilesOf } from '@hundredfold/shared/core/cards-by-zone.ts';
import { chanceSourceFrom, hasSameCards } from '@hundredfold/shared/core/chance.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { facesInSight } from '@hundredfold/shared/core/view.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import { nameOf, type Setting } from '@hundredfold/shared/testing/setting.ts';
import * as v from 'valibot';
import { expect } from 'vitest';
import { handleRequest } from '../../src/table/intents/handle-intent.ts';
import { joinTable } from '../../src/table/join-table.ts';
import { seatFor } from '../../src/table/state/seating.ts';
import { playOf, type Table } from '../../src/table/state/table.ts';
import { handTable } from '../hand-table.ts';
import { oneOf, type WildIntent, wildIntent } from './wild-intent.ts';

export interface Fuzzing {
  intents: number;
  accepted: number;
}

export function newFuzzing(): Fuzzing {
  return { intents: 0, accepted: 0 };
}

/** The number of answers that a table remembers for each person at least. A repeated intent is more recent than that. */
const MIN_REMEMBERED_ANSWERS = 32;

/** Sends wild intents to a table without sockets, and compares each answer with the rules alone. Throws if they differ. */
export async function fuzz(setting: Setting, seed: number, count: number, fuzzing: Fuzzing): Promise<void> {
  const source = seeded(seed);
  const { game, options, seats } = setting;
  const { table, log } = await handTable({ game, options, seats, lots: chanceSourceFrom(source) });
  const people = await gather(table);
  const answered = new Map<number, { readonly intent: WildIntent; readonly reply: unknown; readonly nth: number }>();
  const asked = new Map<number, number>();
  let shown: readonly Match[] = [];
  for (let index = 0; index < count; index++) {
    for (const person of people) if (table.value.phase === 'over') await ask(table, person, 'rematch', undefined);
    const { match } = playOf(table.value)!;
    if (shown.at(-1) !== match) shown = match.version > (shown.at(-1)?.version ?? 0) ? [...shown, match] : [match];
    const asker = source.below(3) === 0 ? oneOf(people, source) : people[oneOf(match.game.toAct(match.state), source)]!;
    const nth = (asked.get(asker) ?? 0) + 1;
    asked.set(asker, nth);
    const last = source.below(20) === 0 ? answered.get(asker) : undefined;
    const before = last !== undefined && nth - last.nth < MIN_REMEMBERED_ANSWERS ? last : undefined;
    const intent = before?.intent ?? wildIntent(match, index, source);
    const reply = await ask(table, asker, 'act', source.below(2) === 0 ? intent : packed(intent, match));
    const where = `${nameOf(setting)}, seed ${seed}, intent ${index}: ${JSON.stringify(intent)} by number ${asker}, answered ${JSON.stringify(reply)}`;
    const legal = before === undefined && isLegal(shown, seatFor(table.value.seating, asker), intent);
    if (before !== undefined) expect(reply, where).toEqual(before.reply);
    else expect(typeof reply === 'number', where).toBe(legal);
    if (legal) checkCards(table, where);
    else expect(playOf(table.value)!.match, where).toBe(match);
    if (legal) answered.set(asker, { intent, reply, nth });
    fuzzing.intents++;
    if (legal) fuzzing.accepted++;
  }
  expect(log).toEqual([]);
}

/** Returns the intent in the compact form that pages send, if it can be encoded so. */
function packed({ id, version, action }: WildIntent, { game, options }: Match): unknown {
  const { actionSchema, actions } = gameCodec(game, options);
  const read = v.safeParse(actionSchema, action);
  return [id, version, read.success ? actions.requested.encode(read.output) : action];
}

async function gather(table: Table): Promise<readonly number[]> {
  const people: number[] = [];
  for (const seat of table.value.seating.seats.keys()) {
    people.push(await joinTable(table, `id of ${seat}`, `Player ${seat}`));
    await ask(table, people[seat]!, 'sit', { seat });
  }
  await ask(table, people[0]!, 'start', undefined);
  return [...people, await joinTable(table, 'id of a watcher', 'Watcher')];
}

/** Sends a request as from a socket, with all checks of the payload. */
function ask(table: Table, memberId: number, name: 'act' | 'sit' | 'start' | 'rematch', payload: unknown): Promise<unknown> {
  return handleRequest({ table, memberId, isWithinLimit: () => true, name, payload }, { id: 1, reject: (refusal) => refusal });
}

/**
 * Decides by the rules alone whether an intent is legal: in every match state since the version that it names, the decision must
 * be the same.
 */
function isLegal(shown: readonly Match[], seat: Seat | null, { id, version: intended, action }: WildIntent): boolean {
  const now = shown.at(-1)!;
  if (seat === null || typeof id !== 'string' || !/^[\w-]{8,36}$/.test(id)) return false;
  if (typeof intended !== 'number' || !Number.isInteger(intended) || intended > now.version) return false;
  const since = shown.findLastIndex(({ version }) => version <= intended);
  const decisions = shown.slice(since).map((match) => decisionOf(match, seat));
  if (since < 0 || decisions.some((decision) => !isDeepStrictEqual(decision, decisions[0]))) return false;
  return (decisions[0]?.legal ?? []).some((legal) => isDeepStrictEqual(legal, action));
}

function decisionOf({ game, state }: Match, seat: Seat) {
  if (!game.toAct(state).includes(seat)) return null;
  const view = game.view(state, seat);
  return { legal: game.legal(view), inSight: facesInSight(view, game.viewSchema) };
}

function checkCards({ game, value }: Table, where: string): void {
  const { state, seats } = playOf(value)!.match;
  expect(hasSameCards(pilesOf(game, state).flat(), pilesOf(game, game.setup(value.options, seats)).flat()), where).toBe(true);
}
