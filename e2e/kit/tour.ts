import { modFour as modFourRules } from '../../packages/games/mod-four/rules/index.ts';
import { playToTheEnd, whoseTurn } from './game.ts';
import { foursquare } from './games/foursquare.ts';
import { modFour, playCards } from './games/mod-four.ts';
import { playsOnDevice } from './on-device.ts';
import { SERVER_STOPPED } from './page-errors.ts';
import { firstMatching, type Person } from './person.ts';
import { addressOf, recordedGame, turnOf } from './recorded-game.ts';
import { filledValue } from './shown-text.ts';
import { expect, type TableFixtures } from './test.ts';

type Look = (person: Person, screen: string) => Promise<void>;

const NAMES = [
  'Wilhelmina Zuckerman',
  '山田太郎と花子の札遊び大好きな四人組',
  '🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦅🦉🦇🐺🐗',
  'MWMWMWMWMWMWMWMWMWMW',
] as const;

export async function startTour(
  { visitor, pageErrors }: Pick<TableFixtures, 'visitor' | 'pageErrors'>,
  look: Look,
): Promise<void> {
  pageErrors.expectKind(/status of 40[34]/);
  await atTheStart(await visitor(NAMES[0]), look);
}

export async function tableTour(
  { server, visitor, pageErrors }: Pick<TableFixtures, 'server' | 'visitor' | 'pageErrors'>,
  look: Look,
): Promise<void> {
  pageErrors.expectKind(SERVER_STOPPED);
  const [ann, ben, dan, wim] = await Promise.all([NAMES[0], NAMES[1], NAMES[3], 'Wim'].map((name) => visitor(name)));
  if (!ann || !ben || !dan || !wim) throw new Error('a visitor is missing');
  const players = [ann, ben, dan];

  const link = await throughJoinPage(ann, ben, look);
  await ann.page.goto(link);
  await ann.takesSeat(4);
  await ann.presses(/^Add bot: Seat 1/);
  await wim.opensLink(link, 'watch');
  await look(ann, 'gathering-host');
  await ann.presses(/^Level: /);
  await look(ann, 'bot-level');
  await ann.fillsForm({ Level: 'Strong' });
  await ann.presses('Done');
  await look(ben, 'gathering-guest');
  await dan.opensLink(link);
  await look(wim, 'gathering-watcher');
  await look(ann, 'gathering-ready');

  await ann.presses('Start the game');
  await atTheTable(players, wim, look);
  await toTheEnd(players, wim, look);
  await ben.presses('Close');
  await server.kill();
  await expect(ben.page.getByText('Connection lost – reconnecting …')).toBeVisible();
  await look(ben, 'line-lost');
  await server.restart();
  await expect(ben.page.getByText('Connection lost – reconnecting …')).toBeHidden();
}

async function atTheStart(ann: Person, look: Look): Promise<void> {
  const { page } = ann;
  await page.goto('/');
  await look(ann, 'start');
  await ann.presses('Strangers');
  await expect(page.getByText('No open tables right now')).toBeVisible();
  await look(ann, 'start-strangers');
  await ann.presses('Friends');
  await page.getByRole('radio', { name: /^Mod Four/ }).check();
  await ann.fillsForm({ Teams: 'Two pairs', 'Public table': true });
  await page.getByLabel('Join with a code').fill('what?');
  await ann.presses('Go');
  await look(ann, 'start-options');
  await ann.presses('Settings');
  await look(ann, 'settings');
  await ann.presses('Done');
  await ann.presses(/^You/);
  await ann.presses('My games');
  await look(ann, 'my-games-none');
  await ann.presses('Close');
  await page.getByRole('link', { name: 'What’s stored' }).click();
  await expect(page.getByText('365 days')).toBeVisible();
  await look(ann, 'stored');
  await page.goto('/credits');
  await look(ann, 'credits');
  await atTheGroup(ann, look);
  await playsOnDevice(ann, foursquare);
  await look(ann, 'alone-table');
  await ann.presses('Leave the table');
  await expect(page.getByText('Needs a connection').first()).toBeVisible();
  await look(ann, 'start-offline');
  await page.goto('/nowhere/at/all');
  await look(ann, 'nowhere');
  await page.goto('/t/00000000');
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  await look(ann, 'gone');
  await atReplay(ann, look);
}

const GROUP = 'Thursdays at the Zuckermans’';

async function atTheGroup(ann: Person, look: Look): Promise<void> {
  const { page } = ann;
  await page.goto('/g/');
  await page.getByLabel('Name of the group').fill(GROUP);
  await look(ann, 'group-make');
  await page.getByLabel('Your name').fill(NAMES[0]);
  await ann.presses('Make a group');
  await expect(page.getByRole('heading', { name: GROUP })).toBeVisible();
  await look(ann, 'group-young');
  await ann.presses('Another game');
  await ann.presses('Save for the group');
  await ann.presses('Save');
  await expect(page.getByRole('dialog')).toBeHidden();
  await ann.presses('Plan the next game night');
  await ann.presses('Another time');
  await look(ann, 'group-proposal');
  await ann.presses('Suggest');
  await expect(page.getByRole('dialog')).toBeHidden();
  await look(ann, 'group-proposed');
  await ann.presses('Group settings');
  await look(ann, 'group-settings');
  await page.goto('/g/#0');
  await expect(page.getByRole('heading', { name: 'No group here' })).toBeVisible();
}

const RECORD = recordedGame({ game: modFourRules, names: NAMES, options: { target: 2 } });

const REVIEW_TIMEOUT_MS = 150_000;

async function atReplay(ann: Person, look: Look): Promise<void> {
  const { page } = ann;
  await page.goto('/r');
  await look(ann, 'replay-open');
  await page.goto('/r#AAAA');
  await expect(page.getByRole('heading', { name: 'This game can’t be read' })).toBeVisible();
  await look(ann, 'replay-fault');
  await page.goto(addressOf(RECORD, `?turn=${turnOf(1, RECORD, 12)}&seat=2`));
  await expect(ann.table).toBeVisible();
  await look(ann, 'replay');
  await ann.presses('What happened');
  await look(ann, 'replay-log');
  await ann.presses('Close');
  await page.getByRole('button', { name: /^View:/ }).click();
  await look(ann, 'replay-views');
  await page.keyboard.press('Escape');
  await ann.awaitsRest();
  await ann.device.press(ann.hand.getByRole('button').last());
  await look(ann, 'replay-what-if');
  await ann.presses('Back to the game');
  await ann.presses('Review');
  const done = page.getByRole('button', { name: 'How is this worked out?' });
  await expect(done).toBeVisible({ timeout: REVIEW_TIMEOUT_MS });
  await look(ann, 'review');
  await ann.presses('Review');
  for (const [button, screen] of [
    ['Share', 'replay-share'],
    ['Play on from here', 'replay-continue'],
  ] as const) {
    await ann.presses(button);
    await look(ann, screen);
    await ann.presses('Close');
  }
}

async function throughJoinPage(ann: Person, ben: Person, look: Look): Promise<string> {
  const { page } = ann;
  await page.goto('/');
  await ann.presses(/^You/);
  await look(ann, 'you');
  await page.getByLabel('Your name').fill(ann.name);
  await ann.presses('Save');
  await ann.presses('Friends');
  await page.getByRole('radio', { name: /^Mod Four/ }).check();
  await ann.fillsForm({ Teams: 'Two pairs', 'Points to win': 2, 'Public table': true });
  await ann.presses('Make a table');
  const link = await filledValue(page.getByRole('textbox', { name: 'Link' }));
  await ben.page.goto('/');
  await ben.presses('Strangers');
  await expect(ben.page.getByRole('article')).toBeVisible();
  await look(ben, 'start-open-table');
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('  ');
  await ben.presses('Sit down');
  await look(ben, 'name-question');
  await ben.entersName('Sit down');
  return link;
}

async function atTheTable(players: readonly Person[], wim: Person, look: Look): Promise<void> {
  const cutter = await whoseTurn(players);
  const other = players.find((player) => player !== cutter) ?? cutter;
  await look(cutter, 'cut-own');
  await look(other, 'cut-other');
  await other.presses('Help');
  await look(other, 'help');
  await other.presses(/^Fair cards/);
  await look(other, 'fair-cards');
  await other.presses('Close help');
  await other.presses('Menu');
  await look(other, 'menu');
  await other.page.keyboard.press('Escape');
  await playCards(players, 3);
  const next = await whoseTurn(players);
  const waiting = players.find((player) => player !== next) ?? next;
  await next.awaitsRest();
  const third = await firstMatching(next.hand, new RegExp(`^${(await next.cards())[2]}\\b`));
  if (third === null) throw new Error('there is no third card to consider');
  await next.device.look(third);
  await look(next, 'play-own');
  await look(waiting, 'play-other');
  await look(wim, 'play-watcher');
  await next.presses('What happened');
  await look(next, 'log');
  await next.presses('Close');
  for (const [button, screen] of [
    ['Invite friends', 'invite'],
    ['Leave the table', 'leave'],
  ] as const) {
    await next.presses(button);
    await look(next, screen);
    await next.presses('Close');
  }
  await next.presses('Help');
  await next.presses('Rules');
  await look(next, 'rules');
  await next.presses('Close help');
  const gone = players.find((player) => player !== next && player !== waiting) ?? waiting;
  const [url, context] = [gone.page.url(), gone.page.context()];
  await gone.page.goto('/credits');
  await expect(next.plateOf(gone.name).getByText('bot plays')).toBeVisible();
  await look(next, 'play-held');
  await gone.page.goto(url);
  const second = await context.newPage();
  await second.goto(url);
  await expect(gone.page.getByRole('heading', { name: 'Open in another window' })).toBeVisible();
  await look(gone, 'elsewhere');
  await second.close();
  await gone.presses('Play here instead');
}

async function atMyGames([, , dan]: readonly Person[], look: Look): Promise<void> {
  if (dan === undefined) return;
  await dan.page.goto('/');
  await dan.presses(/^You/);
  await dan.presses('My games');
  await expect(dan.page.getByRole('dialog').getByRole('listitem')).toBeVisible();
  await look(dan, 'my-games');
  await dan.device.press(dan.page.locator('.you-page summary'));
  await expect(dan.page.locator('.form-statistics').getByRole('heading', { name: /^With others/ })).toBeVisible();
  await look(dan, 'statistics');
  await dan.presses(/^Delete: /);
  await look(dan, 'my-games-delete');
}

async function toTheEnd(players: readonly Person[], wim: Person, look: Look): Promise<void> {
  await playToTheEnd(players, modFour);
  const [ann] = players;
  if (ann === undefined) return;
  await look(ann, 'result');
  await ann.presses('More');
  await look(ann, 'result-more');
  await look(wim, 'result-watcher');
  await atMyGames(players, look);
  await ann.presses('Close');
  await look(ann, 'over');
}
