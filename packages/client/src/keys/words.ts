import { spoken } from '../words/index.ts';

interface Group {
  readonly title: string;
  /** The key as it is printed, and what it does. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}

export const keysWords = spoken<{ readonly table: Group; readonly page: Group }>({
  en: {
    table: {
      title: 'At the table',
      keys: [
        ['Tab', 'From your hand to the table, and on'],
        ['← → ↑ ↓', 'To the next card or place'],
        ['Enter', 'Plays it, or says why not'],
        ['Ctrl + ← →', 'Puts a card elsewhere in your hand'],
        ['Esc', 'Takes back what you have not played yet'],
        ['Backspace', 'Shows the last turn again'],
      ],
    },
    page: {
      title: 'Everywhere',
      keys: [
        ['M', 'Sound on and off'],
        ['Esc', 'Closes what is open'],
        ['?', 'Shows these keys'],
      ],
    },
  },
  de: {
    table: {
      title: 'Am Tisch',
      keys: [
        ['Tab', 'Von der Hand auf den Tisch und weiter'],
        ['← → ↑ ↓', 'Zur nächsten Karte oder zum nächsten Platz'],
        ['Enter', 'Spielt sie, oder sagt, warum nicht'],
        ['Strg + ← →', 'Steckt eine Karte um'],
        ['Esc', 'Nimmt zurück, was noch nicht gespielt ist'],
        ['Rücktaste', 'Zeigt den letzten Zug noch einmal'],
      ],
    },
    page: {
      title: 'Überall',
      keys: [
        ['M', 'Ton an und aus'],
        ['Esc', 'Schließt, was offen ist'],
        ['?', 'Zeigt diese Tasten'],
      ],
    },
  },
  ru: {
    table: {
      title: 'За столом',
      keys: [
        ['Tab', 'От своих карт к столу и дальше'],
        ['← → ↑ ↓', 'К соседней карте или месту'],
        ['Enter', 'Сделать ход или узнать, почему нельзя'],
        ['Ctrl + ← →', 'Переложить карту в руке'],
        ['Esc', 'Отменить то, что ещё не сыграно'],
        ['Backspace', 'Показать последний ход ещё раз'],
      ],
    },
    page: {
      title: 'Везде',
      keys: [
        ['M', 'Включить и выключить звук'],
        ['Esc', 'Закрыть открытое'],
        ['?', 'Показать эти клавиши'],
      ],
    },
  },
});
