import type { BotLevel } from '../packages/shared/src/core/bot-level.ts';
import { FIRST_SEED } from '../packages/shared/src/testing/seeds.ts';
import { bySize } from '../packages/shared/src/testing/size.ts';
import type { FormValues } from './kit/fill-form.ts';
import { type PlayableGame, playToTheEnd } from './kit/game.ts';
import { fourSquare } from './kit/games/four-square.ts';
import { hundredRummy } from './kit/games/hundred-rummy.ts';
import { modFour } from './kit/games/mod-four.ts';
import { hoarding } from './kit/games/one-hundred-one.ts';
import { hurriesBots } from './kit/hurried-bots.ts';
import { resultOn } from './kit/result.ts';
import { expect, test } from './kit/test.ts';

type BotGame = readonly [game: PlayableGame, level: BotLevel, shortest: FormValues];

/** An easy bot computes least. A strong one, which computes most, plays at a table in `every-screen.spec.ts`. */
const WITH_EASY_BOTS: BotGame = [hundredRummy, 'easy', { Players: 2, 'Points to win': 100 }];

const ALL: readonly BotGame[] = [
  WITH_EASY_BOTS,
  [modFour, 'normal', { 'Points to win': 1 }],
  [hoarding, 'normal', { Players: 2, 'Free drawing': true }],
  [fourSquare, 'strong', { Players: 6 }],
];

/** A seed with which One Hundred and One is over after some ten turns of the player; with others it may take a hundred. */
const SEED = FIRST_SEED + 2;

const LABELS: Readonly<Record<BotLevel, string>> = { easy: 'Easy', normal: 'Normal', strong: 'Strong' };

for (const [game, level, shortest] of bySize({ quick: [WITH_EASY_BOTS], full: [WITH_EASY_BOTS], soak: ALL })) {
  test(`${game.name} against ${level} bots on this device`, async ({ visitor }) => {
    const ann = await visitor('Ann');
    await hurriesBots(ann.page, SEED);
    await ann.page.goto('/alone');
    await ann.page.getByRole('radio', { name: new RegExp(`^${game.name}`) }).check();
    await ann.fillsForm({ ...shortest, Bots: LABELS[level] });
    await ann.presses('Deal the cards');
    await expect(ann.table.getByRole('region').getByText(`${level} bot`).first()).toBeVisible();
    await playToTheEnd([ann], game);
    expect(await resultOn(ann)).toHaveLength(await ann.table.getByRole('region').count());
  });
}
