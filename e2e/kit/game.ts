import { expect, type Locator } from '@playwright/test';
import type { NamedGame, Person } from './person.ts';
import { awaitRest } from './table-state.ts';

export interface PlayableGame extends NamedGame {
  turn(person: Person): Promise<void>;
}

/** Milliseconds; longer than a turn at a fast table, with the time bank and the time that a deal adds. */
export const TURN_TIMEOUT_MS = 45_000;

export async function playToTheEnd(players: readonly Person[], { turn }: PlayableGame): Promise<void> {
  await Promise.all(players.map((player) => playOn(player, turn)));
}

async function playOn(player: Person, turn: PlayableGame['turn']): Promise<void> {
  while ((await player.awaitsTurn()) === 'do') await turn(player);
}

export async function playTurns(players: readonly Person[], { turn }: PlayableGame, count: number): Promise<void> {
  for (let done = 0; done < count; done++) await turn(await whoseTurn(players));
}

/** Plays on until the player whose turn it is satisfies `can`, and returns that player. */
export async function whoseTurnTo(
  can: (person: Person) => Promise<boolean>,
  players: readonly Person[],
  { turn }: PlayableGame,
): Promise<Person> {
  for (;;) {
    const who = await whoseTurn(players);
    if (await can(who)) return who;
    await turn(who);
  }
}

export async function playUntil(what: Locator, players: readonly Person[], { turn }: PlayableGame): Promise<void> {
  for (;;) {
    const goesOn = async (): Promise<boolean> => (await what.isVisible()) || (await nextOf(players)) !== undefined;
    await expect.poll(goesOn, { timeout: TURN_TIMEOUT_MS }).toBe(true);
    if (await what.isVisible()) return;
    const who = await nextOf(players);
    if (who !== undefined) await turn(who);
  }
}

export async function whoseTurn(players: readonly Person[]): Promise<Person> {
  let found: Person | undefined;
  await expect(async () => {
    found = await nextOf(players);
    expect(found).toBeDefined();
  }).toPass({ intervals: [50, 100, 200], timeout: TURN_TIMEOUT_MS });
  if (found === undefined) throw new Error('no player can act');
  return found;
}

async function nextOf(players: readonly Person[]): Promise<Person | undefined> {
  const able = await Promise.all(players.map((player) => player.canAct()));
  return players[able.indexOf(true)];
}

export async function expectVisibleToAll(
  people: readonly Person[],
  what: (person: Person) => Locator,
  wait: { readonly timeout?: number } = {},
): Promise<void> {
  await Promise.all(people.map((person) => expect(what(person)).toBeVisible(wait)));
}

export async function expectHiddenFromAll(people: readonly Person[], what: (person: Person) => Locator): Promise<void> {
  await Promise.all(people.map((person) => expect(what(person)).toBeHidden()));
}

export async function reloadsInMidGame(person: Person): Promise<void> {
  await person.device.rest(person.page);
  const before = await contentAtRest(person);
  await person.page.reload();
  await expect.poll(person.tableContent).toBe(before);
}

export async function contentAtRest({ table, tableContent }: Person): Promise<string> {
  await awaitRest(table);
  return tableContent();
}
