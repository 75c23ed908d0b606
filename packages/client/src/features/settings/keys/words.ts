import { spoken } from '../../../i18n/index.ts';

interface KeysWords {
  readonly table: string;
  readonly page: string;
  readonly does: Readonly<Record<KeyAction, string>>;
}

/** The actions that have a key. */
export type KeyAction = 'onward' | 'along' | 'act' | 'put' | 'cancelSelection' | 'lookBack' | 'sound' | 'close' | 'keys';

export const keysWords = spoken<KeysWords>({
  en: {
    table: 'At the table',
    page: 'Everywhere',
    does: {
      onward: 'Next area',
      along: 'Next card or place',
      act: 'Play it, or see why not',
      put: 'Move a card within your hand',
      cancelSelection: 'Cancel selection',
      lookBack: 'See the last turn again',
      sound: 'Sound on and off',
      close: 'Close what’s open',
      keys: 'Show these keys',
    },
  },
  de: {
    table: 'Am Tisch',
    page: 'Überall',
    does: {
      onward: 'Zum nächsten Bereich',
      along: 'Zur nächsten Karte oder zum nächsten Platz',
      act: 'Spielt sie, oder sagt, warum nicht',
      put: 'Verschiebt eine Karte in der Hand',
      cancelSelection: 'Hebt die Auswahl auf',
      lookBack: 'Zeigt den letzten Zug noch einmal',
      sound: 'Ton an und aus',
      close: 'Schließt, was offen ist',
      keys: 'Zeigt diese Tasten',
    },
  },
  ru: {
    table: 'За столом',
    page: 'Везде',
    does: {
      onward: 'К следующей области',
      along: 'К соседней карте или месту',
      act: 'Сделать ход или узнать, почему нельзя',
      put: 'Переложить карту в руке',
      cancelSelection: 'Отменить выбор',
      lookBack: 'Показать последний ход ещё раз',
      sound: 'Включить и выключить звук',
      close: 'Закрыть открытое',
      keys: 'Показать эти клавиши',
    },
  },
});
