import type { Locator } from '@playwright/test';
import type { PlayableGame } from '../game.ts';
import { buttonLabelled, firstMatching, labelsOf, type Person } from '../person.ts';
import type { PressTarget } from '../press-element.ts';

export const oneHundredOne: PlayableGame = {
  name: 'One Hundred and One',
  turn: (person) => lays(person, () => choice(person)),
};

async function choice(person: Person): Promise<Locator> {
  const spades = person.places.getByRole('button', { name: 'spades', exact: true });
  if (await spades.isVisible()) return spades;
  const [best] = await fitting(person);
  if (best !== undefined) return best;
  return (await pack(person).isVisible()) ? pack(person) : passButton(person);
}

/** Returns the person's cards that fit now: first those that make a player draw, then those that make a player wait. */
async function fitting({ hand }: Person): Promise<readonly Locator[]> {
  const labels = await labelsOf(hand.getByRole('button', { disabled: false }));
  return labels.toSorted((one, other) => worthOf(other) - worthOf(one)).map((label) => buttonLabelled(hand, label));
}

function worthOf(label: string): number {
  const taken = Number(/draws (\d)/.exec(label)?.[1] ?? 0);
  return taken + (label.includes('skips a turn') ? 1 : 0);
}

export function pack({ places }: Person): Locator {
  return places.getByRole('button', { name: /^Draw a card/, disabled: false });
}

export function passButton({ table }: Person): Locator {
  return table.getByRole('button', { name: 'Pass', exact: true });
}

export function suitQuestion({ table }: Person): Locator {
  return table.getByRole('group', { name: /name a suit$/ });
}

export function queenOf({ hand }: Person): Promise<Locator | null> {
  return firstMatching(hand, /^Queen.*name a suit/);
}

export async function hasQueen(person: Person): Promise<boolean> {
  return (await queenOf(person)) !== null;
}

export async function lays(person: Person, card: PressTarget, suit = 'spades'): Promise<void> {
  await person.does(card);
  if (await suitQuestion(person).isVisible()) await person.does(answer(person, suit));
}

function answer(person: Person, suit: string): Locator {
  return suitQuestion(person).getByRole('button', { name: suit });
}
