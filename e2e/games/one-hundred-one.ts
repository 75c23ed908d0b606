import type { Locator } from '@playwright/test';
import type { Play } from '../game.ts';
import { labelsOf, type Person } from '../person.ts';

/** Covers if that can be, best of all with a card that strikes; else draws, or passes. */
export const oneHundredOne: Play = {
  name: 'One Hundred and One',
  async turn(person) {
    const [best] = await fitting(person);
    if (await suitQuestion(person).isVisible()) await orders(person, 'spades');
    else if (best !== undefined) await lays(person, best);
    else if (await pack(person).isVisible()) await person.does(pack(person));
    else await person.does(passButton(person));
  },
};

const HOARD = 12;

/** Draws and passes up to a hoard of cards, and keeps the best of them: so one loses before long. */
export const hoarding: Play = {
  name: oneHundredOne.name,
  async turn(person) {
    const worst = (await fitting(person)).at(-1);
    const canHoard = (await person.hand.getByRole('button').count()) < HOARD;
    if (canHoard && (await pack(person).isVisible())) await person.does(pack(person));
    else if (canHoard && (await passButton(person).isVisible())) await person.does(passButton(person));
    else if (worst !== undefined) await lays(person, worst);
    else await oneHundredOne.turn(person);
  },
};

/** The own cards that can be laid now, those first that make somebody draw, then those that make somebody wait. */
async function fitting({ hand }: Person): Promise<readonly Locator[]> {
  const cards = hand.getByRole('button');
  const labels = await labelsOf(cards);
  const able = await cards.evaluateAll((all) => all.map((card) => card.ariaDisabled !== 'true'));
  return labels
    .flatMap((label, index) => (able[index] === true ? [{ index, worth: worthOf(label) }] : []))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ index }) => cards.nth(index));
}

function worthOf(label: string): number {
  const taken = Number(/take (\d)/.exec(label)?.[1] ?? 0);
  return taken + (label.includes('miss a turn') ? 1 : 0);
}

/** The pack, while one can draw from it. */
export function pack({ places }: Person): Locator {
  return places.getByRole('button', { name: /^Draw a card/, disabled: false });
}

export function passButton({ table }: Person): Locator {
  return table.getByRole('button', { name: 'Pass', exact: true });
}

export function suitQuestion({ table }: Person): Locator {
  return table.getByRole('group', { name: /which suit must come next\?$/ });
}

/** Lays a card; should that be a queen, she orders a suit. */
export async function lays(person: Person, card: Locator, suit = 'spades'): Promise<void> {
  await person.does(card, suitQuestion(person));
  if (await suitQuestion(person).isVisible()) await orders(person, suit);
}

async function orders(person: Person, suit: string): Promise<void> {
  await person.does(suitQuestion(person).getByRole('button', { name: suit }));
}
