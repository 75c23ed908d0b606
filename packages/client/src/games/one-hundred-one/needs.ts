import type { Face } from '@hundredfold/shared/cards/face.ts';
import { FRENCH_SUITS, frenchRank, frenchSuit } from '@hundredfold/shared/cards/french.ts';
import type { OneHundredOneAction } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import type { OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { spoken } from '../../i18n/index.ts';
import type { WhyNot } from '../../table/presentation.ts';
import { orderedSuit } from './standing.ts';
import { oneHundredOneWords } from './words.ts';

/** Explains why a card in hand cannot be played: names the cards that can be (rules 4.1 and 4.3). */
export function whyNot(view: OneHundredOneView, card: Face): WhyNot<OneHundredOneAction> {
  const { suits } = oneHundredOneWords.value;
  const { ranks, cover, follow } = needs.value;
  const { duty, pile } = view.table;
  const action: OneHundredOneAction = { type: 'play', card };
  if (duty === 'order' || pile.top === null) return { action };
  const { top } = pile;
  const ordered = orderedSuit(view);
  if (ordered !== null) return { action, says: follow(suits[ordered]) };
  const suit = FRENCH_SUITS.find((each) => each === frenchSuit(top));
  return { action, says: cover(suit === undefined ? '' : suits[suit], ranks[frenchRank(top)] ?? '') };
}

interface NeedsWords {
  /** The name of each rank, with its indefinite article. */
  readonly ranks: Readonly<Record<string, string>>;
  readonly cover: (suit: string, rank: string) => string;
  readonly follow: (suit: string) => string;
}

const needs = spoken<NeedsWords>({
  en: {
    ranks: { 6: 'a six', 7: 'a seven', 8: 'an eight', 9: 'a nine', 10: 'a ten', J: 'a jack', K: 'a king', A: 'an ace' },
    cover: (suit, rank) => `Needs ${suit}, ${rank} or a queen.`,
    follow: (suit) => `Needs ${suit} or a queen.`,
  },
  de: {
    ranks: {
      6: 'eine Sechs',
      7: 'eine Sieben',
      8: 'eine Acht',
      9: 'eine Neun',
      10: 'eine Zehn',
      J: 'ein Bube',
      K: 'ein König',
      A: 'ein Ass',
    },
    cover: (suit, rank) => `Hier passt nur ${suit}, ${rank} oder eine Dame.`,
    follow: (suit) => `Hier passt nur ${suit} oder eine Dame.`,
  },
  ru: {
    ranks: { 6: 'шестёрка', 7: 'семёрка', 8: 'восьмёрка', 9: 'девятка', 10: 'десятка', J: 'валет', K: 'король', A: 'туз' },
    cover: (suit, rank) => `Подойдут ${suit}, ${rank} или дама.`,
    follow: (suit) => `Подойдут ${suit} или дама.`,
  },
});
