import { listed, spoken, words } from '../i18n/index.ts';
import { plural } from '../i18n/plural.ts';
import type { Snapshot } from '../net/table-link.ts';
import type { NameOf } from './presentation.ts';
import type { Order } from './state/order.ts';

/** Texts of the table that are the same for every game. */
interface TableWords {
  readonly table: string;
  readonly hand: string;
  readonly you: string;
  readonly log: string;
  readonly close: string;
  readonly cancel: string;
  /** The answers of a player who confirms each move: play a card, do something else, or go back. */
  readonly play: string;
  readonly yes: string;
  readonly back: string;
  /** The group of piles and places that a player can act on. */
  readonly targets: string;
  readonly logEmpty: string;
  /** The button that replays the last turn. */
  readonly lookBack: string;
  readonly cards: (count: number) => string;
  readonly points: (points: number) => string;
  readonly of: (points: number, target: number) => string;
  /** Points in a game in which few points are good. */
  readonly penalty: (points: number, limit: number) => string;
  readonly host: string;
  readonly bot: string;
  readonly held: string;
  /** A player who has been idle for too long. */
  readonly away: string;
  /** A player without a connection, with the seconds until a bot takes the seat. */
  readonly disconnected: (seconds: number) => string;
  readonly empty: string;
  /** Open cards, by name. */
  readonly holds: (cards: string) => string;
  readonly over: string;
  /** Shown instead of the prompt while the table is paused. */
  readonly paused: string;
  readonly onHold: string;
  /** The answer to a player who acts out of turn: whose turn it is. */
  readonly notYet: (names: readonly string[]) => string;
  /** The answer to picking more cards than a move takes. */
  readonly enough: string;
  readonly justDrawn: string;
  /** Told once to a player who uses a touch screen. */
  readonly holdToLook: string;
  /** A seat's time, for players who cannot see the ring. */
  readonly seconds: (left: number) => string;
  /** The time left for the move, and the reserve. */
  readonly secondsAndReserve: (left: number, reserve: number) => string;
  /** Spoken for a button that a lesson or a hint points to. */
  readonly meant: string;
  readonly ordered: (order: string) => string;
  /** The orders in which a hand can be sorted. */
  readonly orders: Readonly<Record<Order, string>>;
  readonly putAt: (card: string, place: number, of: number) => string;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');

export const tableWords = spoken<TableWords>({
  en: {
    table: 'The table',
    hand: 'Your hand',
    you: 'You',
    log: 'What happened',
    close: 'Close',
    cancel: 'Cancel',
    play: 'Play',
    yes: 'Yes',
    back: 'Back',
    targets: 'On the table',
    logEmpty: 'Nothing has happened yet.',
    lookBack: 'Replay the last turn',
    cards: (count) => many(count, { one: '# card in hand', other: '# cards in hand' }),
    points: (points) => many(points, { one: '# point', other: '# points' }),
    of: (points, target) => `${points} of ${many(target, { one: '# point', other: '# points' })}`,
    penalty: (points, limit) => `${points} of at most ${many(limit, { one: '# penalty point', other: '# penalty points' })}`,
    host: 'host',
    bot: 'bot',
    held: 'bot plays',
    away: 'away',
    disconnected: (seconds) => `Disconnected: a bot plays in ${seconds} s`,
    empty: 'empty',
    holds: (cards) => `In hand: ${cards}.`,
    over: 'The game is over',
    paused: 'Paused',
    onHold: 'On hold',
    notYet: (names) => (names.length === 1 ? `Not yet: it’s ${names[0]}’s turn.` : `Not yet: waiting for ${listed(names)}.`),
    enough: 'That’s enough: put one back first.',
    justDrawn: 'Just drawn',
    holdToLook: 'Hold a card or a place to preview it.',
    seconds: (left) => many(left, { one: '# second left', other: '# seconds left' }),
    secondsAndReserve: (left, reserve) =>
      `${many(left, { one: '# second left', other: '# seconds left' })}, and ${reserve} in reserve`,
    meant: 'Suggested',
    ordered: (order) => `Your hand: ${order}`,
    orders: { suit: 'by suit', rank: 'by rank', own: 'your own order' },
    putAt: (card, place, of) => `${card}, now card ${place} of ${of}`,
  },
  de: {
    table: 'Der Tisch',
    hand: 'Deine Karten',
    you: 'Du',
    log: 'Was bisher geschah',
    close: 'Schließen',
    cancel: 'Abbrechen',
    play: 'Spielen',
    yes: 'Ja',
    back: 'Zurück',
    targets: 'Auf dem Tisch',
    logEmpty: 'Noch ist nichts passiert.',
    lookBack: 'Letzten Zug noch mal zeigen',
    cards: (count) => viele(count, { one: '# Karte auf der Hand', other: '# Karten auf der Hand' }),
    points: (points) => viele(points, { one: '# Punkt', other: '# Punkte' }),
    of: (points, target) => `${points} von ${viele(target, { one: '# Punkt', other: '# Punkten' })}`,
    penalty: (points, limit) => `${points} von höchstens ${viele(limit, { one: '# Strafpunkt', other: '# Strafpunkten' })}`,
    host: 'Gastgeber',
    bot: 'Bot',
    held: 'Bot spielt',
    away: 'weg',
    disconnected: (seconds) => `Verbindung weg: in ${seconds} s spielt ein Bot`,
    empty: 'leer',
    holds: (cards) => `Auf der Hand: ${cards}.`,
    over: 'Das Spiel ist aus',
    paused: 'Pause',
    onHold: 'Angehalten',
    notYet: (names) =>
      names.length === 1 ? `Noch nicht: ${names[0]} ist dran.` : `Noch nicht: Wir warten auf ${listed(names)}.`,
    enough: 'Das sind genug: Leg erst eine zurück.',
    justDrawn: 'Gerade gezogen',
    holdToLook: 'Halte eine Karte oder einen Platz gedrückt, um zu sehen, was passiert.',
    seconds: (left) => viele(left, { one: 'noch # Sekunde', other: 'noch # Sekunden' }),
    secondsAndReserve: (left, reserve) =>
      `${viele(left, { one: 'noch # Sekunde', other: 'noch # Sekunden' })}, dazu ${reserve} in Reserve`,
    meant: 'Vorschlag',
    ordered: (order) => `Dein Blatt: ${order}`,
    orders: { suit: 'nach Farben', rank: 'nach Werten', own: 'eigene Ordnung' },
    putAt: (card, place, of) => `${card}, jetzt Karte ${place} von ${of}`,
  },
  ru: {
    table: 'Стол',
    hand: 'Ваши карты',
    you: 'Вы',
    log: 'Ход игры',
    close: 'Закрыть',
    cancel: 'Отмена',
    play: 'Сыграть',
    yes: 'Да',
    back: 'Назад',
    targets: 'На столе',
    logEmpty: 'Пока ничего не произошло.',
    lookBack: 'Повторить последний ход',
    cards: (count) => `На руках ${mnogo(count, { one: '# карта', few: '# карты', other: '# карт' })}`,
    points: (points) => mnogo(points, { one: '# очко', few: '# очка', other: '# очков' }),
    of: (points, target) => `${mnogo(points, { one: '# очко', few: '# очка', other: '# очков' })} из ${target}`,
    penalty: (points, limit) =>
      `${mnogo(points, { one: '# штрафное очко', few: '# штрафных очка', other: '# штрафных очков' })} из ${limit}`,
    host: 'хозяин стола',
    bot: 'бот',
    held: 'играет бот',
    away: 'нет на месте',
    disconnected: (seconds) => `Нет связи: через ${seconds} с сыграет бот`,
    empty: 'пусто',
    holds: (cards) => `На руках: ${cards}.`,
    over: 'Игра окончена',
    paused: 'Перерыв',
    onHold: 'Игра приостановлена',
    notYet: (names) => (names.length === 1 ? `Ещё рано: ходит ${names[0]}.` : `Ещё рано: ждём остальных (${listed(names)}).`),
    enough: 'Достаточно: сначала верните одну.',
    justDrawn: 'Только что взята',
    holdToLook: 'Задержите палец на карте или месте, чтобы увидеть, что получится.',
    seconds: (left) => mnogo(left, { one: 'осталась # секунда', few: 'осталось # секунды', other: 'осталось # секунд' }),
    secondsAndReserve: (left, reserve) =>
      `${mnogo(left, { one: 'осталась # секунда', few: 'осталось # секунды', other: 'осталось # секунд' })} и ещё ${reserve} в запасе`,
    meant: 'Нажмите сюда',
    ordered: (order) => `Ваши карты: ${order}`,
    orders: { suit: 'по мастям', rank: 'по старшинству', own: 'в вашем порядке' },
    putAt: (card, place, of) => `${card}: теперь ${place}-я из ${of}`,
  },
});

/** Returns the name of a seat as the viewer reads it. */
export function nameIn({ seat: own, seats }: Pick<Snapshot, 'seat' | 'seats'>): NameOf {
  return (seat) => (seat === own ? tableWords.value.you : seats[seat]?.name || words.value.table.seat(seat));
}
