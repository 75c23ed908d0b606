import { spoken } from '../../i18n/index.ts';

interface TipWords {
  readonly gotIt: string;
  /** Explains how to preview a card on a touch screen. */
  readonly hold: string;
  /** Points out where to find help. */
  readonly help: string;
}

export const tipWords = spoken<TipWords>({
  en: {
    gotIt: 'Got it',
    hold: 'Hold a card to preview it.',
    help: 'Stuck? The question mark explains the table, the book has the rules, the lamp gives a hint.',
  },
  de: {
    gotIt: 'Verstanden',
    hold: 'Halte eine Karte gedrückt: Dann siehst du, was sie bewirkt.',
    help: 'Etwas unklar? Das Fragezeichen erklärt den Tisch, im Buch stehen die Regeln, die Lampe gibt einen Tipp.',
  },
  ru: {
    gotIt: 'Понятно',
    hold: 'Задержите палец на карте, чтобы увидеть, что получится.',
    help: 'Что-то неясно? Знак вопроса объяснит, что на столе, в книге — правила, а лампочка даст подсказку.',
  },
});
