import type { Hints } from '@hundredfold/shared/protocol/hints.ts';
import { spoken } from '../words/index.ts';

interface HintWords {
  readonly ask: string;
  /** Where there is nothing more to say. */
  readonly lit: string;
  readonly title: string;
  readonly choices: Readonly<Record<Hints, string>>;
  /** What that means, for everybody at the table. */
  readonly stated: Readonly<Record<Hints, string>>;
}

export const hintWords = spoken<HintWords>({
  en: {
    ask: 'Hint',
    lit: 'A bot would do what is lit',
    title: 'Hints',
    choices: { never: 'Never', alone: 'Against bots', always: 'Always' },
    stated: {
      never: 'Nobody gets hints at this table.',
      alone: 'Whoever plays alone or against bots can ask for a hint.',
      always: 'Everybody who plays here can ask for a hint.',
    },
  },
  de: {
    ask: 'Tipp',
    lit: 'Ein Bot täte, was leuchtet',
    title: 'Tipps',
    choices: { never: 'Nie', alone: 'Gegen Bots', always: 'Immer' },
    stated: {
      never: 'An diesem Tisch gibt es keine Tipps.',
      alone: 'Wer allein oder gegen Bots spielt, kann um einen Tipp bitten.',
      always: 'Alle, die hier spielen, können um einen Tipp bitten.',
    },
  },
  ru: {
    ask: 'Подсказка',
    lit: 'Бот сделал бы то, что подсвечено',
    title: 'Подсказки',
    choices: { never: 'Никогда', alone: 'Против ботов', always: 'Всегда' },
    stated: {
      never: 'За этим столом подсказок нет.',
      alone: 'Подсказку может попросить тот, кто играет один или против ботов.',
      always: 'Подсказку может попросить любой, кто здесь играет.',
    },
  },
});
