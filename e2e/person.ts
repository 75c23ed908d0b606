import { expect, type Locator, type Page } from '@playwright/test';
import { type Choice, pressChosen } from './choice.ts';
import { byMouse, type Hands } from './hands.ts';
import { standingAtRest } from './rest.ts';
import { fillIn, type Wishes } from './wishes.ts';

/** The other players act between two turns of a player, which takes a while on a busy machine. */
const TURN_TIMEOUT_MS = 60_000;

/** A game by its name on the start page. */
export interface Named {
  readonly name: string;
}

/** A person in front of a browser, who finds everything by the text of the page. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly hands: Hands;
  readonly table: Locator;
  /** The person's own cards, as a list of buttons. */
  readonly hand: Locator;
  /** The piles and places of the table, as a list of buttons. */
  readonly places: Locator;
  /** Makes a table from the start page, takes the first seat, and returns the link. */
  makesTable(game: Named, wishes?: Wishes): Promise<string>;
  /** Starts a game for one player from the start page, and returns its link. */
  playsAlone(game: Named, wishes?: Wishes): Promise<string>;
  fillsIn(wishes: Wishes): Promise<void>;
  /** Opens the link of a table, types the name, and sits down or watches. */
  comesBy(link: string, to?: 'sit' | 'watch'): Promise<void>;
  /** Opens a table from the start page by its code. */
  comesByCode(code: string): Promise<void>;
  saysName(button: 'To the table' | 'Sit down' | 'Just watch'): Promise<void>;
  presses(name: string | RegExp): Promise<void>;
  /** Sits down. Seats are counted from 1. */
  sitsOn(seat: number): Promise<void>;
  /** Returns the plate of the player with this name. */
  plateOf(name: string): Locator;
  /** Returns the names of the person's own cards. */
  cards(): Promise<readonly string[]>;
  /** Returns everything that the table shows, in words. */
  sees(): Promise<string>;
  /** Returns whether any control of the table can be pressed right now. */
  canAct(): Promise<boolean>;
  /** Waits until the person can act, or the game is over. */
  awaitsTurn(): Promise<'do' | 'over'>;
  /** Waits until nothing at the table changes or moves any more. */
  awaitsRest(): Promise<void>;
  /** Presses an element of the table, and waits until the table has moved on or asks a question. */
  does(what: Choice): Promise<void>;
}

export function personAt(page: Page, name: string, hands: Hands = byMouse): Person {
  const button = (label: string | RegExp, includeHidden = false): Locator =>
    page.getByRole('button', { name: label, exact: typeof label === 'string', includeHidden });
  /** The button of the menu that holds most of the table's bar on a phone. */
  const menu = page.locator('.bar-menu-button');
  const table = page.getByRole('region', { name: 'The table' });
  const hand = table.getByRole('list', { name: 'Your hand' });
  const places = table.getByRole('list', { name: 'On the table' });
  /** The first control that acts. Buttons at the side only show something. */
  const able = table.locator('button:not([aria-disabled=true], .side-button)').first();
  const result = page.getByRole('dialog');

  const person: Person = {
    name,
    page,
    hands,
    table,
    hand,
    places,
    async makesTable(game, wishes = {}) {
      await chooses(game, wishes);
      await person.presses('Make a table');
      await person.saysName('To the table');
      return page.getByRole('textbox', { name: 'Link' }).inputValue();
    },
    async playsAlone(game, wishes = {}) {
      await chooses(game, wishes);
      await person.presses('Deal the cards');
      await expect(table).toBeVisible();
      return page.url();
    },
    fillsIn: (wishes) => fillIn(page, hands, wishes),
    async comesBy(link, to = 'sit') {
      await page.goto(link);
      await person.saysName(to === 'sit' ? 'Sit down' : 'Just watch');
    },
    async comesByCode(code) {
      await opensHouse(page);
      await hands.write(page.getByLabel('Join with a code'), code);
      await person.presses('Go');
    },
    async saysName(way) {
      await hands.write(page.getByLabel('Your name'), name);
      await person.presses(way);
      await expect(page.getByRole('main', { name: /^Table / })).toBeVisible();
    },
    async presses(label) {
      const wanted = button(label);
      if (await menu.isVisible()) {
        const behind = page.locator('.bar-menu .bar-button').and(button(label, true));
        if ((await behind.count()) > 0 && !(await behind.first().isVisible())) await hands.press(menu);
      }
      await hands.press(wanted);
    },
    async sitsOn(seat) {
      await person.presses(new RegExp(`^Sit here Seat ${seat}`));
      await expect(button('Stand up')).toBeVisible();
    },
    plateOf: (whose) => page.getByRole('region', { name: new RegExp(`^${whose}(?:,|$)`) }),
    cards: async () => (await labelsOf(hand.getByRole('button'))).map(bareName),
    sees: async () => withoutNews(await table.ariaSnapshot()),
    canAct: () => able.isVisible(),
    async awaitsTurn() {
      await able.or(result).first().waitFor({ timeout: TURN_TIMEOUT_MS });
      return (await result.isVisible()) ? 'over' : 'do';
    },
    async awaitsRest() {
      await standingAtRest(table);
    },
    does: (what) => pressChosen(person, what),
  };
  return person;

  async function chooses({ name: game }: Named, wishes: Wishes): Promise<void> {
    await opensHouse(page);
    const choice = page.getByRole('radio', { name: new RegExp(`^${game}`) });
    await hands.press(choice);
    await expect(choice).toBeChecked(); // A tap becomes a click only after a moment.
    await person.fillsIn(wishes);
  }
}

/** Opens the start page, and waits until it can be used. The first markup of the page is replaced before that. */
export async function opensHouse(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('#app:not([aria-busy])')).toBeVisible();
}

export function labelsOf(buttons: Locator): Promise<readonly string[]> {
  return buttons.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent ?? ''));
}

/** Returns the first button with exactly this label. */
export function saying(list: Locator, label: string): Locator {
  return list.getByRole('button', { name: label, exact: true }).first();
}

/** Finds the first enabled button whose label matches, by its full label; `null` if there is none. */
export async function firstLike(list: Locator, name: RegExp): Promise<Locator | null> {
  const [label] = await labelsOf(list.getByRole('button', { name, disabled: false }));
  return label === undefined ? null : saying(list, label);
}

/** Returns `Seven of spades` for `Seven of spades, makes 18, remainder 2 – Cleo’s trick`. */
export function bareName(label: string): string {
  return label.split(/[,:]/)[0] ?? '';
}

/** Controls that a reload may add or remove. The first one needs a turn that this page has seen; the second one is shown once in each browser. */
const TEMPORARY_CONTROLS = ['button "Replay the last turn"', 'button "Got it"'];

/** Removes the last announcement, which is not part of the table's state. */
function withoutNews(snapshot: string): string {
  const lines = snapshot.split('\n').filter((line) => TEMPORARY_CONTROLS.every((name) => !line.includes(name)));
  const news = lines.findIndex((line) => /^ *- status/.test(line));
  return (news < 0 ? lines : lines.slice(0, news)).join('\n');
}
