import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import { expect } from 'vitest';
import { personAt } from '../src/table/state/seating.ts';
import { isPlayedByBot, playOf } from '../src/table/state/table.ts';
import { type HandTable, PACE } from './hand-table.ts';

export const ok = (value: unknown) => ({ ok: true, value });
export const refusal = (word: string) => ({ ok: false, refusal: word });

export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'] as const;

/** Lets four people come, again or for the first time, and returns their numbers. */
export async function come(hand: HandTable): Promise<readonly number[]> {
  const people: number[] = [];
  for (const name of NAMES) people.push(await hand.join(name));
  return people;
}

/** Lets people come and sit on the first seats, and returns their numbers. */
export async function seated(hand: HandTable, ...names: readonly string[]): Promise<readonly number[]> {
  const people: number[] = [];
  for (const name of names) {
    const memberId = await hand.join(name);
    expect(await hand.ask(memberId, 'sit', { seat: people.length })).toEqual(ok(null));
    people.push(memberId);
  }
  return people;
}

export const four = (hand: HandTable) => seated(hand, ...NAMES) as Promise<FourPeople>;

type FourPeople = readonly [number, number, number, number];

/** Seats Ann on the first seat and bots on all others. Returns her number. */
export async function annAndBots(hand: HandTable): Promise<number> {
  const [ann = 0] = await seated(hand, 'Ann');
  for (let seat = 1; seat < hand.table.value.seating.seats.length; seat++) await hand.ask(ann, 'fill', { seat });
  return ann;
}

export async function playing(hand: HandTable, settings?: Intent<'set'>): Promise<FourPeople> {
  const people = await four(hand);
  if (settings !== undefined) expect(await hand.ask(people[0], 'set', settings)).toEqual(ok(null));
  expect(await hand.ask(people[0], 'start')).toEqual(ok(null));
  for (const memberId of people) expect(await hand.ask(memberId, 'seen')).toEqual(ok(null));
  return people;
}

/** Returns the member ids of the people on the seats, and `bot` or `empty` for the others. */
export const holders = ({ table }: HandTable) =>
  table.value.seating.seats.map((each) => (each.holder === 'person' ? each.memberId : each.holder));

export const personOf = ({ table }: HandTable, memberId: number) => personAt(table.value.seating, memberId);

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
  return hand.ask(people[seat]!, 'act', intent(hand, action));
}

/** Lets people and bots play to the end. */
export async function toTheEnd(hand: HandTable, people: readonly number[]): Promise<void> {
  while (hand.table.value.phase === 'playing') {
    if (isPlayedByBot(hand.table.value, due(hand).seat)) await hand.pass(PACE);
    else expect(await move(hand, people)).toMatchObject({ ok: true });
  }
}
