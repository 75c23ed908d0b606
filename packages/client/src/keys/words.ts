import { spoken } from '../words/index.ts';

interface KeysWords {
  readonly table: string;
  readonly page: string;
  readonly does: Readonly<Record<Deed, string>>;
}

/** What keys do. */
export type Deed = 'onward' | 'along' | 'act' | 'put' | 'takeBack' | 'lookBack' | 'sound' | 'close' | 'keys';

export const keysWords = spoken<KeysWords>({
  en: {
    table: 'At the table',
    page: 'Everywhere',
    does: {
      onward: 'From your hand to the table, and on',
      along: 'To the next card or place',
      act: 'Plays it, or says why not',
      put: 'Puts a card elsewhere in your hand',
      takeBack: 'Takes back what you have not played yet',
      lookBack: 'Shows the last turn again',
      sound: 'Sound on and off',
      close: 'Closes what is open',
      keys: 'Shows these keys',
    },
  },
  de: {
    table: 'Am Tisch',
    page: 'Überall',
    does: {
      onward: 'Von der Hand auf den Tisch und weiter',
      along: 'Zur nächsten Karte oder zum nächsten Platz',
      act: 'Spielt sie, oder sagt, warum nicht',
      put: 'Steckt eine Karte um',
      takeBack: 'Nimmt zurück, was noch nicht gespielt ist',
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
      onward: 'От своих карт к столу и дальше',
      along: 'К соседней карте или месту',
      act: 'Сделать ход или узнать, почему нельзя',
      put: 'Переложить карту в руке',
      takeBack: 'Отменить то, что ещё не сыграно',
      lookBack: 'Показать последний ход ещё раз',
      sound: 'Включить и выключить звук',
      close: 'Закрыть открытое',
      keys: 'Показать эти клавиши',
    },
  },
});
