import { type ActionOf, type Face, frenchDeck, type OptionsOf, spanishDeck } from '@hundredfold/shared/game';

export const DECKS = ['french-52', 'french-40', 'french-36', 'french-32', 'spanish-40', 'spanish-48'] as const;
export type DeckName = (typeof DECKS)[number];

/** The options. The seats of a quick match are nearly as likely to win (ADR 17). */
export const options = {
  deck: { kind: 'choice', of: DECKS, default: 'french-52', quick: 'french-40' },
  mode: { kind: 'choice', of: ['cutthroat', 'partnership'], default: 'cutthroat' },
  target: { kind: 'whole', from: 1, to: 50, offer: [10, 15, 20], default: 10, quick: 3 },
} as const;

export const terms = { id: 'mod-four', version: 1, seats: { min: 4, max: 4 }, options };

export type ModFourOptions = OptionsOf<typeof options>;

/** The cards of each deck (rules 2.1 and 2.2). */
const CARDS: Readonly<Record<DeckName, readonly Face[]>> = {
  'french-52': frenchDeck(),
  'french-40': frenchDeck(['A', '2', '3', '4', '5', '6', '7', 'J', 'Q', 'K']),
  'french-36': frenchDeck(['A', '6', '7', '8', '9', '10', 'J', 'Q', 'K']),
  'french-32': frenchDeck(['A', '7', '8', '9', '10', 'J', 'Q', 'K']),
  'spanish-40': spanishDeck(['1', '2', '3', '4', '5', '6', '7', '10', '11', '12']),
  'spanish-48': spanishDeck(),
};

export function cardsOf(deck: DeckName): readonly Face[] {
  return CARDS[deck];
}

export const actions = {
  cut: { at: 'count' },
  play: { card: 'face' },
} as const;

export type ModFourAction = ActionOf<typeof actions>;

export const refusals = {
  'not-your-turn': '4.2',
  'cut-first': '3.3',
  'already-cut': '3.3',
  'cut-out-of-range': '3.3',
  'not-in-hand': '4.1',
  'game-over': '5.2',
} as const;

export type ModFourRefusal = keyof typeof refusals;

/** Bots need some 14 steps for each point of the target. */
export const maxSteps = ({ target }: Pick<ModFourOptions, 'target'>): number => 1000 + 300 * target;

export const phrases = ['well-reckoned', 'never-mine', 'given-away', 'off-by-one', 'still-counting'] as const;
