import { BOT_LEVELS, type BotLevel } from '../packages/shared/src/core/bot-level.ts';
import { FIRST_SEED } from '../packages/shared/src/testing/seeds.ts';
import { bySize } from '../packages/shared/src/testing/size.ts';
import type { FormValues } from './kit/fill-form.ts';
import { type PlayableGame, playToTheEnd } from './kit/game.ts';
import { fourSquare } from './kit/games/four-square.ts';
import { foursquare, losingFoursquare } from './kit/games/foursquare.ts';
import { hundredRummy } from './kit/games/hundred-rummy.ts';
import { modFour } from './kit/games/mod-four.ts';
import { hoarding } from './kit/games/one-hundred-one.ts';
import { hurriesBots } from './kit/hurried-bots.ts';
import type { Person } from './kit/person.ts';
import { resultIn, resultOn, seatNames, takesRecord } from './kit/result.ts';
import { expect, soakTest, test } from './kit/test.ts';

/** A game against bots of one level. */
interface BotGame {
  readonly game: PlayableGame;
  readonly level: BotLevel;
}

/** The shortest way to play each game that has bots. */
const SHORTEST: ReadonlyMap<PlayableGame, FormValues> = new Map([
  [modFour, { 'Points to win': 1 }],
  [hoarding, { Players: 2, 'Free drawing': true }],
  [hundredRummy, { Players: 2, 'Points to win': 100 }],
  [fourSquare, { Players: 6 }],
]);

const ALL: readonly BotGame[] = [...SHORTEST.keys()].flatMap((game) => BOT_LEVELS.map((level) => ({ game, level })));

/** An easy bot computes least. A strong one, which computes most, plays at a table in `every-screen.spec.ts`. */
const SOME_ON_DEVICE: readonly BotGame[] = [{ game: hundredRummy, level: 'easy' }];

const ON_DEVICE = bySize({ quick: SOME_ON_DEVICE, test: SOME_ON_DEVICE, soak: ALL });

/** The seeds of the cards. With these, One Hundred and One is over after some ten turns of the player; with others it may take a hundred. */
const TABLE_SEED = FIRST_SEED + 4;
const DEVICE_SEED = FIRST_SEED + 2;

const LABELS: Readonly<Record<BotLevel, string>> = { easy: 'Easy', normal: 'Normal', strong: 'Strong' };

for (const { game, level } of ALL) {
  soakTest(`${game.name} against ${level} bots at a table`, async ({ visitor, server }, { repeatEachIndex }) => {
    const ann = await visitor('Ann');
    // A seed may serve one test of a server alone, because it also draws the ids of matches.
    if (game === hoarding && level === 'normal') await server.seed(TABLE_SEED + repeatEachIndex);
    await ann.makesTable(game, SHORTEST.get(game));
    await ann.presses('Fill with bots');
    await ann.presses('Game & options');
    await ann.fillsForm({ Bots: LABELS[level] });
    await ann.presses('Done');
    await ann.presses('Start the game');
    await expectLevel(ann, level);
    const names = (await seatNames(ann)).with(0, 'Ann');
    await playToTheEnd([ann], game);
    const record = await takesRecord(ann, server);
    const [, ...bots] = record.names;
    expect(bots.map((each) => each?.level)).toEqual(bots.map(() => level));
    expect(await resultOn(ann)).toEqual(resultIn(record, names));
  });
}

for (const { game, level } of ON_DEVICE) {
  test(`${game.name} against ${level} bots on this device`, async ({ visitor }) => {
    const ann = await visitor('Ann');
    await hurriesBots(ann.page, DEVICE_SEED);
    await opensFormFor(ann, game);
    await ann.fillsForm({ ...SHORTEST.get(game), Bots: LABELS[level] });
    await ann.presses('Deal the cards');
    await expectLevel(ann, level);
    await playToTheEnd([ann], game);
    expect(await resultOn(ann)).toHaveLength(await ann.table.getByRole('region').count());
  });
}

soakTest('Foursquare, which has no bots, on this device', async ({ visitor }) => {
  const ann = await visitor('Ann');
  await opensFormFor(ann, foursquare);
  await expect(ann.page.getByRole('group', { name: 'Bots' })).toBeHidden();
  await ann.presses('Deal the cards');
  await playToTheEnd([ann], losingFoursquare);
  await expect(ann.page.getByRole('dialog', { name: 'Lost' })).toBeVisible();
});

async function opensFormFor({ page }: Person, { name }: PlayableGame): Promise<void> {
  await page.goto('/alone');
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
}

async function expectLevel({ table }: Person, level: BotLevel): Promise<void> {
  await expect(table.getByRole('region').getByText(`${level} bot`).first()).toBeVisible();
}
