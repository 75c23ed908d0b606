import type { Locator } from '@playwright/test';
import type { PlayableGame } from '../game.ts';
import { buttonLabelled, labelsOf, type Person } from '../person.ts';

const RANKS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Jack', 'Queen', 'King', 'Ace'];

/** Passes the last three cards and plays the highest ones, which take the points: the game ends soon. */
export const hearts: PlayableGame = {
  name: 'Hearts',
  async turn(person) {
    await person.awaitsRest();
    const cards = await labelsOf(person.hand.getByRole('button', { disabled: false }));
    if (await person.table.locator('.is-picking').isVisible()) {
      await picks(person, cards.slice(-3));
      await person.does(passButton(person));
      return;
    }
    const rankOf = (card: string) => RANKS.indexOf(card.split(' ')[0] ?? '');
    const [highest = ''] = cards.toSorted((one, other) => rankOf(other) - rankOf(one));
    await person.does(buttonLabelled(person.hand, highest));
  },
};

export async function picks({ hand, device }: Person, cards: readonly string[]): Promise<void> {
  for (const card of cards) await device.press(buttonLabelled(hand, card));
}

export function passButton({ table }: Person): Locator {
  return table.getByRole('button', { name: /^Pass to / });
}
