import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import { expect } from 'vitest';
import { handleIntent } from '../src/table/intents/handle-intent.ts';
import { joinTable } from '../src/table/join-table.ts';
import { playOf } from '../src/table/state/table.ts';
import type { HandTable } from './hand-table.ts';

export const ok = (value: unknown) => ({ ok: true, value });
export const refusal = (word: string) => ({ ok: false, refusal: word });

/** Seats four people on the four seats and returns their numbers. */
export async function four({ table }: HandTable): Promise<readonly number[]> {
  const people: number[] = [];
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) {
    const memberId = await joinTable(table, `id of ${name}`, name);
    expect(await handleIntent(table, memberId, 'sit', { seat: people.length })).toEqual(ok(null));
    people.push(memberId);
  }
  return people;
}

/** Seats four people and starts a game, if wanted with other settings. Returns the numbers of the people. */
export async function playing(hand: HandTable, settings?: Intent<'set'>): Promise<readonly number[]> {
  const people = await four(hand);
  if (settings !== undefined) expect(await handleIntent(hand.table, people[0]!, 'set', settings)).toEqual(ok(null));
  expect(await handleIntent(hand.table, people[0]!, 'start', undefined)).toEqual(ok(null));
  for (const memberId of people) expect(await handleIntent(hand.table, memberId, 'seen', undefined)).toEqual(ok(null));
  return people;
}

export const version = ({ table }: HandTable) => playOf(table.value)!.match.version;

export function due({ table }: HandTable): { readonly seat: Seat; readonly action: AnyAction } {
  const { game, state } = playOf(table.value)!.match;
  const seat = game.view(state, 'public').toAct[0]!;
  return { seat, action: game.legal(game.view(state, seat))[0]! };
}

let ids = 0;
export const intent = (hand: HandTable, action: unknown) => ({ id: `intent-${++ids}`, version: version(hand), action });

export async function move(hand: HandTable, people: readonly number[]) {
  const { seat, action } = due(hand);
  return handleIntent(hand.table, people[seat]!, 'act', intent(hand, action));
}

export async function toTheEnd(hand: HandTable, people: readonly number[]): Promise<void> {
  while (hand.table.value.phase === 'playing') expect(await move(hand, people)).toMatchObject({ ok: true });
}
