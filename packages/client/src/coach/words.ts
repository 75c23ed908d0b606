import { spoken } from '../words/index.ts';

interface CoachWords {
  readonly gotIt: string;
  /** How a finger looks before it presses. */
  readonly hold: string;
  /** Where help is. */
  readonly help: string;
}

export const coachWords = spoken<CoachWords>({
  en: {
    gotIt: 'Got it',
    hold: 'Hold a finger on a card or a place, and you see what would come of it.',
    help: 'Puzzled? The question mark in the bar says what you are looking at, the book has the rules, and the lamp gives a hint.',
  },
  de: {
    gotIt: 'Verstanden',
    hold: 'Lass den Finger auf einer Karte oder einem Platz liegen: Dann siehst du, was herauskäme.',
    help: 'Etwas unklar? Das Fragezeichen in der Leiste erklärt, was du siehst, im Buch stehen die Regeln, und die Lampe gibt einen Tipp.',
  },
  ru: {
    gotIt: 'Понятно',
    hold: 'Подержите палец на карте или на месте: станет видно, что получится.',
    help: 'Что-то неясно? Вопросительный знак на панели объяснит, что вы видите, в книге — правила, а лампочка даст подсказку.',
  },
});
