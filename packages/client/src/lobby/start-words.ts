import { spoken } from '../words/index.ts';

/** What is said on the start page about the ways to play. */
interface StartWords {
  readonly ways: string;
  readonly friends: string;
  readonly find: string;
  readonly alone: string;
  /** Of the link to the open tables. */
  readonly watch: string;
  readonly aloneAbout: string;
  readonly againstBots: string;
  readonly byMyself: string;
  readonly goOn: string;
  /** Of a table, or of a game on this device: where it leads; the second where the game is over. */
  readonly goOnTo: (game: string) => string;
  readonly backTo: (game: string) => string;
  readonly yourTurn: string;
  readonly turnOf: (names: string) => string;
  readonly gathering: string;
  readonly over: string;
  readonly asleep: string;
  readonly nobodyElse: string;
  /** Of a code as it is looked at. */
  readonly codeLooking: string;
  readonly codeTooMany: string;
  readonly codeFailed: string;
  /** Without a host where nobody is there yet. */
  readonly leadsTo: (game: string, host: string) => string;
}

export const startWords = spoken<StartWords>({
  en: {
    ways: 'Ways to play',
    friends: 'With friends',
    find: 'Find a game',
    alone: 'Alone',
    watch: 'Watch others play: open tables',
    aloneAbout: 'Bots are never in a hurry, and friends can join at any time.',
    againstBots: 'Play against bots',
    byMyself: 'Play by myself',
    goOn: 'Your tables today',
    goOnTo: (game) => `Go on: ${game}`,
    backTo: (game) => `Back to the table: ${game}`,
    yourTurn: 'your turn',
    turnOf: (names) => `${names} to move`,
    gathering: 'gathering',
    over: 'game over',
    asleep: 'nobody there',
    nobodyElse: 'by yourself',
    codeLooking: 'Looking …',
    codeTooMany: 'Too many codes were tried from here. Try again in a minute.',
    codeFailed: 'No answer. Check your connection and try again.',
    leadsTo: (game, host) => (host === '' ? game : `${game}, with ${host}`),
  },
  de: {
    ways: 'Wie möchtest du spielen?',
    friends: 'Mit Freunden',
    find: 'Spiel finden',
    alone: 'Allein',
    watch: 'Anderen zusehen: offene Tische',
    aloneAbout: 'Bots haben es nie eilig, und Freunde können jederzeit dazukommen.',
    againstBots: 'Gegen Bots spielen',
    byMyself: 'Für mich allein spielen',
    goOn: 'Deine Tische von heute',
    goOnTo: (game) => `Weiterspielen: ${game}`,
    backTo: (game) => `Zurück an den Tisch: ${game}`,
    yourTurn: 'du bist dran',
    turnOf: (names) => `dran: ${names}`,
    gathering: 'wartet noch',
    over: 'Spiel zu Ende',
    asleep: 'niemand da',
    nobodyElse: 'nur du',
    codeLooking: 'Moment …',
    codeTooMany: 'Von hier wurden zu viele Codes probiert. Versuch es in einer Minute noch einmal.',
    codeFailed: 'Keine Antwort. Prüf deine Verbindung und versuch es noch einmal.',
    leadsTo: (game, host) => (host === '' ? game : `${game}, bei ${host}`),
  },
  ru: {
    ways: 'Как будем играть?',
    friends: 'С друзьями',
    find: 'Найти игру',
    alone: 'Соло',
    watch: 'Посмотреть, как играют: открытые столы',
    aloneAbout: 'Боты никуда не спешат, а друзей можно позвать в любой момент.',
    againstBots: 'Играть с ботами',
    byMyself: 'Играть в одиночку',
    goOn: 'Ваши столы за сегодня',
    goOnTo: (game) => `Продолжить: ${game}`,
    backTo: (game) => `Вернуться за стол: ${game}`,
    yourTurn: 'ваш ход',
    turnOf: (names) => `ходит ${names}`,
    gathering: 'ждём игроков',
    over: 'игра окончена',
    asleep: 'никого нет',
    nobodyElse: 'только вы',
    codeLooking: 'Смотрим …',
    codeTooMany: 'Отсюда пробовали слишком много кодов. Попробуйте через минуту.',
    codeFailed: 'Нет ответа. Проверьте связь и попробуйте ещё раз.',
    leadsTo: (game, host) => (host === '' ? game : `${game}, зовёт ${host}`),
  },
});
