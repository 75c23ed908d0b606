import { expect } from '@playwright/test';
import { type Play, whoseTurn } from '../game.ts';
import { bareName, labelsOf, type Person } from '../person.ts';

/** Cuts in the middle, plays the first card: enough to see a game to its end. */
export const modFour: Play = {
  name: 'Mod Four',
  turn: async (person) => ((await isToCut(person)) ? cuts(person) : plays(person)),
};

export async function isToCut({ table }: Person): Promise<boolean> {
  return table.getByRole('button', { name: 'Cut', exact: true }).isVisible();
}

export async function cuts(person: Person, at?: number): Promise<void> {
  const { hands, table } = person;
  if (at !== undefined) await hands.write(table.getByLabel('Cards from the top'), String(at));
  await person.does(table.getByRole('button', { name: 'Cut', exact: true }));
}

/** Plays a card by its name, or the first one. */
export async function plays(person: Person, card?: string): Promise<void> {
  const [first = ''] = await labelsOf(person.hand.getByRole('button', { disabled: false }));
  await person.does(person.hand.getByRole('button', { name: new RegExp(`^${card ?? bareName(first)}`) }));
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
  if (await isToCut(person)) await cuts(person);
  await expect(person.hand.getByRole('button', { disabled: false }).first()).toBeVisible();
}
