import { cardValue } from '../packages/games/mod-four/rules/score.ts';
import type { GameRecord } from '../packages/shared/src/core/record.ts';
import { listen } from './kit/announcements.ts';
import { playToTheEnd } from './kit/game.ts';
import { awaitsCard, modFour, plays } from './kit/games/mod-four.ts';
import { labelsOf } from './kit/person.ts';
import { savesGame } from './kit/result.ts';
import { expect, test } from './kit/test.ts';

// Its seed also draws the ids of matches, so that no other test may use the server.
test.use({ botPace: 200, ownServer: true });

/** A seed of the server with which Ann makes the first cut. */
const ANN_CUTS_SEED = 7;

const CARD = /^(?:Ace|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King) of (?:spades|hearts|diamonds|clubs)\b/;

test('a screen reader announces the cut, the hand, every play, the tricks and the result', async ({ server, visitor }) => {
  const ann = await visitor('Ann');
  await server.seed(ANN_CUTS_SEED);
  await ann.makesTable(modFour, { Deck: 'French, 32 cards', 'Points to win': 2 });
  const speech = await listen(ann.page);
  await ann.presses('Fill with bots');
  await expect.poll(speech.heard).toContain('Everyone is here');
  await ann.presses('Start the game');

  await test.step('the first player is told to cut when the game begins', async () => {
    await expect(ann.table.getByRole('button', { name: 'Cut', exact: true })).toBeVisible();
    await expect.poll(speech.heard).toContain('Your turn: cut the deck');
  });

  await test.step('the hand is a list of cards with names', async () => {
    await awaitsCard(ann);
    const items = ann.hand.getByRole('listitem');
    await expect(items).toHaveCount(8);
    for (const item of await items.all()) {
      await expect(item.getByRole('button')).toHaveAccessibleName(CARD);
      await expect(item.getByRole('button')).toHaveAccessibleName(/makes \d+, remainder [0-3] – (?:your|\w+’s) trick$/);
    }
  });

  await test.step('the trick is a list as well', async () => {
    const [card = ''] = await ann.cards();
    const before = await labelsOf(ann.page.getByRole('list', { name: 'The trick' }).getByRole('listitem'));
    for (const played of before) expect(played).toMatch(/^\w+: /);
    await plays(ann, card);
  });

  await playToTheEnd([ann], modFour);
  const dialog = ann.page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/ wins?$/);
  await expect(dialog.getByRole('button', { name: 'Play again' })).toBeFocused();
  const heard = await speech.heard();
  const { id } = await savesGame(ann);
  const record = await server.record(id);
  const story = storyOf(record);
  const names = await Promise.all(
    [0, 1, 2, 3].map((seat) => (seat === 0 ? 'You' : ann.page.locator(`[data-seat="${seat}"]`).getAttribute('aria-label'))),
  );

  const speechText = heard.join(' ');
  const played = [...speechText.matchAll(/(\w+) plays? the ([\w ]+)\./g)].map(([, who, card]) => `${who} ${card}`);
  expect(played).toEqual(story.plays.map(({ seat, card }) => `${names[seat]} ${spoken(card)}`));
  const winners = [...speechText.matchAll(/(\w+) wins? the trick: sum (\d+)/g)].map(([, who, sum]) => `${who} ${sum}`);
  expect(winners).toEqual(story.tricks.map(({ winner, sum }) => `${names[winner]} ${sum}`));
  expect(heard.filter((sentence) => sentence.startsWith('Your turn'))).toHaveLength(story.decisions);
  expect(speechText).toMatch(/ wins?\. 1\. |^You win\. /);
});

/**
 * Returns the plays, the tricks and the number of Ann's decisions in a record. The winner of a trick is calculated here from the card
 * values.
 */
function storyOf({ steps }: GameRecord) {
  const plays = steps.flatMap((step) =>
    'move' in step && step.move.type === 'play' ? [{ seat: step.seat, card: String(step.move.card) }] : [],
  );
  const tricks = Array.from({ length: plays.length / 4 }, (_, index) => {
    const trick = plays.slice(index * 4, index * 4 + 4);
    const sum = trick.reduce((so, { card }) => so + cardValue(card), 0);
    return { sum, winner: ((trick[0]?.seat ?? 0) + sum) % 4 };
  });
  const decisions = steps.filter((step) => 'move' in step && step.seat === 0).length;
  return { plays, tricks, decisions };
}

const RANKS: Readonly<Record<string, string>> = {
  A: 'ace',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};
const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

function spoken(card: string): string {
  return `${RANKS[card.slice(0, -1)]} of ${SUITS[card.slice(-1)]}`;
}
