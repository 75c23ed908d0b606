import type { VisibleActionOf } from '@hundredfold/shared/core/action.ts';
import { leftOf } from '@hundredfold/shared/core/seat.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import type { actions, HandOverView } from '@hundredfold/shared/testing/tiny/hand-over.ts';
import { inMiddle, toldCard } from '../../src/table/card-words.ts';
import type { NameOf, Told } from '../../src/table/staging.ts';
import { spoken } from '../../src/words/index.ts';

/** What is told of a game in which cards are handed over. */
interface ToldWords {
  /** The cards are `null` for those who did not see them. */
  readonly passed: (name: string, cards: readonly string[] | null, to: string) => string;
  readonly handedOver: string;
  readonly showed: (name: string, card: string) => string;
  readonly over: string;
}

const english = new Intl.ListFormat('en');
const deutsch = new Intl.ListFormat('de');
const russian = new Intl.ListFormat('ru');

export const handOverTold = spoken<ToldWords>({
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
    showed: (name, card) => `${name}: ${card} gezeigt.`,
    over: 'Das Spiel ist aus.',
  },
  ru: {
    passed: (name, cards, to) =>
      `${name}: ${cards === null ? 'две карты' : russian.format(cards.map(inMiddle))} на столе, для ${to}.`,
    handedOver: 'Все карты переданы.',
    showed: (name, card) => `${name}: открыта ${inMiddle(card)}.`,
    over: 'Игра окончена.',
  },
});

/** An action as far as whoever looks may know of it. */
export type HandOverTold = VisibleActionOf<typeof actions>;

/** What just happened, in sentences. */
export function tell({ last, after }: Told<HandOverView, HandOverTold>, name: NameOf): readonly string[] {
  const told = handOverTold.value;
  const { seat, action } = last;
  switch (action.type) {
    case 'pass': {
      const to = name(leftOf(seat, after.seats.length));
      const passed = told.passed(name(seat), action.cards?.map(toldCard) ?? null, to);
      return after.table.stage === 'pass' ? [passed] : [passed, told.handedOver];
    }
    case 'show': {
      const showed = told.showed(name(seat), toldCard(action.card));
      return isOver(after) ? [showed, told.over] : [showed];
    }
  }
}
