import type { Locator } from '@playwright/test';
import type { PlayableGame } from '../game.ts';
import { buttonLabelled, labelsOf, type Person } from '../person.ts';

const HAND_SIZE = 4;

export const hundredRummy: PlayableGame = {
  name: '100 Points Rummy',
  turn: (person) => person.does(() => choice(person)),
};

async function choice(person: Person): Promise<Locator | null> {
  const hand = await handOf(person);
  if (hand.length > HAND_SIZE) return needless(person);
  return (await isHundred(person)) ? scoreButton(person) : wantedPile(person, hand);
}

export async function handOf(person: Person): Promise<readonly number[]> {
  return (await person.cards()).map(Number);
}

export async function isHundred(person: Person): Promise<boolean> {
  const hand = await handOf(person);
  return hand.length === HAND_SIZE && sumOf(hand) === 100;
}

export function drawPile({ places }: Person): Locator {
  return places.getByRole('button', { name: /^Draw pile/ });
}

export function scoreButton({ table }: Person): Locator {
  return table.getByRole('button', { name: 'Show and score 100' });
}

async function wantedPile(person: Person, hand: readonly number[]): Promise<Locator> {
  const discard = person.places.getByRole('button', { name: /^Discard pile/ });
  const top = Number(/(\d+) on top/.exec((await labelsOf(discard))[0] ?? '')?.[1] ?? Number.NaN);
  const isWanted = hand.some((card) => sumOf(hand) - card + top === 100);
  return isWanted ? discard : drawPile(person);
}

async function needless({ hand }: Person): Promise<Locator | null> {
  const [best] = (await labelsOf(hand.getByRole('button')))
    .map((label) => ({ label, off: Math.abs(totalWithout(label) - 100) }))
    .toSorted((one, other) => one.off - other.off);
  return best === undefined ? null : buttonLabelled(hand, best.label);
}

function totalWithout(label: string): number {
  const total = /without it your hand makes (\d+)$/.exec(label)?.[1];
  if (total === undefined) throw new Error(`the label has no preview: ${label}`);
  return Number(total);
}

export function sumOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + card, 0);
}
