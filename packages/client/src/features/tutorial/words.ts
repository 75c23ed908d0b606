import { spoken } from '../../i18n/index.ts';

/** Texts around a lesson. */
interface LearnWords {
  readonly learn: string;
  /** Added to the button until the player has taken the lesson. */
  readonly minute: string;
  readonly title: (game: string) => string;
  readonly step: (step: number, of: number) => string;
  readonly leave: string;
  /** The answer to a press that the lesson does not ask for, with what it would have done. */
  readonly instead: (would: string) => string;
  readonly elsewhere: string;
  /** The answer to a press after the last step. */
  readonly over: string;
  readonly watch: string;
  readonly done: string;
  readonly playBots: string;
  readonly play: string;
  readonly again: string;
  readonly back: string;
}

export const tutorialWords = spoken<LearnWords>({
  en: {
    learn: 'Learn it',
    minute: 'in a minute',
    title: (game) => `Learn ${game}`,
    step: (step, of) => `Step ${step} of ${of}`,
    leave: 'Skip',
    instead: (would) => `${would}. Not this one – try what’s highlighted.`,
    elsewhere: 'Not this one – try what’s highlighted.',
    over: 'The lesson is over. Now play!',
    watch: 'Watch …',
    done: 'That’s all you need',
    playBots: 'Play against bots',
    play: 'Play now',
    again: 'Again',
    back: 'Back',
  },
  de: {
    learn: 'Spiel lernen',
    minute: 'in 1 Minute',
    title: (game) => `${game} lernen`,
    step: (step, of) => `Schritt ${step} von ${of}`,
    leave: 'Überspringen',
    instead: (would) => `${would}. Diesmal nicht – tippe auf das, was leuchtet.`,
    elsewhere: 'Diesmal nicht – tippe auf das, was leuchtet.',
    over: 'Die Lektion ist zu Ende. Jetzt spiel!',
    watch: 'Schau zu …',
    done: 'Mehr brauchst du nicht',
    playBots: 'Gegen Bots spielen',
    play: 'Jetzt spielen',
    again: 'Noch einmal',
    back: 'Zurück',
  },
  ru: {
    learn: 'Научиться',
    minute: 'за минуту',
    title: (game) => `Учимся: ${game}`,
    step: (step, of) => `Шаг ${step} из ${of}`,
    leave: 'Пропустить',
    instead: (would) => `${would}. Не сейчас: нажмите то, что подсвечено.`,
    elsewhere: 'Не сейчас: нажмите то, что подсвечено.',
    over: 'Урок окончен. Теперь играйте!',
    watch: 'Смотрите…',
    done: 'Больше знать не нужно',
    playBots: 'Играть с ботами',
    play: 'Играть',
    again: 'Ещё раз',
    back: 'Назад',
  },
});
