import { type BotSaying, botSaying, type TableInPublic } from '../packages/shared/src/protocol/bot-manner.ts';
import { checkScreen } from './kit/check-screen.ts';
import { playToTheEnd } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import type { Person } from './kit/person.ts';
import { expect, test } from './kit/test.ts';

const PHRASES = 'Bots say something now and then';

const SHORT = { Deck: 'French, 32 cards', 'Points to win': 1 };

/** The public facts about a table where Ann plays with three bots. What these say follows from nothing else. */
const BOTS = [null, 'Ada', 'Blaise', 'Carl'];
const TABLE: TableInPublic = {
  round: 0,
  version: 0,
  isPlaying: false,
  bots: BOTS,
  points: [0, 0, 0, 0],
  isPenalised: false,
  winners: null,
};

function sayingAtStart(round: number): BotSaying | null {
  return botSaying({ ...TABLE, round: round - 1 }, { ...TABLE, round, isPlaying: true });
}

function bubbleOf(person: Person, name: string) {
  return person.plateOf(name).locator('.bubble');
}

test('bots greet at the start of these two games', () => {
  expect(sayingAtStart(1)).toEqual({ seat: BOTS.indexOf('Blaise'), phrase: 'good-luck' });
  expect(sayingAtStart(2)).toEqual({ seat: BOTS.indexOf('Ada'), phrase: 'hello' });
});

test('a bot says a phrase at its seat and in the chat, and none once the host has turned them off', async ({ visitors }) => {
  const [ann, wim] = await visitors('Ann', 'Wim');
  const everyone = [ann, wim];
  const link = await ann.makesTable(modFour, SHORT);
  await ann.presses('Fill with bots');
  await wim.opensLink(link, 'watch');

  await test.step('everyone reads the phrase of the first game', async () => {
    await ann.presses('Start the game');
    await Promise.all(everyone.map((person) => expect(bubbleOf(person, 'Blaise')).toHaveText('Good luck!')));
    await checkScreen(ann, 'bot-phrase');
    for (const person of everyone) {
      await person.presses('Chat');
      await expect(chatEvents(person)).toContainText(['Blaise says: “Good luck!”']);
    }
  });

  await playToTheEnd([ann], modFour);
  await ann.presses('Game & options');
  await ann.presses('Clear the table');
  await expect(ann.page.getByRole('dialog')).toBeHidden(); // It has a button of the same name.
  await ann.presses('Game & options');
  await ann.fillsForm({ [PHRASES]: false });
  await ann.presses('Done');

  await test.step('nobody reads one at the start of the second game', async () => {
    await ann.presses('Start the game');
    for (const person of everyone) {
      await expect(chatEvents(person).filter({ hasText: 'A new game has started' })).toHaveCount(2);
      await expect(chatEvents(person).filter({ hasText: 'Ada says: “Hello!”' })).toHaveCount(0);
      await expect(bubbleOf(person, 'Ada')).toHaveCount(0);
    }
  });
});

function chatEvents({ page }: Person) {
  return page.locator('.chat-event');
}
