import { spoken } from '../words/index.ts';

interface SeenWords {
  readonly title: string;
  readonly close: string;
  readonly now: string;
  readonly table: string;
  readonly cards: string;
  readonly plates: string;
  readonly over: string;
  /** Whoever is to act, where that is not the viewer. */
  readonly waits: (names: string) => string;
  readonly turn: string;
  readonly clock: string;
  readonly held: string;
  readonly host: string;
  readonly bot: string;
  readonly botHolds: string;
  readonly away: string;
}

export const seenWords = spoken<SeenWords>({
  en: {
    title: 'What you see',
    close: 'Close what you see',
    now: 'Now',
    table: 'On the table',
    cards: 'These cards',
    plates: 'At the seats',
    over: 'The game is over; everything lies as it lay at the end.',
    waits: (names) => `You have nothing to do just now. To act: ${names}.`,
    turn: 'A light plate: to act now.',
    clock: 'Seconds left for the move, and in reserve for the deal.',
    held: 'At the backs, how many cards somebody holds.',
    host: 'The crown: the host of the table.',
    bot: 'The seal of a bot.',
    botHolds: 'Away: a bot plays until they are back.',
    away: 'Not there at the moment; soon a bot plays for them.',
  },
  de: {
    title: 'Was du siehst',
    close: 'Schließen, was du siehst',
    now: 'Jetzt',
    table: 'Mitten auf dem Tisch',
    cards: 'Diese Karten',
    plates: 'An den Plätzen',
    over: 'Das Spiel ist aus; alles liegt, wie es am Ende lag.',
    waits: (names) => `Im Augenblick hast du nichts zu tun. Am Zug: ${names}.`,
    turn: 'Helles Schild: ist am Zug.',
    clock: 'So viele Sekunden bleiben für den Zug, und so viele in Reserve.',
    held: 'An den Rückseiten: wie viele Karten jemand hat.',
    host: 'Die Krone: wer Gastgeber ist.',
    bot: 'Das Siegel eines Bots.',
    botHolds: 'Nicht da: Bis zur Rückkehr spielt ein Bot.',
    away: 'Gerade nicht da; bald springt ein Bot ein.',
  },
  ru: {
    title: 'Что вы видите',
    close: 'Закрыть пояснения',
    now: 'Сейчас',
    table: 'Посреди стола',
    cards: 'Эти карты',
    plates: 'У мест',
    over: 'Игра окончена, всё лежит, как лежало в конце.',
    waits: (names) => `От вас пока ничего не требуется. Ходит: ${names}.`,
    turn: 'Светлая табличка: сейчас ходит.',
    clock: 'Сколько секунд осталось на ход и сколько в запасе.',
    held: 'У рубашек — сколько карт на руках.',
    host: 'Корона: хозяин стола.',
    bot: 'Печать бота.',
    botHolds: 'Нет на месте: пока играет бот.',
    away: 'Отошёл; скоро за него сыграет бот.',
  },
});
