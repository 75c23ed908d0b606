import { expect, type Locator } from '@playwright/test';
import type { Named, Person } from './person.ts';
import { awaitRest } from './rest.ts';

/** One of the games, as people play it. */
export interface Play extends Named {
  /** Does one thing, whatever is to be done: something sensible. */
  turn(person: Person): Promise<void>;
}

/** Milliseconds, longer than anybody's time at a fast table, the bank and what a deal adds included. */
export const WHOLE_TURN = 45_000;

/** Everybody acts whenever it is their turn, until the result lies on the table. */
export async function playToTheEnd(players: readonly Person[], { turn }: Play): Promise<void> {
  await Promise.all(players.map((player) => playOn(player, turn)));
}

async function playOn(player: Person, turn: Play['turn']): Promise<void> {
  while ((await player.awaitsTurn()) === 'do') await turn(player);
}

/** So many things are done, by whoever's turn it is, one after the other. */
export async function playTurns(players: readonly Person[], { turn }: Play, count: number): Promise<void> {
  for (let done = 0; done < count; done++) await turn(await whoseTurn(players));
}

/** They play on until somebody whose turn it is can do what is wanted. */
export async function whoseTurnTo(
  can: (person: Person) => Promise<boolean>,
  players: readonly Person[],
  { turn }: Play,
): Promise<Person> {
  for (;;) {
    const who = await whoseTurn(players);
    if (await can(who)) return who;
    await turn(who);
  }
}

/** They play on until something is to be seen. */
export async function playUntil(what: Locator, players: readonly Person[], { turn }: Play): Promise<void> {
  for (;;) {
    const goesOn = async (): Promise<boolean> => (await what.isVisible()) || (await nextOf(players)) !== undefined;
    await expect.poll(goesOn, { timeout: WHOLE_TURN }).toBe(true);
    if (await what.isVisible()) return;
    const who = await nextOf(players);
    if (who !== undefined) await turn(who);
  }
}

/** The one of them who can do something now, or before long. */
export async function whoseTurn(players: readonly Person[]): Promise<Person> {
  let found: Person | undefined;
  await expect(async () => {
    found = await nextOf(players);
    expect(found).toBeDefined();
  }).toPass({ intervals: [50], timeout: WHOLE_TURN });
  if (found === undefined) throw new Error('nobody can act');
  return found;
}

async function nextOf(players: readonly Person[]): Promise<Person | undefined> {
  const able = await Promise.all(players.map((player) => player.canAct()));
  return players[able.indexOf(true)];
}

export async function everybodySees(
  people: readonly Person[],
  what: (person: Person) => Locator,
  wait: { readonly timeout?: number } = {},
): Promise<void> {
  await Promise.all(people.map((person) => expect(what(person)).toBeVisible(wait)));
}

export async function nobodySees(people: readonly Person[], what: (person: Person) => Locator): Promise<void> {
  await Promise.all(people.map((person) => expect(what(person)).toBeHidden()));
}

/** Whoever reloads in the middle of a game finds the table as they left it. */
export async function reloadsInMidGame(person: Person): Promise<void> {
  await person.hands.rest(person.page);
  const before = await atRest(person);
  await person.page.reload();
  await expect.poll(person.sees).toBe(before);
}

/** All that the table shows once nothing moves any more. */
export async function atRest({ table, sees }: Person): Promise<string> {
  await awaitRest(table);
  return sees();
}
