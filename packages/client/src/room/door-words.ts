import { spoken } from '../words/index.ts';

/** What is said at the door of a table. */
interface DoorWords {
  readonly invites: (host: string, game: string) => string;
  /** Where nobody is there who could invite. */
  readonly open: (game: string) => string;
  readonly seats: string;
  readonly free: string;
  readonly locked: string;
  readonly bot: string;
  readonly running: string;
  /** Where somebody may play on in a bot's place. */
  readonly runningWithBots: string;
  readonly full: string;
  readonly shut: string;
  readonly wait: string;
  readonly waits: string;
  readonly tooManyTitle: string;
  readonly tooMany: string;
  /** To whoever watches, for as long as they do. */
  readonly watching: string;
}

export const doorWords = spoken<DoorWords>({
  en: {
    invites: (host, game) => `${host} invites you to ${game}`,
    open: (game) => `A table for ${game}`,
    seats: 'At the table',
    free: 'free seat',
    locked: 'kept free',
    bot: 'bot',
    running: 'The game is running. You can watch, and perhaps sit down for the next one.',
    runningWithBots: 'A game is on. You can watch, or play in a bot’s place.',
    full: 'All seats are taken. You can watch.',
    shut: 'A game is running that only its players may see.',
    wait: 'Wait for the next one',
    waits: 'You come in as soon as the game is over.',
    tooManyTitle: 'One moment',
    tooMany: 'Too many codes were tried from here. Try again in a minute.',
    watching: 'You are watching',
  },
  de: {
    invites: (host, game) => `${host} lädt dich ein: ${game}`,
    open: (game) => `Ein Tisch für ${game}`,
    seats: 'Am Tisch',
    free: 'freier Platz',
    locked: 'freigehalten',
    bot: 'Bot',
    running: 'Das Spiel läuft schon. Du kannst zusehen und beim nächsten vielleicht mitspielen.',
    runningWithBots: 'Das Spiel läuft. Du kannst zusehen oder für einen Bot weiterspielen.',
    full: 'Alle Plätze sind besetzt. Du kannst zusehen.',
    shut: 'Es läuft ein Spiel, das nur die Mitspielenden sehen dürfen.',
    wait: 'Auf das nächste warten',
    waits: 'Du kommst an den Tisch, sobald das Spiel zu Ende ist.',
    tooManyTitle: 'Einen Moment',
    tooMany: 'Von hier wurden zu viele Codes probiert. Versuch es in einer Minute noch einmal.',
    watching: 'Du siehst zu',
  },
  ru: {
    invites: (host, game) => `${host} зовёт вас за стол: ${game}`,
    open: (game) => `Стол: ${game}`,
    seats: 'За столом',
    free: 'свободное место',
    locked: 'место придержано',
    bot: 'бот',
    running: 'Игра уже идёт. Можно посмотреть, а в следующей, возможно, и сыграть.',
    runningWithBots: 'Игра уже идёт. Можно посмотреть или сесть на место бота.',
    full: 'Все места заняты. Можно посмотреть.',
    shut: 'Идёт игра, которую видят только её участники.',
    wait: 'Подождать следующую',
    waits: 'Вы окажетесь за столом, как только игра закончится.',
    tooManyTitle: 'Минутку',
    tooMany: 'Отсюда пробовали слишком много кодов. Попробуйте через минуту.',
    watching: 'Вы смотрите',
  },
});
