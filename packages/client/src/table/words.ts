import { computed } from '@preact/signals';
import { type Language, language } from '../words/index.ts';

/** What the table says, whatever is played at it. */
interface TableWords {
  readonly hand: string;
  readonly you: string;
  readonly yourTurn: string;
  readonly log: string;
  readonly closeLog: string;
  readonly logEmpty: string;
  readonly cards: (count: number) => string;
  readonly of: (points: number, target: number) => string;
  readonly bot: string;
  readonly held: string;
  readonly away: (seconds: number) => string;
  readonly awayNow: string;
  readonly empty: string;
}

const WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    hand: 'Your hand',
    you: 'You',
    yourTurn: 'Your turn',
    log: 'What happened',
    closeLog: 'Close',
    logEmpty: 'Nothing yet.',
    cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'} in hand`,
    of: (points, target) => `${points} of ${target} points`,
    bot: 'bot',
    held: 'away · bot plays',
    away: (seconds) => `away · bot in ${seconds} s`,
    awayNow: 'away',
    empty: 'empty',
  },
  de: {
    hand: 'Deine Hand',
    you: 'Du',
    yourTurn: 'Du bist dran',
    log: 'Was geschah',
    closeLog: 'Schließen',
    logEmpty: 'Noch nichts.',
    cards: (count) => `${count} ${count === 1 ? 'Karte' : 'Karten'} auf der Hand`,
    of: (points, target) => `${points} von ${target} Punkten`,
    bot: 'Bot',
    held: 'weg · Bot spielt',
    away: (seconds) => `weg · Bot in ${seconds} s`,
    awayNow: 'weg',
    empty: 'leer',
  },
  ru: {
    hand: 'Ваши карты',
    you: 'Вы',
    yourTurn: 'Ваш ход',
    log: 'Что произошло',
    closeLog: 'Закрыть',
    logEmpty: 'Пока ничего.',
    cards: (count) => `Карт на руках: ${count}`,
    of: (points, target) => `Очков: ${points} из ${target}`,
    bot: 'бот',
    held: 'отошёл · играет бот',
    away: (seconds) => `отошёл · бот через ${seconds} с`,
    awayNow: 'отошёл',
    empty: 'пусто',
  },
};

export const tableWords = computed(() => WORDS[language.value]);
