import { spoken } from '../words/index.ts';

interface CoachWords {
  readonly gotIt: string;
  /** Where help is. */
  readonly help: string;
}

export const coachWords = spoken<CoachWords>({
  en: {
    gotIt: 'Got it',
    help: 'Puzzled? This says what you are looking at; next to it are the rules and, against bots, a hint.',
  },
  de: {
    gotIt: 'Verstanden',
    help: 'Etwas unklar? Hier steht, was du gerade siehst; daneben sind die Regeln und, gegen Bots, ein Tipp.',
  },
  ru: {
    gotIt: 'Понятно',
    help: 'Если что-то неясно: здесь объяснят, что вы видите, а рядом — правила и, против ботов, подсказка.',
  },
});
