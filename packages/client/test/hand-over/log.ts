import type { VisibleActionOf } from '@hundredfold/shared/core/action.ts';
import { leftOf } from '@hundredfold/shared/core/seat.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import type { actions, HandOverView } from '@hundredfold/shared/testing/examples/hand-over/index.ts';
import { spokenPlayedCard } from '../../src/cards/card-names.ts';
import { listed, spoken } from '../../src/i18n/index.ts';
import type { LogEvent, NameOf } from '../../src/table/presentation.ts';
import { does, midSentence, type PlayerName, playerName } from '../../src/table/state/player-name.ts';

/** The log texts of a game in which cards are handed over. */
interface ToldWords {
  /** The cards are `null` for viewers who did not see them. */
  readonly passed: (who: PlayerName, cards: readonly string[] | null, to: PlayerName) => string;
  readonly handedOver: string;
  readonly showed: (who: PlayerName, card: string) => string;
  readonly over: string;
}

export const handOverLogTexts = spoken<ToldWords>({
  en: {
    passed: (who, cards, to) =>
      `${does(who, 'put down', 'puts down')} ${cards === null ? 'two cards' : listed(cards)} for ${midSentence(to)}.`,
    handedOver: 'All cards move on.',
    showed: (who, card) => `${does(who, 'show', 'shows')} ${card}.`,
    over: 'The game is over.',
  },
  de: {
    passed: (who, cards, to) =>
      `${does(who, 'legst', 'legt')} ${cards === null ? 'zwei Karten' : listed(cards)} für ${to.own ? 'dich' : to.name} ab.`,
    handedOver: 'Alle Karten wandern weiter.',
    showed: (who, card) => `${does(who, 'zeigst', 'zeigt')} ${card}.`,
    over: 'Das Spiel ist aus.',
  },
  ru: {
    passed: (who, cards, to) =>
      `${does(who, 'кладёте', 'кладёт')} ${cards === null ? 'две карты' : listed(cards)}, их ${to.own ? 'получите вы' : `получит ${to.name}`}.`,
    handedOver: 'Все карты переходят дальше.',
    showed: (who, card) => `${does(who, 'показываете', 'показывает')} ${card}.`,
    over: 'Игра окончена.',
  },
});

/** An action with the facts that the viewer may know. */
export type HandOverTold = VisibleActionOf<typeof actions>;

/** Returns the log sentences for the last event. */
export function logSentences({ last, after }: LogEvent<HandOverView, HandOverTold>, name: NameOf): readonly string[] {
  const texts = handOverLogTexts.value;
  const { seat, action } = last;
  const who = playerName(after, seat, name);
  switch (action.type) {
    case 'pass': {
      const to = playerName(after, leftOf(seat, after.seats.length), name);
      const passed = texts.passed(who, action.cards?.map(spokenPlayedCard) ?? null, to);
      return after.table.stage === 'pass' ? [passed] : [passed, texts.handedOver];
    }
    case 'show': {
      const showed = texts.showed(who, spokenPlayedCard(action.card));
      return isOver(after) ? [showed, texts.over] : [showed];
    }
  }
}
