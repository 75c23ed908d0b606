import type { Locator } from '@playwright/test';
import { type Play, whoseTurn, whoseTurnTo } from './game.ts';
import { fourSquare } from './games/four-square.ts';
import { foursquare } from './games/foursquare.ts';
import { hundredRummy } from './games/hundred-rummy.ts';
import { hasQueen, oneHundredOne, queenOf, suitQuestion } from './games/one-hundred-one.ts';
import { lookAt, lookAtSmall } from './look.ts';
import { firstLike, type Person } from './person.ts';
import { expect, test } from './test.ts';
import type { Wishes } from './wishes.ts';

/** Tables with all seats taken and the options that need the most room. */
const FULL: readonly (readonly [id: string, play: Play, wishes: Wishes])[] = [
  ['four-square', fourSquare, { Players: 6 }],
  ['hundred-rummy', hundredRummy, { Players: 8, 'Points to win': 100, Tournament: true }],
  ['one-hundred-one', oneHundredOne, { Players: 6, 'The end': 'Goes on until one is left', 'Free drawing': true }],
];

for (const [id, play, wishes] of FULL) {
  test(`a full table of ${play.name} fits every size, and is accessible`, async ({ visitor }) => {
    const ann = await visitor('Wilhelmina Zuckerman');
    const ben = await visitor('MWMWMWMWMWMWMWMWMWMW');
    const wim = await visitor('Wim');
    const link = await ann.makesTable(play, wishes);
    await ben.comesBy(link);
    await wim.comesBy(link, 'watch');
    if (play === hundredRummy) await lookAt(ann, `${id}-gathering`);
    await ann.presses('Fill with bots');
    await ann.presses('Start the game');
    await atTheTable(id, play, [ann, ben]);
    await lookAt(wim, `${id}-watcher`);
    if (play === hundredRummy) await toTheLargestResult([ann, ben], wim);
  });
}

/** Plays to the result of a tournament of eight. Its result and its score sheet need more room than those of any other game. */
async function toTheLargestResult(friends: readonly Person[], wim: Person): Promise<void> {
  test.slow(); // Bots play the rest in a moment, but the table animates it move by move.
  for (const friend of friends) await leaves(friend);
  await expect(wim.page.getByRole('dialog')).toBeVisible({ timeout: 120_000 });
  await lookAt(wim, 'hundred-rummy-result');
  await wim.presses('View table');
  await lookAt(wim, 'hundred-rummy-over');
  await wim.presses('The tournament');
  await lookAt(wim, 'hundred-rummy-sheet');
}

/** The number of turns before the table is checked, so that some cards lie on it. */
const TURNS = 3;

async function atTheTable(id: string, play: Play, players: readonly Person[]): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await play.turn(await whoseTurn(players));
  const next = await whoseTurn(players);
  await lookAt(next, `${id}-own`);
  await considers(next);
  await lookAt(next, `${id}-considered`);
  if (play === oneHundredOne) await asksForSuit(id, players);
}

/** Rests the pointer on the first place or card that can be pressed. */
async function considers(person: Person): Promise<void> {
  await person.awaitsRest();
  const first = await firstOf(person);
  if (first === null) throw new Error('there is nothing to consider');
  await person.hands.look(first);
}

/** Finds the first place or card that can be pressed. */
async function firstOf({ places, hand }: Person): Promise<Locator | null> {
  return (await firstLike(places, /./)) ?? (await firstLike(hand, /./));
}

async function asksForSuit(id: string, players: readonly Person[]): Promise<void> {
  const who = await whoseTurnTo(hasQueen, players, oneHundredOne);
  await who.does(() => queenOf(who));
  await expect(suitQuestion(who)).toBeVisible();
  await lookAt(who, `${id}-suit`);
}

async function leaves(friend: Person): Promise<void> {
  await friend.presses('Leave the table');
  await friend.hands.press(friend.page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }));
}

/** Returns a way to play that always presses the first possible place or card. */
const playFirst = (name: string): Play => ({
  name,
  turn: (person) => person.does(() => firstOf(person)),
});

/** Tables for one player. Foursquare needs a real strategy, because a game of first choices may be lost too early. */
const ALONE: readonly (readonly [id: string, play: Play, wishes: Wishes])[] = [
  ['four-square-alone', playFirst('100 Points Four Square'), { Players: 'Alone', 'Absent players': 5 }],
  ['hundred-rummy-alone', playFirst('100 Points Rummy'), { Players: 'Alone' }],
  ['foursquare', foursquare, {}],
];

for (const [id, play, wishes] of ALONE) {
  test(`a table of ${play.name} for one fits every size, and is accessible`, async ({ visitor }) => {
    const ann = await visitor('Ann');
    await ann.playsAlone(play, wishes);
    for (let turn = 0; turn < TURNS; turn++) await play.turn(ann);
    await lookAt(ann, `${id}-own`);
    await lookAtSmall(ann, `${id}-own`);
    await considers(ann);
    await lookAt(ann, `${id}-considered`);
  });
}
