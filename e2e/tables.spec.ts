import type { Locator } from '@playwright/test';
import { checkScreen, checkSmallScreen } from './kit/check-screen.ts';
import { whoseTurn } from './kit/game.ts';
import { hundredRummy } from './kit/games/hundred-rummy.ts';
import { firstMatching, type Person } from './kit/person.ts';
import { test } from './kit/test.ts';

// Eight seats with the sheet of a tournament need more room than any other table.
test('a full table of Rummy fits every size, and is accessible', async ({ visitors }) => {
  const [ann, wim] = await visitors('MWMWMWMWMWMWMWMWMWMW', 'Wim');
  const link = await ann.makesTable(hundredRummy, { Players: 8, 'Points to win': 100, Tournament: true });
  await wim.opensLink(link, 'watch');
  await checkScreen(ann, 'hundred-rummy-gathering');
  await ann.startsWithBots();
  for (let turn = 0; turn < TURNS; turn++) await hundredRummy.turn(await whoseTurn([ann]));
  await whoseTurn([ann]);
  await checkScreen(ann, 'hundred-rummy-own');
  await considers(ann);
  await checkScreen(ann, 'hundred-rummy-considered');
  await checkScreen(wim, 'hundred-rummy-watcher');
  await wim.presses('The tournament');
  await checkScreen(wim, 'hundred-rummy-sheet');
});

test('the largest table for one fits every size, and is accessible', async ({ visitor }) => {
  const ann = await visitor('Ann');
  await ann.playsAlone({ name: '100 Points Four Square' }, { Players: 'Alone', 'Absent players': 5 });
  for (let turn = 0; turn < TURNS; turn++) await ann.does(() => firstOf(ann));
  await checkScreen(ann, 'four-square-alone-own');
  await checkSmallScreen(ann, 'four-square-alone-own');
  await considers(ann);
  await checkScreen(ann, 'four-square-alone-considered');
});

/** The number of turns before the table is checked, so that some cards lie on it. */
const TURNS = 2;

async function considers(person: Person): Promise<void> {
  await person.awaitsRest();
  const first = await firstOf(person);
  if (first === null) throw new Error('there is nothing to consider');
  await person.device.look(first);
}

async function firstOf({ places, hand }: Person): Promise<Locator | null> {
  return (await firstMatching(places, /./)) ?? (await firstMatching(hand, /./));
}
