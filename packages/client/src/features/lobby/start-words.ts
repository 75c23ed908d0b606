import { spoken } from '../../i18n/index.ts';

/** Texts of the start page about the ways to play. */
interface StartWords {
  readonly ways: string;
  readonly friends: string;
  readonly find: string;
  readonly alone: string;
  /** The link to the open tables. */
  readonly watch: string;
  readonly aloneAbout: string;
  readonly againstBots: string;
  readonly byMyself: string;
  readonly goOn: string;
  /** Links to a table, or to a game on this device; `backTo` if its game is over. */
  readonly goOnTo: (game: string) => string;
  readonly backTo: (game: string) => string;
  readonly yourTurn: string;
  readonly turnOf: (names: string) => string;
  readonly gathering: string;
  readonly over: string;
  readonly asleep: string;
  readonly nobodyElse: string;
  /** Shown while a code is checked. */
  readonly codeLooking: string;
  readonly codeTooMany: string;
  readonly codeFailed: string;
  /** The host's name is empty if the table has none yet. */
  readonly leadsTo: (game: string, host: string) => string;
}

export const startWords = spoken<StartWords>({
  en: {
    ways: 'Ways to play',
    friends: 'With friends',
    find: 'Find a game',
    alone: 'Alone',
    watch: 'Watch others play: open tables',
    aloneAbout: 'No clock, and friends can join any time.',
    againstBots: 'Play against bots',
    byMyself: 'Play by myself',
    goOn: 'Your tables today',
    goOnTo: (game) => `Continue: ${game}`,
    backTo: (game) => `Back to the table: ${game}`,
    yourTurn: 'your turn',
    turnOf: (names) => `${names} to move`,
    gathering: 'gathering',
    over: 'game over',
    asleep: 'everyone left',
    nobodyElse: 'by yourself',
    codeLooking: 'Checking …',
    codeTooMany: 'Too many codes tried. Try again in a minute.',
    codeFailed: 'No answer. Check your connection and try again.',
    leadsTo: (game, host) => (host === '' ? game : `${game}, with ${host}`),
  },
  de: {
    ways: 'Wie möchtest du spielen?',
    friends: 'Mit Freunden',
    find: 'Spiel finden',
    alone: 'Allein',
    watch: 'Anderen zusehen: offene Tische',
    aloneAbout: 'Ohne Uhr, und Freunde können jederzeit dazukommen.',
    againstBots: 'Gegen Bots spielen',
    byMyself: 'Für mich allein spielen',
    goOn: 'Deine Tische von heute',
    goOnTo: (game) => `Weiterspielen: ${game}`,
    backTo: (game) => `Zurück an den Tisch: ${game}`,
    yourTurn: 'du bist dran',
    turnOf: (names) => `dran: ${names}`,
    gathering: 'wartet noch',
    over: 'Spiel zu Ende',
    asleep: 'alle weg',
    nobodyElse: 'nur du',
    codeLooking: 'Moment …',
    codeTooMany: 'Zu viele Codes probiert. Versuch es in einer Minute noch einmal.',
    codeFailed: 'Keine Antwort. Prüf deine Verbindung und versuch es noch einmal.',
    leadsTo: (game, host) => (host === '' ? game : `${game}, bei ${host}`),
  },
  ru: {
    ways: 'Как будем играть?',
    friends: 'С друзьями',
    find: 'Найти игру',
    alone: 'В одиночку',
    watch: 'Посмотреть, как играют: открытые столы',
    aloneAbout: 'Без часов, а друзей можно позвать в любой момент.',
    againstBots: 'Играть с ботами',
    byMyself: 'Играть в одиночку',
    goOn: 'Ваши столы за сегодня',
    goOnTo: (game) => `Продолжить: ${game}`,
    backTo: (game) => `Вернуться за стол: ${game}`,
    yourTurn: 'ваш ход',
    turnOf: (names) => `ходит ${names}`,
    gathering: 'ждём игроков',
    over: 'игра окончена',
    asleep: 'все ушли',
    nobodyElse: 'только вы',
    codeLooking: 'Проверяем…',
    codeTooMany: 'Слишком много попыток. Попробуйте через минуту.',
    codeFailed: 'Нет ответа. Проверьте связь и попробуйте ещё раз.',
    leadsTo: (game, host) => (host === '' ? game : `${game}, зовёт ${host}`),
  },
});
