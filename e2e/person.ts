import { expect, type Locator, type Page } from '@playwright/test';
import { byMouse, type Hands } from './hands.ts';

export interface Wishes {
  readonly deck?: string;
  readonly sides?: 'Everybody alone' | 'Two pairs';
  readonly target?: number;
  readonly open?: boolean;
}

/** Somebody in front of a browser, who knows the page by what it says. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  /** The own cards, as a list of buttons. */
  readonly hand: Locator;
  /** From the start page to a new table, the first seat included; its link. */
  makesTable(wishes?: Wishes): Promise<string>;
  choosesOptions(wishes: Wishes): Promise<void>;
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
  /** Whether a cut or a card is asked of them right now. */
  canAct(): Promise<boolean>;
  /** Waits until there is something to do, or nothing any more. */
  awaitsTurn(): Promise<'cut' | 'play' | 'over'>;
  cuts(at?: number): Promise<void>;
  /** Plays a card by its name, or the first one. */
  plays(card?: string): Promise<void>;
}

export function personAt(page: Page, name: string, hands: Hands = byMouse): Person {
  const button = (said: string | RegExp): Locator => page.getByRole('button', { name: said, exact: typeof said === 'string' });
  const hand = page.getByRole('list', { name: 'Your hand' });
  const playable = hand.getByRole('button', { disabled: false });
  const dialog = page.getByRole('dialog');

  const person: Person = {
    ...{ name, page, hand },
    async makesTable(wishes = {}) {
      await page.goto('/');
      await hands.press(page.getByRole('radio', { name: /^Mod Four/ }));
      await person.choosesOptions(wishes);
      await person.presses('Make a table');
      await person.saysName('To the table');
      return page.getByRole('textbox', { name: 'Link' }).inputValue();
    },
    async choosesOptions({ deck, sides, target, open = false }) {
      const folded = page.getByText('How you play it');
      if (!(await page.getByLabel('Deck').isVisible())) await hands.press(page.locator('summary', { has: folded }));
      if (deck !== undefined) await hands.pick(page.getByLabel('Deck'), deck);
      if (sides !== undefined) await hands.press(page.getByRole('radio', { name: sides }));
      if (target !== undefined) await hands.write(page.getByLabel(/^Points to win: Another number/), String(target));
      if (open) await hands.press(page.getByRole('switch', { name: 'Open to strangers' }));
    },
    async comesBy(link, to = 'sit') {
      await page.goto(link);
      await person.saysName(to === 'sit' ? 'Sit down' : 'Just watch');
    },
    async comesByCode(code) {
      await page.goto('/');
      await hands.write(page.getByLabel('Join with a code'), code);
      await person.presses('Go');
    },
    async saysName(way) {
      await hands.write(page.getByLabel('Your name'), name);
      await person.presses(way);
      await expect(page.getByRole('main', { name: /^Table / })).toBeVisible();
    },
    presses: (said) => hands.press(button(said)),
    async sitsOn(seat) {
      await person.presses(new RegExp(`^Sit here Seat ${seat}`));
      await expect(button('Stand up')).toBeVisible();
    },
    plateOf: (whose) => page.getByRole('region', { name: new RegExp(`^${whose}(?:,|$)`) }),
    async cards() {
      const said = await hand.getByRole('button').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
      return said.map((each) => bareName(each ?? ''));
    },
    canAct: async () => (await button('Cut').isVisible()) || (await playable.count()) > 0,
    async awaitsTurn() {
      await button('Cut').or(playable).or(dialog).first().waitFor();
      if (await dialog.isVisible()) return 'over';
      return (await button('Cut').isVisible()) ? 'cut' : 'play';
    },
    async cuts(at) {
      if (at !== undefined) await hands.write(page.getByLabel('Cards from the top'), String(at));
      await person.presses('Cut');
      await expect(button('Cut')).toBeHidden();
    },
    async plays(card) {
      const before = await person.cards();
      const chosen = card ?? bareName((await playable.first().getAttribute('aria-label')) ?? '');
      await hands.press(hand.getByRole('button', { name: new RegExp(`^${chosen}`) }));
      await expect.poll(person.cards).not.toEqual(before);
    },
  };
  return person;
}

/** `Seven of spades` of `Seven of spades, would make 18 and leave remainder 2: Cleo`. */
function bareName(said: string): string {
  return said.split(',')[0] ?? '';
}
