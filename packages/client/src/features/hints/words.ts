import type { Hints } from '@hundredfold/shared/protocol/hints.ts';
import { spoken } from '../../i18n/index.ts';

interface HintWords {
  readonly ask: string;
  /** Shown if there is nothing more to say about the suggested move. */
  readonly lit: string;
  readonly title: string;
  readonly choices: Readonly<Record<Hints, string>>;
  /** Explains the choice to everyone at the table. */
  readonly stated: Readonly<Record<Hints, string>>;
}

export const hintWords = spoken<HintWords>({
  en: {
    ask: 'Hint',
    lit: 'Suggested move',
    title: 'Hints',
    choices: { never: 'Never', alone: 'Against bots', always: 'Always' },
    stated: {
      never: 'No hints at this table.',
      alone: 'Hints when you play alone or with bots.',
      always: 'All players can ask for hints.',
    },
  },
  de: {
    ask: 'Tipp',
    lit: 'Vorgeschlagener Zug',
    title: 'Tipps',
    choices: { never: 'Nie', alone: 'Gegen Bots', always: 'Immer' },
    stated: {
      never: 'Keine Tipps an diesem Tisch.',
      alone: 'Tipps, wenn du allein oder gegen Bots spielst.',
      always: 'Alle, die mitspielen, können um Tipps bitten.',
    },
  },
  ru: {
    ask: 'Подсказка',
    lit: 'Предлагаемый ход',
    title: 'Подсказки',
    choices: { never: 'Никогда', alone: 'Против ботов', always: 'Всегда' },
    stated: {
      never: 'За этим столом подсказок нет.',
      alone: 'Подсказки, если вы играете без соперников или с ботами.',
      always: 'Подсказки доступны всем игрокам.',
    },
  },
});
