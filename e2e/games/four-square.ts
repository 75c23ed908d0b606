import type { Locator } from '@playwright/test';
import type { Play } from '../game.ts';
import { labelsOf, type Person, saying } from '../person.ts';

/** Takes a stack whenever that can be, or else comes as near to a hundred as can be. */
export const fourSquare: Play = {
  name: '100 Points Four Square',
  async turn(person) {
    await person.does(async () => (await outlooks(person))[0]?.stack ?? null);
  },
};

/** What the page says would come of a placement. */
interface Outlook {
  readonly stack: Locator;
  readonly total: number;
  /** How many cards, the placed one included. */
  readonly takes: number;
}

/** Of placing the card on each of the stacks, the best one first. */
export async function outlooks({ places }: Person): Promise<readonly Outlook[]> {
  const all = (await labelsOf(places.getByRole('button'))).map((label): Outlook => {
    const [, total, takes] = /your \d+ makes (\d+)(?: and takes (\d+) cards?)?$/.exec(label) ?? [];
    if (total === undefined) throw new Error(`nothing is said about what would come of it: ${label}`);
    return { stack: saying(places, label), total: Number(total), takes: Number(takes ?? 0) };
  });
  return all.toSorted((one, other) => other.takes - one.takes || Math.abs(one.total - 100) - Math.abs(other.total - 100));
}
