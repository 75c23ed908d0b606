import { inMiddle } from '../../src/table/card-words.ts';
import { spoken } from '../../src/words/index.ts';

/** What is told of a game in which cards are handed over. */
interface HandOverTold {
  /** The cards are `null` for those who did not see them. */
  readonly passed: (name: string, cards: readonly string[] | null, to: string) => string;
  readonly handedOver: string;
  readonly showed: (name: string, card: string) => string;
  readonly over: string;
}

const english = new Intl.ListFormat('en');
const deutsch = new Intl.ListFormat('de');
const russian = new Intl.ListFormat('ru');

export const handOverTold = spoken<HandOverTold>({
  en: {
    passed: (name, cards, to) => {
      const what = cards === null ? 'two cards' : english.format(cards.map((card) => `the ${inMiddle(card)}`));
      return `${name} laid down ${what} for ${to}.`;
    },
    handedOver: 'All cards were handed over.',
    showed: (name, card) => `${name} showed the ${inMiddle(card)}.`,
    over: 'The game is over.',
  },
  de: {
    passed: (name, cards, to) => `${name}: ${cards === null ? 'zwei Karten' : deutsch.format(cards)} abgelegt, für ${to}.`,
    handedOver: 'Alle Karten wurden weitergereicht.',
    showed: (name, card) => `${name}: ${card}.`,
    over: 'Das Spiel ist aus.',
  },
  ru: {
    passed: (name, cards, to) =>
      `${name}: ${cards === null ? 'две карты' : russian.format(cards.map(inMiddle))} на столе, для ${to}.`,
    handedOver: 'Все карты переданы.',
    showed: (name, card) => `${name}: ${inMiddle(card)}.`,
    over: 'Игра окончена.',
  },
});
