import type { Locator } from '@playwright/test';
import type { PlayableGame } from '../game.ts';
import { buttonLabelled, labelsOf, type Person } from '../person.ts';

export const fourSquare: PlayableGame = {
  name: '100 Points Four Square',
  async turn(person) {
    await person.does(async () => (await outlooks(person))[0]?.stack ?? null);
  },
};

interface Outlook {
  readonly stack: Locator;
  readonly total: number;
  /** The number of taken cards, with the placed one; 0 if the placement takes none. */
  readonly takes: number;
}

/** Returns the preview for each stack, the best one first. */
export async function outlooks({ places }: Person): Promise<readonly Outlook[]> {
  const all = (await labelsOf(places.getByRole('button'))).map((label): Outlook => {
    const [, total, takes] = /your \d+ makes (\d+)(?: and takes (\d+) cards?)?$/.exec(label) ?? [];
    if (total === undefined) throw new Error(`the label has no preview: ${label}`);
    return { stack: buttonLabelled(places, label), total: Number(total), takes: Number(takes ?? 0) };
  });
  return all.toSorted((one, other) => other.takes - one.takes || Math.abs(one.total - 100) - Math.abs(other.total - 100));
}
