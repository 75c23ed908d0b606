import type { Locator } from '@playwright/test';
import { bySize } from '../packages/shared/src/testing/size.ts';
import { checkScreen, checkSmallScreen } from './kit/check-screen.ts';
import type { FormValues } from './kit/fill-form.ts';
import { type PlayableGame, whoseTurn } from './kit/game.ts';
import { fourSquare } from './kit/games/four-square.ts';
import { foursquare } from './kit/games/foursquare.ts';
import { hundredRummy } from './kit/games/hundred-rummy.ts';
import { oneHundredOne } from './kit/games/one-hundred-one.ts';
import { firstMatching, type Person } from './kit/person.ts';
import { test } from './kit/test.ts';

type CheckedTable = readonly [id: string, play: PlayableGame, values: FormValues];

/** Eight seats with the sheet of a tournament need more room than any other table. */
const LARGEST: readonly CheckedTable[] = [
  ['hundred-rummy', hundredRummy, { Players: 8, 'Points to win': 100, Tournament: true }],
];

const ALL_FULL: readonly CheckedTable[] = [
  ...LARGEST,
  ['four-square', fourSquare, { Players: 6 }],
  ['one-hundred-one', oneHundredOne, { Players: 6, 'The end': 'Goes on until one is left', 'Free drawing': true }],
];

const FULL = bySize({ full: LARGEST, soak: ALL_FULL });

for (const [id, play, values] of FULL) {
  test(`a full table of ${play.name} fits every size, and is accessible`, async ({ visitors }) => {
    const [ann, wim] = await visitors('MWMWMWMWMWMWMWMWMWMW', 'Wim');
    const link = await ann.makesTable(play, values);
    await wim.opensLink(link, 'watch');
    if (play === hundredRummy) await checkScreen(ann, `${id}-gathering`);
    await ann.startsWithBots();
    await atTheTable(id, play, ann);
    await checkScreen(wim, `${id}-watcher`);
    if (play !== hundredRummy) return;
    await wim.presses('The tournament');
    await checkScreen(wim, 'hundred-rummy-sheet');
  });
}

/** The number of turns before the table is checked, so that some cards lie on it. */
const TURNS = 2;

async function atTheTable(id: string, play: PlayableGame, ann: Person): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await play.turn(await whoseTurn([ann]));
  await whoseTurn([ann]);
  await checkScreen(ann, `${id}-own`);
  await considers(ann);
  await checkScreen(ann, `${id}-considered`);
}

async function considers(person: Person): Promise<void> {
  await person.awaitsRest();
  const first = await firstOf(person);
  if (first === null) throw new Error('there is nothing to consider');
  await person.device.look(first);
}

async function firstOf({ places, hand }: Person): Promise<Locator | null> {
  return (await firstMatching(places, /./)) ?? (await firstMatching(hand, /./));
}

const playFirst = (name: string): PlayableGame => ({
  name,
  turn: (person) => person.does(() => firstOf(person)),
});

const LARGEST_ALONE: readonly CheckedTable[] = [
  ['four-square-alone', playFirst('100 Points Four Square'), { Players: 'Alone', 'Absent players': 5 }],
];

/** Tables for one player. Foursquare needs a real strategy, because a game of first choices may be lost too early. */
const ALL_ALONE: readonly CheckedTable[] = [
  ...LARGEST_ALONE,
  ['hundred-rummy-alone', playFirst('100 Points Rummy'), { Players: 'Alone' }],
  ['foursquare', foursquare, {}],
];

const ALONE = bySize({ full: LARGEST_ALONE, soak: ALL_ALONE });

for (const [id, play, values] of ALONE) {
  test(`a table of ${play.name} for one fits every size, and is accessible`, async ({ visitor }) => {
    const ann = await visitor('Ann');
    await ann.playsAlone(play, values);
    for (let turn = 0; turn < TURNS; turn++) await play.turn(ann);
    await checkScreen(ann, `${id}-own`);
    await checkSmallScreen(ann, `${id}-own`);
    await considers(ann);
    await checkScreen(ann, `${id}-considered`);
  });
}
