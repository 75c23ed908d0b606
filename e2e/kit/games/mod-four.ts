import { expect, type Locator } from '@playwright/test';
import { type PlayableGame, whoseTurn } from '../game.ts';
import { firstMatching, type Person } from '../person.ts';

/** Cuts in the middle and plays the first possible card, which is enough to finish a game. */
export const modFour: PlayableGame = {
  name: 'Mod Four',
  turn: (person) => person.does(async () => ((await isToCut(person)) ? cutButton(person) : firstMatching(person.hand, /./))),
};

function cutButton({ table }: Person): Locator {
  return table.getByRole('button', { name: 'Cut', exact: true });
}

async function isToCut(person: Person): Promise<boolean> {
  return cutButton(person).isVisible();
}

export async function plays(person: Person, card: string): Promise<void> {
  await person.does(() => firstMatching(person.hand, new RegExp(`^${card}\\b`)));
}

export async function playCards(players: readonly Person[], count: number): Promise<void> {
  for (let played = 0; played < count; ) {
    const who = await whoseTurn(players);
    const cut = await isToCut(who);
    await modFour.turn(who);
    if (!cut) played++;
  }
}

export async function awaitsCard(person: Person): Promise<void> {
  await person.awaitsTurn();
  if (await isToCut(person)) await person.does(cutButton(person));
  await expect(person.hand.getByRole('button', { disabled: false }).first()).toBeVisible();
}
