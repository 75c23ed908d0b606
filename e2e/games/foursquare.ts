import type { Locator } from '@playwright/test';
import type { Play } from '../game.ts';
import { labelsOf, type Person, saying } from '../person.ts';

/** Places where the fewest cards lie face down then, on a new place rather than on a pile. */
export const foursquare: Play = {
  name: 'Foursquare',
  async turn(person) {
    await person.awaitsRest();
    const [best] = await outlooks(person);
    if (best !== undefined) await person.does(best.place);
  },
};

/** Places where most cards lie face down then: so the game is lost after a few turns. */
export const losingFoursquare: Play = {
  name: foursquare.name,
  async turn(person) {
    await person.awaitsRest();
    const worst = (await outlooks(person)).at(-1);
    if (worst !== undefined) await person.does(worst.place);
  },
};

/** What the page says would come of a placement. */
interface Outlook {
  readonly place: Locator;
  readonly label: string;
  /** Cards that would lie face down; more than the game allows if it would be lost, less than none if it would be won. */
  readonly down: number;
}

/** Of each placement that is possible, the best one first. */
export async function outlooks({ places }: Person): Promise<readonly Outlook[]> {
  return (await labelsOf(places.getByRole('button')))
    .map((label): Outlook => ({ place: saying(places, label), label, down: downAfter(label) }))
    .filter(({ down }) => !Number.isNaN(down))
    .toSorted((one, other) => one.down - other.down || (isNew(other) ? 1 : 0) - (isNew(one) ? 1 : 0));
}

function isNew({ label }: Outlook): boolean {
  return label.startsWith('Empty place');
}

function downAfter(label: string): number {
  return label.endsWith('– you win') ? -1 : Number(/(\d+) face down(?: – you lose)?$/.exec(label)?.[1] ?? Number.NaN);
}
