import { spoken } from '../words/index.ts';

/** What the table says, whatever is played at it. */
interface TableWords {
  readonly table: string;
  readonly hand: string;
  readonly you: string;
  readonly log: string;
  readonly close: string;
  readonly cancel: string;
  /** Piles and places on which one can act. */
  readonly targets: string;
  readonly logEmpty: string;
  readonly cards: (count: number) => string;
  readonly points: (points: number) => string;
  readonly of: (points: number, target: number) => string;
  readonly bot: string;
  readonly held: string;
  /** Seconds until a bot takes the seat. */
  readonly away: (seconds: number) => string;
  readonly awayNow: string;
  readonly empty: string;
  /** Cards that lie open, by name. */
  readonly holds: (cards: string) => string;
  readonly over: string;
  /** A bot had to move for them. */
  readonly timeUp: (name: string) => string;
  /** Moves that were made were taken back. */
  readonly tookBack: (name: string) => string;
  /** A seat's time, for those who do not see the ring. */
  readonly seconds: (left: number) => string;
  /** Of a button that a lesson or a hint means. */
  readonly meant: string;
}

export const tableWords = spoken<TableWords>({
  en: {
    table: 'The table',
    hand: 'Your hand',
    you: 'You',
    log: 'What happened',
    close: 'Close',
    cancel: 'Not yet',
    targets: 'On the table',
    logEmpty: 'Nothing yet.',
    cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'} in hand`,
    points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
    of: (points, target) => `${points} of ${target} points`,
    bot: 'bot',
    held: 'bot plays',
    away: (seconds) => `away ${seconds} s`,
    awayNow: 'away',
    empty: 'empty',
    holds: (cards) => `In hand: ${cards}.`,
    over: 'The game is over',
    timeUp: (name) => `Time was up, so a bot moved: ${name}.`,
    tookBack: (name) => `${name} took a move back.`,
    seconds: (left) => `${left} ${left === 1 ? 'second' : 'seconds'} left`,
    meant: 'This is meant',
  },
  de: {
    table: 'Der Tisch',
    hand: 'Deine Hand',
    you: 'Du',
    log: 'Was geschah',
    close: 'Schließen',
    cancel: 'Doch nicht',
    targets: 'Auf dem Tisch',
    logEmpty: 'Noch nichts.',
    cards: (count) => `${count} ${count === 1 ? 'Karte' : 'Karten'} auf der Hand`,
    points: (points) => `${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
    of: (points, target) => `${points} von ${target} Punkten`,
    bot: 'Bot',
    held: 'Bot spielt',
    away: (seconds) => `weg ${seconds} s`,
    awayNow: 'weg',
    empty: 'leer',
    holds: (cards) => `Auf der Hand: ${cards}.`,
    over: 'Das Spiel ist aus',
    timeUp: (name) => `Die Zeit war um, ein Bot hat gespielt: ${name}.`,
    tookBack: (name) => `Zug zurückgenommen: ${name}.`,
    seconds: (left) => `noch ${left} ${left === 1 ? 'Sekunde' : 'Sekunden'}`,
    meant: 'Das ist gemeint',
  },
  ru: {
    table: 'Стол',
    hand: 'Ваши карты',
    you: 'Вы',
    log: 'Что произошло',
    close: 'Закрыть',
    cancel: 'Отмена',
    targets: 'На столе',
    logEmpty: 'Пока ничего.',
    cards: (count) => `Карт на руках: ${count}`,
    points: (points) => `Очков: ${points}`,
    of: (points, target) => `Очков: ${points} из ${target}`,
    bot: 'бот',
    held: 'играет бот',
    away: (seconds) => `нет ${seconds} с`,
    awayNow: 'отошёл',
    empty: 'пусто',
    holds: (cards) => `На руках: ${cards}.`,
    over: 'Игра окончена',
    timeUp: (name) => `Время вышло, ход сделал бот: ${name}.`,
    tookBack: (name) => `Ход возвращён: ${name}.`,
    seconds: (left) => `осталось ${left} с`,
    meant: 'Нажмите сюда',
  },
});
