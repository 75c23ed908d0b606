import type { Locator } from '@playwright/test';
import type { Choice } from '../choice.ts';
import type { Play } from '../game.ts';
import { firstLike, labelsOf, type Person, saying } from '../person.ts';

/** Covers if that can be, best of all with a card that strikes; else draws, or passes. */
export const oneHundredOne: Play = {
  name: 'One Hundred and One',
  turn: (person) => lays(person, () => choice(person)),
};

async function choice(person: Person): Promise<Locator> {
  if (await suitQuestion(person).isVisible()) return answer(person, 'spades');
  const [best] = await fitting(person);
  if (best !== undefined) return best;
  return (await pack(person).isVisible()) ? pack(person) : passButton(person);
}

const HOARD = 12;

/** Draws and passes up to a hoard of cards, and keeps the best of them: so one loses before long. */
export const hoarding: Play = {
  name: oneHundredOne.name,
  turn: (person) => lays(person, () => hoardingChoice(person)),
};

async function hoardingChoice(person: Person): Promise<Locator> {
  if ((await person.hand.getByRole('button').count()) < HOARD) {
    if (await pack(person).isVisible()) return pack(person);
    if (await passButton(person).isVisible()) return passButton(person);
  }
  return (await fitting(person)).at(-1) ?? choice(person);
}

/** The own cards that can be laid now, those first that make somebody draw, then those that make somebody wait. */
async function fitting({ hand }: Person): Promise<readonly Locator[]> {
  const labels = await labelsOf(hand.getByRole('button', { disabled: false }));
  return labels.toSorted((one, other) => worthOf(other) - worthOf(one)).map((label) => saying(hand, label));
}

function worthOf(label: string): number {
  const taken = Number(/draws (\d)/.exec(label)?.[1] ?? 0);
  return taken + (label.includes('skips a turn') ? 1 : 0);
}

/** The pack, while one can draw from it. */
export function pack({ places }: Person): Locator {
  return places.getByRole('button', { name: /^Draw a card/, disabled: false });
}

export function passButton({ table }: Person): Locator {
  return table.getByRole('button', { name: 'Pass', exact: true });
}

export function suitQuestion({ table }: Person): Locator {
  return table.getByRole('group', { name: /name a suit$/ });
}

/** An own queen that can be laid. */
export function queenOf({ hand }: Person): Promise<Locator | null> {
  return firstLike(hand, /^Queen.*name a suit/);
}

/** Whether there is one. */
export async function hasQueen(person: Person): Promise<boolean> {
  return (await queenOf(person)) !== null;
}

/** Lays a card; should that be a queen, she orders a suit. */
export async function lays(person: Person, card: Choice, suit = 'spades'): Promise<void> {
  await person.does(card);
  if (await suitQuestion(person).isVisible()) await person.does(answer(person, suit));
}

function answer(person: Person, suit: string): Locator {
  return suitQuestion(person).getByRole('button', { name: suit });
}
