import { spoken } from '../words/index.ts';

/** What is said around a lesson. */
interface LearnWords {
  readonly learn: string;
  /** On the button, for whoever has not taken it. */
  readonly minute: string;
  readonly title: (game: string) => string;
  readonly step: (step: number, of: number) => string;
  readonly leave: string;
  /** An answer to another press than the one that is meant: what it would have done. */
  readonly instead: (would: string) => string;
  readonly elsewhere: string;
  /** To a press after the last step. */
  readonly over: string;
  readonly watch: string;
  readonly done: string;
  readonly playBots: string;
  readonly play: string;
  readonly again: string;
  readonly back: string;
}

export const learnWords = spoken<LearnWords>({
  en: {
    learn: 'Learn it',
    minute: 'in a minute',
    title: (game) => `Learn ${game}`,
    step: (step, of) => `Step ${step} of ${of}`,
    leave: 'Skip',
    instead: (would) => `${would}. Not this time: press what is lit.`,
    elsewhere: 'Not this time: press what is lit.',
    over: 'The lesson is over: now play.',
    watch: 'Watch …',
    done: 'That is all you need',
    playBots: 'Now play: against bots',
    play: 'Now play',
    again: 'Once more',
    back: 'Back',
  },
  de: {
    learn: 'Spiel lernen',
    minute: '1 Minute',
    title: (game) => `${game} lernen`,
    step: (step, of) => `Schritt ${step} von ${of}`,
    leave: 'Überspringen',
    instead: (would) => `${would}. Diesmal nicht: Drück, was leuchtet.`,
    elsewhere: 'Diesmal nicht: Drück, was leuchtet.',
    over: 'Die Lektion ist zu Ende: Jetzt spiel.',
    watch: 'Schau zu …',
    done: 'Mehr brauchst du nicht',
    playBots: 'Jetzt spielen: gegen Bots',
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
    instead: (would) => `${would}. Сейчас не так: нажмите то, что подсвечено.`,
    elsewhere: 'Сейчас не так: нажмите то, что подсвечено.',
    over: 'Урок окончен: теперь играйте.',
    watch: 'Смотрите …',
    done: 'Больше знать не нужно',
    playBots: 'Играть против ботов',
    play: 'Играть',
    again: 'Ещё раз',
    back: 'Назад',
  },
});
