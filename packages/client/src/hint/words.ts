import { spoken } from '../words/index.ts';

interface HintWords {
  readonly ask: string;
  /** Where there is nothing more to say. */
  readonly lit: string;
}

export const hintWords = spoken<HintWords>({
  en: { ask: 'Hint', lit: 'A bot would do what is lit' },
  de: { ask: 'Tipp', lit: 'Ein Bot täte, was leuchtet' },
  ru: { ask: 'Подсказка', lit: 'Бот сделал бы то, что подсвечено' },
});
