import { expect, type Locator, type Page } from '@playwright/test';
import { type FormValues, fillForm } from './fill-form.ts';
import { byMouse, type InputDevice } from './input-device.ts';
import { type PressTarget, pressElement } from './press-element.ts';
import { filledValue } from './shown-text.ts';
import { stateAtRest } from './table-state.ts';

/** The other players act between two turns of a player, which takes a while on a busy machine. */
const TURN_TIMEOUT_MS = 60_000;

export interface NamedGame {
  readonly name: string;
}

/** A person in front of a browser, who finds everything by the text of the page. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly device: InputDevice;
  readonly table: Locator;
  /** The person's own cards, as a list of buttons. */
  readonly hand: Locator;
  /** The piles and places of the table, as a list of buttons. */
  readonly places: Locator;
  /** Makes a table from the start page, takes the first seat, and returns the link. */
  makesTable(game: NamedGame, values?: FormValues): Promise<string>;
  playsAlone(game: NamedGame, values?: FormValues): Promise<string>;
  fillsForm(values: FormValues): Promise<void>;
  opensLink(link: string, to?: 'sit' | 'watch'): Promise<void>;
  joinsByCode(code: string): Promise<void>;
  entersName(button: 'Continue' | 'Sit down'): Promise<void>;
  /** Enters the name in place of the one that was drawn for the browser, unless the person has entered one before. */
  introduces(): Promise<void>;
  /** Watches a table whose link is open, which asks for no name, and then says the own one. */
  watches(): Promise<void>;
  presses(name: string | RegExp): Promise<void>;
  /** Presses a button that asks first, and goes ahead. `yes` is the label of the button in the question. */
  confirms(name: string, yes?: string): Promise<void>;
  /** Fills all free seats with bots, and starts the game. The person must be the host. */
  startsWithBots(): Promise<void>;
  /** Opens the menu of a person in the list of people, which must be open. */
  opensMenuOf(name: string): Promise<void>;
  /** Sits down. Seats are counted from 1. */
  takesSeat(seat: number): Promise<void>;
  plateOf(name: string): Locator;
  cards(): Promise<readonly string[]>;
  tableContent(): Promise<string>;
  canAct(): Promise<boolean>;
  awaitsTurn(): Promise<'do' | 'over'>;
  awaitsRest(): Promise<void>;
  /** Presses an element of the table, and waits until the table has moved on or asks a question. */
  does(what: PressTarget): Promise<void>;
}

/** The host finds these behind a button in the result. */
const RESULT_MENU: readonly (string | RegExp)[] = ['Game & options', 'Save game (JSON)'];

export function personAt(page: Page, name: string, device: InputDevice = byMouse): Person {
  const button = (label: string | RegExp, includeHidden = false): Locator =>
    page.getByRole('button', { name: label, exact: typeof label === 'string', includeHidden });
  const menu = page.locator('.bar-menu-button');
  /** Found by its label alone: the search for a role computes the role of every element of the page. */
  const table = page.locator('section[aria-label="The table"]');
  const hand = table.getByRole('list', { name: 'Your hand' });
  const places = table.getByRole('list', { name: 'On the table' });
  /** The first control that acts. Buttons at the side only show something. */
  const able = table.locator('button:not([aria-disabled=true], .side-button)').first();
  const result = page.getByRole('dialog');

  const person: Person = {
    name,
    page,
    device,
    table,
    hand,
    places,
    async makesTable(game, values = {}) {
      await chooses(game, 'Friends', values);
      const field = page.locator('.new-table').getByLabel('Your name');
      if (await field.isVisible()) await device.write(field, name);
      await person.presses('Make a table');
      return filledValue(page.getByRole('textbox', { name: 'Link' }));
    },
    async playsAlone(game, values = {}) {
      await chooses(game, 'Bots', values);
      await person.presses('Play');
      await expect(table).toBeVisible();
      return page.url();
    },
    fillsForm: (values) => fillForm(page, device, values),
    async opensLink(link, to = 'sit') {
      await page.goto(link);
      await (to === 'sit' ? person.entersName('Sit down') : person.watches());
    },
    async joinsByCode(code) {
      await opensStartPage(page);
      await person.presses('Friends');
      await device.write(page.getByLabel('Join with a code'), code);
      await person.presses('Go');
    },
    async entersName(way) {
      await expect(button(way, true)).toBeVisible(); // The start page before it has a field for the name, too.
      await device.write(page.getByLabel('Your name'), name);
      await person.presses(way);
      await expect(page.getByRole('main', { name: /^Table / })).toBeVisible();
    },
    async introduces() {
      if ((await button(GUEST, true).count()) === 0) return;
      await person.presses(GUEST);
      await device.write(page.getByRole('dialog').getByLabel('Your name'), name);
      await person.presses('Save');
      await expect(button(GUEST, true)).toHaveCount(0);
    },
    async watches() {
      const atTable = page.getByRole('main', { name: /^Table / });
      await expect(button('Just watch').or(atTable)).toBeVisible();
      if (!(await atTable.isVisible())) await person.presses('Just watch');
      await expect(atTable).toBeVisible();
      await person.introduces();
    },
    async presses(label) {
      const wanted = button(label);
      if (RESULT_MENU.includes(label)) {
        const more = page.locator('.result').getByRole('button', { name: 'More', exact: true });
        await wanted.or(more).first().waitFor();
        if (!(await wanted.isVisible())) await device.press(more);
      }
      const behind = page.locator('.bar-menu .bar-button').and(button(label, true));
      await expect(async () => {
        if (await wanted.first().isVisible()) return;
        if ((await behind.count()) > 0) await device.press(menu);
        await wanted.first().waitFor({ timeout: 2000 }); // A label may change in between.
      }).toPass({ timeout: TURN_TIMEOUT_MS });
      await device.press(wanted);
    },
    async confirms(label, yes = label) {
      await person.presses(label);
      await device.press(page.getByRole('dialog').getByRole('button', { name: yes, exact: true }));
    },
    async startsWithBots() {
      await person.presses('Fill with bots');
      await person.presses('Start the game');
    },
    opensMenuOf: (whose) => device.press(page.locator('.people').getByRole('button', { name: `About ${whose}`, exact: true })),
    async takesSeat(seat) {
      await person.presses(new RegExp(`^Sit here Seat ${seat}`));
      await expect(button('Stand up')).toBeVisible();
    },
    plateOf: (whose) => page.getByRole('region', { name: new RegExp(`^${whose}(?:,|$)`) }),
    cards: async () => (await labelsOf(hand.getByRole('button'))).map(shortLabel),
    tableContent: async () => withoutAnnouncement(await table.ariaSnapshot()),
    canAct: () => able.isVisible(),
    async awaitsTurn() {
      await able.or(result).first().waitFor({ timeout: TURN_TIMEOUT_MS });
      return (await result.isVisible()) ? 'over' : 'do';
    },
    async awaitsRest() {
      await stateAtRest(table);
    },
    does: (what) => pressElement(person, what),
  };
  return person;

  async function chooses({ name: game }: NamedGame, opponents: 'Friends' | 'Bots', values: FormValues): Promise<void> {
    await opensStartPage(page);
    const choice = page.getByRole('radio', { name: new RegExp(`^${game}`) });
    await device.press(choice);
    await expect(choice).toBeChecked(); // A tap becomes a click only after a moment.
    await person.presses(opponents);
    await person.fillsForm(values);
  }
}

/** The label of the account button of someone who has not entered a name. */
export const GUEST = /^You’re .* · Change$/;

/** Opens the start page, and waits until it can be used. The first markup of the page is replaced before that. */
export async function opensStartPage(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('#app:not([aria-busy])')).toBeVisible();
}

export function labelsOf(buttons: Locator): Promise<readonly string[]> {
  return buttons.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent ?? ''));
}

export function buttonLabelled(list: Locator, label: string): Locator {
  return list.getByRole('button', { name: label, exact: true }).first();
}

export async function firstMatching(list: Locator, name: RegExp): Promise<Locator | null> {
  const [label] = await labelsOf(list.getByRole('button', { name, disabled: false }));
  return label === undefined ? null : buttonLabelled(list, label);
}

/** Returns `Seven of spades` for `Seven of spades, makes 18, remainder 2 – Cleo’s trick`. */
export function shortLabel(label: string): string {
  return label.split(/[,:]/)[0] ?? '';
}

/**
 * Controls that a reload may add or remove. The first one needs a turn that this page has seen; the second one is shown once in each
 * browser.
 */
const TEMPORARY_CONTROLS = ['button "Replay the last turn"', 'button "Got it"'];

/** Removes the last announcement, which is not part of the table's state. */
function withoutAnnouncement(snapshot: string): string {
  const lines = snapshot.split('\n').filter((line) => TEMPORARY_CONTROLS.every((name) => !line.includes(name)));
  const news = lines.findIndex((line) => /^ *- status/.test(line));
  return (news < 0 ? lines : lines.slice(0, news)).join('\n');
}
