import type { Locator } from '@playwright/test';
import type { PlayableGame } from '../game.ts';
import { buttonLabelled, labelsOf, type Person } from '../person.ts';

export const foursquare: PlayableGame = {
  name: 'Foursquare',
  async turn(person) {
    await person.awaitsRest();
    const [best] = await outlooks(person);
    if (best !== undefined) await person.does(best.place);
  },
};

/** Places the card so that the most cards lie face down, which loses the game after a few turns. */
export const losingFoursquare: PlayableGame = {
  name: foursquare.name,
  async turn(person) {
    await person.awaitsRest();
    const worst = (await outlooks(person)).at(-1);
    if (worst !== undefined) await person.does(worst.place);
  },
};

interface Outlook {
  readonly place: Locator;
  readonly label: string;
  /** The number of face-down cards: more than the game allows if the placement loses, negative if it wins. */
  readonly down: number;
}

/** Returns the preview for each possible placement, the best one first. */
export async function outlooks({ places }: Person): Promise<readonly Outlook[]> {
  return (await labelsOf(places.getByRole('button')))
    .map((label): Outlook => ({ place: buttonLabelled(places, label), label, down: downAfter(label) }))
    .filter(({ down }) => !Number.isNaN(down))
    .toSorted((one, other) => one.down - other.down || (isNew(other) ? 1 : 0) - (isNew(one) ? 1 : 0));
}

function isNew({ label }: Outlook): boolean {
  return label.startsWith('Empty place');
}

function downAfter(label: string): number {
  return label.endsWith('– you win') ? -1 : Number(/(\d+) face down(?: – you lose)?$/.exec(label)?.[1] ?? Number.NaN);
}
