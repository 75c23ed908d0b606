import type { Locator } from '@playwright/test';
import type { PlayableGame } from '../game.ts';
import { buttonLabelled, labelsOf, type Person } from '../person.ts';

const RANKS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Jack', 'Queen', 'King', 'Ace'];

/** Passes the lowest cards and plays the highest one, to take as many points as possible: then the game ends soon. */
export const hearts: PlayableGame = {
  name: 'Hearts',
  async turn(person) {
    await person.table.press('Escape'); // A full trick stays for more than a second, unless it is skipped.
    await person.awaitsRest();
    const isPicking = await person.table.locator('.is-picking').isVisible();
    if (isPicking) await picks(person, (await playable(person)).slice(0, 3));
    await person.does(async () =>
      isPicking ? passButton(person) : buttonLabelled(person.hand, (await playable(person)).at(-1) ?? ''),
    );
  },
};

/** Returns the cards that can be pressed, the lowest first. */
async function playable({ hand }: Person): Promise<readonly string[]> {
  const cards = await labelsOf(hand.getByRole('button', { disabled: false }));
  const rankOf = (card: string) => RANKS.indexOf(card.split(' ')[0] ?? '');
  return cards.toSorted((one, other) => rankOf(one) - rankOf(other));
}

export async function picks({ hand, device }: Person, cards: readonly string[]): Promise<void> {
  for (const card of cards) await device.press(buttonLabelled(hand, card));
}

export function passButton({ table }: Person): Locator {
  return table.getByRole('button', { name: /^Pass to / });
}
