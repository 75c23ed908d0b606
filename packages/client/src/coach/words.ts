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
    help: 'Stuck? Here you find what everything on the table means. The book has the rules, and the lamp gives a hint.',
  },
  de: {
    gotIt: 'Verstanden',
    hold: 'Lass den Finger auf einer Karte oder einem Platz liegen: Dann siehst du, was herauskäme.',
    help: 'Etwas unklar? Hier erfährst du, was alles auf dem Tisch bedeutet. Im Buch stehen die Regeln, und die Lampe gibt einen Tipp.',
  },
  ru: {
    gotIt: 'Понятно',
    hold: 'Подержите палец на карте или на месте: станет видно, что получится.',
    help: 'Что-то неясно? Здесь объясняется всё, что лежит на столе. В книге — правила, а лампочка даст подсказку.',
  },
});
