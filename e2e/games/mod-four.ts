import { expect, type Locator } from '@playwright/test';
import { type Play, whoseTurn } from '../game.ts';
import { firstLike, type Person } from '../person.ts';

/** Cuts in the middle, plays the first card: enough to see a game to its end. */
export const modFour: Play = {
  name: 'Mod Four',
  turn: (person) => person.does(async () => ((await isToCut(person)) ? cutButton(person) : firstLike(person.hand, /./))),
};

function cutButton({ table }: Person): Locator {
  return table.getByRole('button', { name: 'Cut', exact: true });
}

async function isToCut(person: Person): Promise<boolean> {
  return cutButton(person).isVisible();
}

/** Plays a card by its name. */
export async function plays(person: Person, card: string): Promise<void> {
  await person.does(() => firstLike(person.hand, new RegExp(`^${card}\\b`)));
}

/** So many cards are played, by whoever's turn it is; whoever is to cut cuts. */
export async function playCards(players: readonly Person[], count: number): Promise<void> {
  for (let played = 0; played < count; ) {
    const who = await whoseTurn(players);
    const cut = await isToCut(who);
    await modFour.turn(who);
    if (!cut) played++;
  }
}

/** Past the cut, until a card is asked of somebody. */
export async function awaitsCard(person: Person): Promise<void> {
  await person.awaitsTurn();
  if (await isToCut(person)) await person.does(cutButton(person));
  await expect(person.hand.getByRole('button', { disabled: false }).first()).toBeVisible();
}
