import { spoken } from '../../i18n/index.ts';

interface SeenWords {
  readonly title: string;
  readonly close: string;
  readonly now: string;
  readonly table: string;
  readonly cards: string;
  readonly plates: string;
  readonly over: string;
  /** Names the players whose turn it is, if it is not the viewer's. */
  readonly waits: (names: string) => string;
  readonly turn: string;
  readonly clock: string;
  readonly held: string;
  readonly host: string;
  readonly bot: string;
  readonly botHolds: string;
  readonly away: string;
}

export const legendWords = spoken<SeenWords>({
  en: {
    title: 'What’s this?',
    close: 'Close explanations',
    now: 'Now',
    table: 'On the table',
    cards: 'These cards',
    plates: 'At the seats',
    over: 'The game is over. This is how it ended.',
    waits: (names) => `Waiting for ${names}.`,
    turn: 'Bright plate: their turn.',
    clock: 'Seconds left for the move, and in reserve for the deal.',
    held: 'Number on the backs: cards in hand.',
    host: 'Crown: the host.',
    bot: 'A bot.',
    botHolds: 'Away: a bot plays until they’re back.',
    away: 'Away: a bot will play for them soon.',
  },
  de: {
    title: 'Was ist was?',
    close: 'Erklärungen schließen',
    now: 'Jetzt',
    table: 'Auf dem Tisch',
    cards: 'Diese Karten',
    plates: 'An den Plätzen',
    over: 'Das Spiel ist aus. So ist es ausgegangen.',
    waits: (names) => `Warten auf ${names}.`,
    turn: 'Helles Schild: ist dran.',
    clock: 'Sekunden für den Zug, und die Reserve für die Runde.',
    held: 'Zahl an den Rückseiten: Karten auf der Hand.',
    host: 'Krone: der Gastgeber.',
    bot: 'Ein Bot.',
    botHolds: 'Nicht da: Bis zur Rückkehr spielt ein Bot.',
    away: 'Nicht da: Bald springt ein Bot ein.',
  },
  ru: {
    title: 'Что есть что?',
    close: 'Закрыть пояснения',
    now: 'Сейчас',
    table: 'На столе',
    cards: 'Эти карты',
    plates: 'У мест',
    over: 'Игра окончена. Так она закончилась.',
    waits: (names) => `Ждём хода: ${names}.`,
    turn: 'Светлая табличка: сейчас ходит.',
    clock: 'Сколько секунд осталось на ход и сколько в запасе.',
    held: 'Число у рубашек: карт на руках.',
    host: 'Корона: хозяин стола.',
    bot: 'Бот.',
    botHolds: 'Нет на месте: пока играет бот.',
    away: 'Нет на месте: скоро сыграет бот.',
  },
});
