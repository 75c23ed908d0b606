import { expect, type Locator } from '@playwright/test';
import type { GameRecord } from '../packages/shared/src/core/record.ts';
import type { Person } from './person.ts';

type Turn = (person: Person, what: 'cut' | 'play') => Promise<void>;

/** Cuts in the middle, plays the first card: enough to see a game to its end. */
const plainly: Turn = (person, what) => (what === 'cut' ? person.cuts() : person.plays());

/** Everybody acts whenever it is their turn, until the result lies on the table. */
export async function playToTheEnd(players: readonly Person[], turn: Turn = plainly): Promise<void> {
  await Promise.all(players.map((player) => playOn(player, turn)));
}

async function playOn(player: Person, turn: Turn): Promise<void> {
  for (let what = await player.awaitsTurn(); what !== 'over'; what = await player.awaitsTurn()) await turn(player, what);
}

/** So many cards are played, by whoever's turn it is; whoever is to cut cuts. */
export async function playCards(players: readonly Person[], count: number): Promise<void> {
  for (let played = 0; played < count; ) {
    const who = await whoseTurn(players);
    const what = await who.awaitsTurn();
    if (what === 'over') throw new Error('the game was over too soon');
    await plainly(who, what);
    if (what === 'play') played++;
  }
}

/** The one of them who can do something now. */
export async function whoseTurn(players: readonly Person[]): Promise<Person> {
  let found: Person | undefined;
  await expect(async () => {
    const able = await Promise.all(players.map((player) => player.canAct()));
    found = players[able.indexOf(true)];
    expect(found).toBeDefined();
  }).toPass({ intervals: [50] });
  if (found === undefined) throw new Error('nobody can act');
  return found;
}

/** The result as a page shows it, line by line: place, who, points. */
export async function resultOn({ page }: Person): Promise<readonly string[]> {
  const lines = page
    .getByRole('dialog')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(lines.first()).toBeVisible();
  return (await lines.allInnerTexts()).map((line) =>
    line
      .replace(/\s+/g, ' ')
      .replace(/(?<=^\d\. \w+) ?you\b/, '')
      .trim(),
  );
}

/** The same as the record of a game without pairs tells it; `names` by seat. */
export function resultIn({ outcome }: GameRecord, names: readonly string[]): readonly string[] {
  return (outcome.ranking ?? []).flatMap((level, index, levels) => {
    const place = 1 + levels.slice(0, index).reduce((ahead, each) => ahead + each.length, 0);
    return level.map((seat) => `${place}. ${names[seat]} ${pointsOf(outcome.scores[seat] ?? 0)}`);
  });
}

function pointsOf(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

export async function everybodySees(people: readonly Person[], what: (person: Person) => Locator): Promise<void> {
  await Promise.all(people.map((person) => expect(what(person)).toBeVisible()));
}

export async function nobodySees(people: readonly Person[], what: (person: Person) => Locator): Promise<void> {
  await Promise.all(people.map((person) => expect(what(person)).toBeHidden()));
}
