import { expect, type Locator } from '@playwright/test';
import type { Play } from '../game.ts';
import { labelsOf, type Person } from '../person.ts';

const HAND = 4;

/** Scores whenever that can be; else draws, the discard pile's top card if it makes a hundred, and keeps what comes nearest to one. */
export const hundredRummy: Play = {
  name: '100 Points Rummy',
  async turn(person) {
    const hand = await handOf(person);
    if (hand.length > HAND) await discards(person);
    else if (await isHundred(person)) await person.does(scoreButton(person));
    else await draws(person, hand);
  },
};

export async function handOf(person: Person): Promise<readonly number[]> {
  return (await person.cards()).map(Number);
}

/** Whether the hand can be shown, once it is their turn. */
export async function isHundred(person: Person): Promise<boolean> {
  const hand = await handOf(person);
  return hand.length === HAND && sumOf(hand) === 100;
}

export function scoreButton({ table }: Person): Locator {
  return table.getByRole('button', { name: 'Show and score 100' });
}

async function draws(person: Person, hand: readonly number[]): Promise<void> {
  const discard = person.places.getByRole('button', { name: /^Discard pile/ });
  const top = Number(/(\d+) on top/.exec((await labelsOf(discard))[0] ?? '')?.[1] ?? Number.NaN);
  const isWanted = hand.some((card) => sumOf(hand) - card + top === 100);
  await person.does(isWanted ? discard : person.places.getByRole('button', { name: /^Draw pile/ }));
}

/** Lays the card without which the hand comes nearest to a hundred, as the page says. */
async function discards(person: Person): Promise<void> {
  const cards = person.hand.getByRole('button');
  const best = (await labelsOf(cards))
    .map((label, index) => ({ index, total: totalWithout(label) }))
    .toSorted((one, other) => Math.abs(one.total - 100) - Math.abs(other.total - 100))[0];
  await person.does(cards.nth(best?.index ?? 0));
  await expect(cards).toHaveCount(HAND);
}

function totalWithout(label: string): number {
  const total = /your hand would total (\d+) without it$/.exec(label)?.[1];
  if (total === undefined) throw new Error(`nothing is said about what would come of it: ${label}`);
  return Number(total);
}

export function sumOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + card, 0);
}
