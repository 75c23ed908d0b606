import { expect, type Locator, type Page } from '@playwright/test';
import { type Choice, pressChosen } from './choice.ts';
import { byMouse, type Hands } from './hands.ts';
import { standingAtRest } from './rest.ts';
import { fillIn, type Wishes } from './wishes.ts';

/** On a busy machine the others take a while, whose turn may be between two own ones. */
const LONG = 60_000;

/** A game by the name under which the start page offers it. */
export interface Named {
  readonly name: string;
}

/** Somebody in front of a browser, who knows the page by what it says. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly hands: Hands;
  readonly table: Locator;
  /** The own cards, as a list of buttons. */
  readonly hand: Locator;
  /** The piles and places of the table, as a list of buttons. */
  readonly places: Locator;
  /** From the start page to a new table, the first seat included; its link. */
  makesTable(game: Named, wishes?: Wishes): Promise<string>;
  /** From the start page into a game for one; its link. */
  playsAlone(game: Named, wishes?: Wishes): Promise<string>;
  fillsIn(wishes: Wishes): Promise<void>;
  /** Opens a link and says who they are. */
  comesBy(link: string, to?: 'sit' | 'watch'): Promise<void>;
  /** From the start page, by a code that somebody told. */
  comesByCode(code: string): Promise<void>;
  saysName(button: 'To the table' | 'Sit down' | 'Just watch'): Promise<void>;
  presses(name: string | RegExp): Promise<void>;
  /** Seats are counted as people do: from 1. */
  sitsOn(seat: number): Promise<void>;
  /** What the table shows of a seat's holder. */
  plateOf(name: string): Locator;
  /** The names of the own cards. */
  cards(): Promise<readonly string[]>;
  /** All that the table shows, in words. */
  sees(): Promise<string>;
  /** Whether anything at the table can be pressed right now. */
  canAct(): Promise<boolean>;
  /** Waits until there is something to do, or nothing any more. */
  awaitsTurn(): Promise<'do' | 'over'>;
  /** Waits until nothing at the table changes or moves any more. */
  awaitsRest(): Promise<void>;
  /** Presses something at the table, and waits until the table has moved on, or asks something first. */
  does(what: Choice): Promise<void>;
}

export function personAt(page: Page, name: string, hands: Hands = byMouse): Person {
  const button = (said: string | RegExp, includeHidden = false): Locator =>
    page.getByRole('button', { name: said, exact: typeof said === 'string', includeHidden });
  /** On a phone most of a table's bar is behind it. */
  const menu = page.locator('.bar-menu-button');
  const table = page.getByRole('region', { name: 'The table' });
  const hand = table.getByRole('list', { name: 'Your hand' });
  const places = table.getByRole('list', { name: 'On the table' });
  /** Not those that only show something. */
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
    async presses(said) {
      const wanted = button(said);
      if (await menu.isVisible()) {
        const behind = page.locator('.bar-menu .bar-button').and(button(said, true));
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
      await able.or(result).first().waitFor({ timeout: LONG });
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
    await expect(choice).toBeChecked(); // A tap is a click only a moment later.
    await person.fillsIn(wishes);
  }
}

/** The start page, once it can be pressed: what is seen of it at first is replaced. */
export async function opensHouse(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('#app:not([aria-busy])')).toBeVisible();
}

export function labelsOf(buttons: Locator): Promise<readonly string[]> {
  return buttons.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent ?? ''));
}

/** The button that says just this; of several alike the first one. */
export function saying(list: Locator, label: string): Locator {
  return list.getByRole('button', { name: label, exact: true }).first();
}

/** The first that can be pressed of those whose names are like this, by its whole name; `null` if there is none. */
export async function firstLike(list: Locator, name: RegExp): Promise<Locator | null> {
  const [label] = await labelsOf(list.getByRole('button', { name, disabled: false }));
  return label === undefined ? null : saying(list, label);
}

/** `Seven of spades` of `Seven of spades, makes 18, remainder 2 – Cleo’s trick`. */
export function bareName(said: string): string {
  return said.split(/[,:]/)[0] ?? '';
}

/** Of no use before something was seen; and beside a sentence that each browser is told once. */
const PASSING = ['button "Replay the last turn"', 'button "Got it"'];

/** What was said last is no part of how the table stands. */
function withoutNews(snapshot: string): string {
  const lines = snapshot.split('\n').filter((line) => PASSING.every((name) => !line.includes(name)));
  const news = lines.findIndex((line) => /^ *- status/.test(line));
  return (news < 0 ? lines : lines.slice(0, news)).join('\n');
}
