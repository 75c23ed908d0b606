import { awaitsCard, modFour } from './games/mod-four.ts';
import { byKeyboard } from './hands.ts';
import type { Person } from './person.ts';
import { expect, test } from './test.ts';

test('a hand is sorted, and put in an order of one’s own by keys; this browser remembers it', async ({ visitor }) => {
  const ann = await visitor('Ann', {}, byKeyboard);
  await sitsDown(ann);
  const byRank = await ann.cards();
  await ann.presses('Your hand: by rank');
  await expect.poll(ann.cards).not.toEqual(byRank);
  const bySuit = await ann.cards();
  expect(suitsIn(bySuit)).toEqual(
    [...new Set(suitsIn(bySuit))].flatMap((suit) => suitsIn(bySuit).filter((other) => other === suit)),
  );
  const [first = '', second = '', ...others] = bySuit;
  await ann.hand.getByRole('button').first().focus();
  await ann.page.keyboard.press('Control+ArrowRight');
  await expect.poll(ann.cards).toEqual([second, first, ...others]);
  await expect(ann.table.getByRole('status')).toContainText(`${first}, now card 2 of 8`);
  await expect(ann.hand.getByRole('button').nth(1)).toBeFocused();
  await ann.page.reload();
  await expect.poll(ann.cards).toEqual([second, first, ...others]);
  await ann.presses('Your hand: as you put it');
  await expect.poll(ann.cards).toEqual(byRank);
});

/** At a table with bots, until a card is asked of them. */
async function sitsDown(person: Person): Promise<void> {
  await person.makesTable(modFour, { Deck: 'French, 32' });
  await person.presses('Fill with bots');
  await person.presses('Start the game');
  await awaitsCard(person);
}

function suitsIn(cards: readonly string[]): readonly string[] {
  return cards.map((card) => card.split(' ').at(-1) ?? '');
}
